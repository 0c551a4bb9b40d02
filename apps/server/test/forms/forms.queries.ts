import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** Everything that an upload could leave behind. */
export async function formCounts(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from xform) as xforms, (select count(*)::int from xform_version) as versions,
      (select count(*)::int from xform_source) as sources, (select count(*)::int from xform_draft) as drafts,
      (select count(*)::int from xform_media) as media`.execute(db);
  return rows[0] as Record<string, number>;
}

/** As collection writes it when records come in. */
export async function sendRecords(
  db: Db,
  form: { projectId: number; formId: number },
  people: Record<number, number>,
): Promise<void> {
  for (const [userId, submissions] of Object.entries(people))
    await sql`
      insert into form_surveyor (project_id, form_id, user_id, submissions, first_at, last_at)
      values (${form.projectId}, ${form.formId}, ${Number(userId)}, ${submissions}, now(), now())`.execute(db);
}

export async function deletedLongAgo(db: Db, xformId: number, days: number): Promise<void> {
  await sql`update xform set deleted_at = now() - ${days} * interval '1 day' where id = ${xformId}`.execute(db);
}

/** The programme's own, as its standard forms are. */
export async function giveToProgramme(db: Db, idString: string): Promise<void> {
  await sql`update xform set organization_id = null where id_string = ${idString}`.execute(db);
}

export async function createdOn(db: Db, idString: string, at: string): Promise<void> {
  await sql`update xform set created_at = ${at}::timestamptz where id_string = ${idString}`.execute(db);
}

export async function formUserIds(db: Db, formId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from form_user where form_id = ${formId} order by user_id`.execute(db);
  return rows.map((row) => row.id);
}

export async function mediaKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select file_key as key from xform_media`.execute(db);
  return rows.map((row) => row.key);
}

/** Tables whose rows name files of the store. */
export async function tablesWithFiles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'file_key' order by 1`.execute(db);
  return rows.map((row) => row.name);
}

/** As if somebody had paused after each change. */
export async function designedApart(db: Db, xformId: number): Promise<void> {
  await sql`update xform_design_change set saved_at = saved_at + version * interval '6 minutes' - interval '1 day'
    where xform_id = ${xformId}`.execute(db);
}

/** As if what was designed so far had been designed that many minutes earlier. */
export async function designedEarlier(db: Db, xformId: number, minutes: number): Promise<void> {
  await sql`update xform_design_change set saved_at = saved_at - ${minutes} * interval '1 minute'
    where xform_id = ${xformId}`.execute(db);
}
