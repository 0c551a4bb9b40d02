import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** The number of the transaction that this runs in. */
export async function transactionNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ n: string }>`select pg_current_xact_id()::text as n`.execute(db);
  return rows[0]?.n as string;
}

/** Whether everybody who was writing while that transaction was under way has ended. */
export async function isSettled(db: Db, number: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) > ${number}::xid8 as is`.execute(db);
  return rows[0]?.is === true;
}
