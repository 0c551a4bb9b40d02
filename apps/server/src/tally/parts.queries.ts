import { type RawBuilder, sql } from 'kysely';
import { all } from '../db/paging.queries.ts';
import type { AnyTally, TallyColumn } from './tally.ts';

export type Sql = RawBuilder<unknown>;

export const keysOf = (tally: AnyTally): string[] => Object.keys(tally.key);
export const measuresOf = (tally: AnyTally): string[] => Object.keys(tally.measures);
export const refs = (names: readonly string[], alias?: string): Sql =>
  sql.join(names.map((name) => sql.ref(alias ? `${alias}.${name}` : name)));
export const tableOf = (tally: AnyTally): Sql => sql.table(tally.table);
export const sumsOf = (names: readonly string[], alias: string): Sql =>
  sql.join(names.map((name) => sql`sum(${sql.ref(`${alias}.${name}`)}) as ${sql.ref(name)}`));
/** Any of the measures; rows that add nothing are not kept. */
export const anySum = (names: readonly string[], alias: string): Sql =>
  sql`(${sql.join(
    names.map((name) => sql`sum(${sql.ref(`${alias}.${name}`)}) <> 0`),
    sql` or `,
  )})`;

const columns = (of: Readonly<Record<string, TallyColumn>>, value: (column: TallyColumn) => Sql): Sql =>
  sql.join(Object.entries(of).map(([name, column]) => sql`${value(column)} as ${sql.ref(name)}`));

/** What rows `r` come to, a line for each key. `times`: how often each of them is added; below 0 it is taken away. */
export function counted(tally: AnyTally, rows: Sql, times: Sql, only: readonly Sql[] = []): Sql {
  const { key, measures, joins = sql``, where } = tally;
  const lines = sql`
    select ${columns(key, ({ is }) => is)}, ${columns(measures, ({ is }) => sql`${times} * (${is})`)}
    from ${rows} ${joins} where ${all([...(where ? [where] : []), ...only])}`;
  const [keys, names] = [keysOf(tally), measuresOf(tally)];
  return sql`select ${refs(keys, 'l')}, ${sumsOf(names, 'l')} from (${lines}) l
    group by ${refs(keys, 'l')} having ${anySum(names, 'l')}`;
}

/** The rows themselves, as they stand in the database. */
export const countedRows = (tally: AnyTally, times: 1 | -1, only: readonly Sql[] = []): Sql =>
  counted(
    tally,
    typeof tally.of === 'string' ? sql`${sql.table(tally.of)} r` : sql`(${tally.of}) r`,
    sql.lit(times),
    only,
  );

export const insertInto = (tally: AnyTally, lines: Sql): Sql =>
  sql`insert into ${tableOf(tally)} (${refs([...keysOf(tally), ...measuresOf(tally)])}) ${lines}`;
