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

export interface QueueFigures {
  waiting: number;
  running: number;
  failed: number;
  /** How long the one that waits longest has been due; long work, which waits for its turn, aside. */
  oldestSeconds: number;
}

export async function queueFigures(db: Db): Promise<QueueFigures> {
  const { rows } = await sql<QueueFigures>`
    select count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
      coalesce(extract(epoch from max(now() - run_at) filter (
        where locked_at is null and attempts < max_attempts and run_at <= now() and flags is null)), 0)::float8 as "oldestSeconds"
    from graphile_worker.jobs`.execute(db);
  return rows[0] as QueueFigures;
}
