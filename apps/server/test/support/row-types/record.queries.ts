import { type QueryExecutorProvider, type RawBuilder, type RawNode, sql } from 'kysely';
import pg from 'pg';
import { executedOf, noteNulls, noteText } from './executed.ts';

type Query = (this: unknown, config: unknown, ...rest: unknown[]) => unknown;
const recording = Symbol.for('msurvey.statements-are-recorded');

const stack = () => new Error('executed here').stack ?? '';
const caller = () =>
  stack()
    .split('\n')
    .find((line, i) => i > 0 && !line.includes('/row-types/')) ?? '';

/** Kysely's statements: the array of a template's texts is the same one at each call, so it names a place in the sources. */
function recordBuilders(): void {
  const builders = Object.getPrototypeOf(sql`select`) as RawBuilder<unknown>;
  builders.execute = async function (this: RawBuilder<unknown>, provider: QueryExecutorProvider) {
    const pieces = (this.toOperationNode() as RawNode).sqlFragments;
    const executed = executedOf(pieces, () => ({ pieces, stack: stack() }));
    const compiled = this.compile(provider);
    noteText(executed, compiled.sql);
    const result = await provider.getExecutor().executeQuery(compiled);
    noteNulls(executed, result.rows);
    return result;
  };
}

/** Statements that a function of a *.queries.ts gives to a connection or a pool itself. */
function recordConnections(connections: { query: unknown }): void {
  const query = connections.query as Query;
  const callers = new Map<string, string>();
  connections.query = function (this: unknown, config: unknown, ...rest: unknown[]) {
    const result = query.call(this, config, ...rest);
    const text = typeof config === 'string' ? config : (config as { text?: unknown } | undefined)?.text;
    if (typeof text !== 'string' || !(result instanceof Promise)) return result;
    const from = callers.get(text) ?? caller();
    callers.set(text, from);
    if (!from.includes('.queries.ts')) return result;
    const executed = executedOf(text, () => ({ pieces: null, stack: from }));
    noteText(executed, text);
    result.then(
      (answer: pg.QueryResult) => noteNulls(executed, answer.rows ?? []),
      // Whoever asked deals with it.
      () => {},
    );
    return result;
  };
}

/** From now on this process remembers what is executed. It costs a look at each row. */
export function recordStatements(): void {
  const process = globalThis as { [recording]?: true };
  if (process[recording]) return;
  process[recording] = true;
  recordBuilders();
  recordConnections(pg.Client.prototype);
  recordConnections(pg.Pool.prototype);
}
