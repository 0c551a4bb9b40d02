import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

export async function setLanguages(db: Db, xformId: number, languages: string[]): Promise<void> {
  await sql`update xform_version set languages = ${languages}::text[], default_language = ${languages[0]} where xform_id = ${xformId}`.execute(
    db,
  );
}

/** As forms are stored: questions carry only the beginning of their lists (here one choice), which stand whole beside. */
export async function cutChoices(db: Db, xformId: number): Promise<void> {
  await sql`update xform_version set
    choices = (select jsonb_object_agg(q ->> 'list', q -> 'choices') from jsonb_array_elements(questions) q where q ? 'choices' and q ? 'list'),
    questions = (select jsonb_agg(case when q ? 'choices' then jsonb_set(q, '{choices}', jsonb_build_array(q -> 'choices' -> 0)) else q end order by n)
      from jsonb_array_elements(questions) with ordinality as e (q, n))
    where xform_id = ${xformId}`.execute(db);
}

/** As if the process that worked on it had died: it is running, and nobody has been heard of for a while. */
export async function loseTask(db: Db, id: string, attempt: number): Promise<void> {
  await sql`update task set state = 'running', attempt = ${attempt}, alive_at = now() - interval '10 minutes', file_uuid = null,
    ended_at = null where id = ${id}`.execute(db);
}

export async function corruptTask(db: Db, id: string): Promise<void> {
  await sql`update task set input = jsonb_set(input, '{xformId}', '-1') where id = ${id}`.execute(db);
}

export async function receivedTexts(db: Db, formId: number) {
  const { rows } = await sql<{ instanceId: string; receivedAt: string; serial: number }>`
    select instance_id as "instanceId", to_char(received_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI:SS') as "receivedAt",
      extract(epoch from date_trunc('second', received_at) at time zone 'Asia/Dhaka')::float8 / 86400 + 25569 as serial
    from submission where form_id = ${formId} order by received_at, id`.execute(db);
  return rows;
}

export async function messagesTo(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{
    message: string;
  }>`select message from notification where user_id = ${userId} order by id`.execute(db);
  return rows.map((row) => row.message);
}

/** Answers the first name that was. */
export async function renameUser(db: Db, username: string, firstName: string): Promise<string> {
  const { rows } = await sql<{ was: string }>`
    with was as (select id, first_name from app_user where username = ${username})
    update app_user u set first_name = ${firstName} from was where u.id = was.id returning was.first_name as was`.execute(
    db,
  );
  return rows[0]?.was ?? '';
}
