import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Answers } from '../ingest/answers.ts';

export interface PhoneFormRow {
  projectId: number;
  formId: number;
  xformId: number;
  number: number;
  idString: string;
  title: string;
  version: string;
  hash: string;
  hasFiles: boolean;
}

/** Only open forms of projects that are not archived, where the person collects. */
const OPEN_TO = (userId: number) => sql`
  from form_user fu
    join form f on f.project_id = fu.project_id and f.id = fu.form_id and f.is_active and f.is_published and f.deleted_at is null
    join project p on p.id = f.project_id and not p.is_archived
    join xform x on x.id = f.xform_id
    join xform_version v on v.xform_id = x.id and v.number = x.version
  where fu.user_id = ${userId} and fu.is_active`;

/** Nobody collects with so many; a phone could not show them. */
const MOST_FORMS = 1000;

export async function phoneForms(db: Db, userId: number, formId: number | null): Promise<PhoneFormRow[]> {
  const { rows } = await sql<PhoneFormRow>`
    select f.project_id as "projectId", f.id as "formId", x.id as "xformId", v.number, x.id_string as "idString", f.title, v.version, v.hash,
      (jsonb_array_length(v.media) > 0 or exists (
        select 1 from xform_media m where m.xform_id = x.id and m.number = v.number and m.replaced_at is null)) as "hasFiles"
    ${OPEN_TO(userId)} and (${formId}::int is null or f.id = ${formId}) order by f.title, f.id limit ${MOST_FORMS}`.execute(
    db,
  );
  return rows;
}

/** More than these no phone keeps. */
const MOST_RECORDS = 500;

/** Answers of the newest records that a person sent with a form. */
export async function newestAnswers(
  db: Db,
  { projectId, formId }: Pick<PhoneFormRow, 'projectId' | 'formId'>,
  userId: number,
): Promise<Answers[]> {
  const { rows } = await sql<{ answers: Answers }>`
    select answers from submission
    where project_id = ${projectId} and form_id = ${formId} and user_id = ${userId} and deleted_at is null
    order by received_at desc, id desc limit ${MOST_RECORDS}`.execute(db);
  return rows.map(({ answers }) => answers);
}

export async function versionXml(db: Db, xformId: number, number: number): Promise<string> {
  const { rows } = await sql<{ xml: string }>`
    select xml from xform_version where xform_id = ${xformId} and number = ${number}`.execute(db);
  return rows[0]?.xml ?? '';
}
