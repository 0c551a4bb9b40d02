import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { counted, countedRows, insertInto, type Sql } from './parts.queries.ts';
import type { AnyTally } from './tally.ts';

/** Adds or takes away rows as they are in the database at this moment: those that `only` leaves. */
export async function addRows(db: Db, tally: AnyTally, times: 1 | -1, only: readonly Sql[]): Promise<void> {
  await insertInto(tally, countedRows(tally, times, only)).execute(db);
}

/** Rows that are not in a table, or not any more, each so many times. */
export async function addLines(
  db: Db,
  tally: AnyTally,
  lines: readonly (Record<string, unknown> & { times: number })[],
): Promise<void> {
  const types = Object.entries({ ...tally.reads, times: 'int' }).map(
    ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  const rows = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (${sql.join(types)})`;
  await insertInto(tally, counted(tally, rows, sql`r.times`)).execute(db);
}
