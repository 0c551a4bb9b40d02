import { hash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { takeNoted } from './noted-changes.ts';
import { limitedPool } from './statement-limits.ts';
import { limitTransaction } from './statement-limits.queries.ts';
import type { Db, Tables } from './tables.ts';

/** Work that leaves only after the transaction is durable: mail, notifications, cache invalidation. */
export type AfterCommit = () => void | Promise<void>;

export interface Transaction {
  db: Db;
  onCommit(work: AfterCommit): void;
}

/** A handle on a pool that somebody else owns. */
export const handleOn = (pool: Pool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Statements that get a name on a connection; what writes its values into its text would else fill the server's memory. */
const MOST_NAMED = 200;

/**
 * A handle on one connection, which stays with its holder. For work that is done over and over: each statement is planned
 * once per connection.
 */
export const handleOnClient = (client: PoolClient): Db => {
  const names = new Map<string, string>();
  const named = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMED) return known;
    const name = `again-${hash('sha1', text, 'base64url')}`;
    names.set(text, name);
    return name;
  };
  const query = (text: unknown, values?: unknown[]) =>
    typeof text === 'string' && values
      ? client.query({ name: named(text) as string, text, values })
      : client.query(text as string, values);
  const connection = new Proxy(client, {
    get: (target, name) =>
      name === 'release' ? () => {} : name === 'query' ? query : Reflect.get(target, name, target),
  });
  return handleOn({ connect: async () => connection, end: async () => {} } as unknown as Pool);
};

/** One handle for the process. */
export class Database {
  readonly db: Db;
  /** For requests that only read: each of their statements ends after a while. */
  readonly reading: Db;
  /** Who is told, after a commit, of which projects it changed figures. */
  onChanged: (projectIds: ReadonlySet<number>) => void = () => {};
  constructor(
    readonly pool: Pool,
    private readonly onError: (error: unknown) => void,
    /** Null behind a pooler, where a connection is not ours: there the limit is set on the role. */
    readMs: number | null = null,
  ) {
    this.db = handleOn(pool);
    this.reading = readMs === null ? this.db : handleOn(limitedPool(pool, readMs));
  }

  /** Runs the work in one transaction, whose statements may be limited; what it handed to onCommit runs once the commit has returned. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>, statementMs?: number): Promise<T> {
    const after: AfterCommit[] = [];
    const result = await this.db.transaction().execute(async (db) => {
      after.push(() => {
        const changed = takeNoted(db);
        if (changed) this.onChanged(changed);
      });
      if (statementMs !== undefined) await limitTransaction(db, statementMs);
      return work({ db, onCommit: (w) => void after.push(w) });
    });
    for (const work of after) {
      // The write is durable: a failing listener must not turn it into an error for the caller.
      try {
        const pending = work();
        if (pending) pending.catch(this.onError);
      } catch (error) {
        this.onError(error);
      }
    }
    return result;
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}
