import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Db } from './tables.ts';

/** Of a connection, until told otherwise; 0 is without a limit. */
export const limitStatements = (client: ClientBase, ms: number): Promise<unknown> =>
  client.query(`set statement_timeout = ${Math.round(ms)}`);

/** Of the rest of a transaction. */
export async function limitTransaction(db: Db, ms: number): Promise<void> {
  await sql.raw(`set local statement_timeout = ${Math.round(ms)}`).execute(db);
}
