import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Bytes, FormFacts, FormParts } from '../compile/index.ts';
import { listNames } from '../media/lists.ts';

/** Bytes go to the database as they came out of the thread; the database reads them as text. */
const text = (bytes: Bytes): RawBuilder<unknown> => sql`convert_from(${Buffer.from(bytes.buffer)}::bytea, 'UTF8')`;
const json = (bytes: Bytes): RawBuilder<unknown> => sql`${text(bytes)}::jsonb`;

export interface NewVersion {
  xformId: number;
  number: number;
  facts: FormFacts;
  parts: FormParts;
  model: Bytes;
  /** The file as it was uploaded, where it can be given back as it is. */
  source: { fileName: string; bytes: Uint8Array } | null;
  createdBy: number | null;
}

export async function insertVersion(db: Db, v: NewVersion): Promise<void> {
  await sql`
    insert into xform_version (xform_id, number, version, xml, model, questions, choices, default_language, languages,
      question_count, media, hash, created_by)
    values (${v.xformId}, ${v.number}, ${v.facts.version}, ${text(v.parts.xml)}, ${json(v.model)}, ${json(v.parts.questions)},
      ${json(v.parts.choices)}, ${v.facts.defaultLanguage}, ${v.facts.languages}::text[], ${v.facts.questionCount},
      ${JSON.stringify(v.facts.media)}::jsonb, ${v.parts.hash}, ${v.createdBy})`.execute(db);
  if (v.source)
    await sql`insert into xform_source (xform_id, number, file_name, bytes)
      values (${v.xformId}, ${v.number}, ${v.source.fileName}, ${Buffer.from(v.source.bytes)})`.execute(db);
}

/** Files that the new version still refers to go with it: the same files, known as they were. */
export async function carryMedia(
  db: Db,
  from: { xformId: number; number: number },
  to: { xformId: number; number: number; names: string[] },
): Promise<void> {
  await sql`
    insert into xform_media (xform_id, number, name, file_key, size, media_type, hash, geo_type_id, uploaded_by, uploaded_at)
    select ${to.xformId}, ${to.number}, name, file_key, size, media_type, hash, geo_type_id, uploaded_by, uploaded_at
    from xform_media where xform_id = ${from.xformId} and number = ${from.number} and replaced_at is null
      and name = any(${to.names}::text[]) order by id
    on conflict (xform_id, number, name) where replaced_at is null do nothing`.execute(db);
}

/** The form is what its newest version is; what is missing is counted from what is there. */
export async function setNewest(db: Db, xformId: number, number: number): Promise<void> {
  await sql`
    update xform x set state = 'deployed', version = v.number, question_count = v.question_count, languages = v.languages,
      updated_at = now()
    from xform_version v where v.xform_id = x.id and v.number = ${number} and x.id = ${xformId}`.execute(db);
  await countMissing(db, xformId);
}

/** A list that the server makes is never missing. */
export async function countMissing(db: Db, xformId: number): Promise<void> {
  await sql`
    update xform x set missing_media = (
      select count(*) from xform_version v, jsonb_array_elements(v.media) needed
      where v.xform_id = x.id and v.number = x.version and needed ->> 'name' <> all(${listNames()}::text[]) and not exists (
        select 1 from xform_media m where m.xform_id = v.xform_id and m.number = v.number
          and m.name = needed ->> 'name' and m.replaced_at is null))
    where x.id = ${xformId}`.execute(db);
}

export interface DraftToSave {
  xformId: number;
  model: Bytes;
  source: { fileName: string; bytes: Uint8Array } | null;
  savedBy: number | null;
}

/** A draft that is there already is another one from now on; what the designer made of the old one goes. */
export async function saveDraft(db: Db, draft: DraftToSave): Promise<void> {
  const { source } = draft;
  await sql`delete from xform_design where xform_id = ${draft.xformId}`.execute(db);
  await sql`
    insert into xform_draft (xform_id, model, source_name, source, saved_by)
    values (${draft.xformId}, ${json(draft.model)}, ${source?.fileName ?? null},
      ${source ? Buffer.from(source.bytes) : null}, ${draft.savedBy})
    on conflict (xform_id) do update set model = excluded.model, source_name = excluded.source_name,
      source = excluded.source, saved_by = excluded.saved_by, saved_at = now()`.execute(db);
}

export async function setDraftFacts(db: Db, xformId: number, facts: FormFacts): Promise<void> {
  await sql`update xform set question_count = ${facts.questionCount}, languages = ${facts.languages}::text[], updated_at = now()
    where id = ${xformId}`.execute(db);
}

export async function removeDraft(db: Db, xformId: number): Promise<void> {
  await sql`delete from xform_draft where xform_id = ${xformId}`.execute(db);
}

/** What is being designed is deployed: from here on it goes on from that version. */
export async function settleDesign(db: Db, xformId: number, number: number): Promise<void> {
  await sql`update xform_design set based_on = ${number} where xform_id = ${xformId}`.execute(db);
}

/** Whether somebody is designing a further version. */
export async function isDesigned(db: Db, xformId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select 1 from xform_draft d join xform_design g using (xform_id) where d.xform_id = ${xformId}) as is`.execute(
    db,
  );
  return rows[0]?.is ?? false;
}
