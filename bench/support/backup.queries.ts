import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/tables.ts';

/** Names a file for every record of a form; answers the keys, for whoever puts the files into the store. */
export async function nameFiles(db: Db, formId: number, size: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    insert into submission_file (project_id, form_id, submission_id, name, file_key, size, media_type, received_at)
    select project_id, form_id, id, 'photo.jpg', gen_random_uuid(), ${size}, 'image/jpeg', now()
    from submission where form_id = ${formId} returning file_key as key`.execute(db);
  return rows.map((row) => row.key);
}

/** Indicators that a job has still to count: what it writes later would differ from what was backed up. */
export async function dueIndicators(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from indicator_due`.execute(db);
  return rows[0]?.n ?? 0;
}
