import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export async function keysInUse(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from submission_file where file_key is not null order by file_key`.execute(db);
  return rows.map((row) => row.key);
}

/** As if its record had been removed. */
export async function forgetFileOf(db: Db, key: string): Promise<void> {
  await sql`update submission_file set file_key = null where file_key = ${key}`.execute(db);
}

/** The process that works on it has died some time ago. */
export async function silenceBackup(db: Db): Promise<void> {
  await sql`update backup set state = 'running', ended_at = null, alive_at = now() - interval '1 hour'`.execute(db);
}

export async function ageBackups(db: Db, hours: number): Promise<void> {
  await sql`update backup set created_at = created_at - ${hours} * interval '1 hour',
    ended_at = ended_at - ${hours} * interval '1 hour'`.execute(db);
}
