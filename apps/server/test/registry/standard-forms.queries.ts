import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export interface VersionSeen {
  number: number;
  version: string;
  isNewest: boolean;
  asksProgramme: boolean;
}

export async function versionsOf(db: Db, xformId: number): Promise<VersionSeen[]> {
  const { rows } = await sql<VersionSeen>`
    select v.number, v.version, v.number = x.version as "isNewest", v.xml like '%<programme%' as "asksProgramme"
    from xform_version v join xform x on x.id = v.xform_id where x.id = ${xformId} order by v.number`.execute(db);
  return rows;
}

/**
 * As an installation has it that was made before forms asked for the project: the earlier version text, without the question
 * and without its binding.
 */
export async function makeOld(db: Db, xformId: number, formId: number, columns: readonly string[]): Promise<void> {
  await sql`update xform_version set version = '2026110101', xml = regexp_replace(xml, '<programmes?/>', '', 'g'),
      questions = (select jsonb_agg(q) from jsonb_array_elements(questions) q where q ->> 'path' !~ '/programmes?$')
    where xform_id = ${xformId}`.execute(db);
  await sql`update form_binding set questions = questions - ${[...columns]}::text[], updated_at = clock_timestamp()
    where form_id = ${formId}`.execute(db);
}

export async function boundOf(db: Db, formId: number): Promise<Record<string, string>> {
  const { rows } = await sql<{ questions: Record<string, string> }>`
    select questions from form_binding where form_id = ${formId}`.execute(db);
  return rows[0]?.questions ?? {};
}

export async function rebind(db: Db, formId: number, column: string, path: string | null): Promise<void> {
  await sql`update form_binding set questions = case when ${path}::text is null then questions - ${column}::text
      else questions || jsonb_build_object(${column}::text, ${path}::text) end, updated_at = clock_timestamp()
    where form_id = ${formId}`.execute(db);
}

/** Staff replaced the form: its newest version is theirs, and calls itself earlier than ours. */
export async function replaceByHand(db: Db, xformId: number): Promise<void> {
  await sql`insert into xform_version (xform_id, number, version, xml, model, questions, choices, default_language, languages,
      question_count, media, hash, created_by)
    select xform_id, number + 1, '2026110102', xml, model, questions, choices, default_language, languages, question_count, media, hash,
      (select min(id) from app_user) from xform_version where xform_id = ${xformId} and number = 1`.execute(db);
  await sql`update xform set version = 2 where id = ${xformId}`.execute(db);
}

export async function beginDraft(db: Db, xformId: number): Promise<void> {
  await sql`insert into xform_draft (xform_id, model) select xform_id, model from xform_version
    where xform_id = ${xformId} and number = 1`.execute(db);
}

export async function deleteForm(db: Db, xformId: number): Promise<void> {
  await sql`update xform set deleted_at = now() where id = ${xformId}`.execute(db);
}
