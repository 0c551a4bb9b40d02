import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export async function addJob(
  db: Db,
  name: string,
  payload: unknown,
  key: string | null,
  maxAttempts: number,
  flags: string[] | null = null,
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts := ${maxAttempts},
    job_key := ${key}, flags := ${flags}::text[])`.execute(db);
}
