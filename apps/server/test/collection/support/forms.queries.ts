import { createHash } from 'node:crypto';
import { compile, questions, type Workbook } from '@msurvey/xlsform';
import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

export interface TestForm {
  projectId: number;
  formId: number;
  xformId: number;
  idString: string;
  version: string;
  title: string;
}

type Cells = Record<string, string>;
const sheet = (name: string, rows: Cells[]) => ({
  name,
  headers: [...new Set(rows.flatMap((row) => Object.keys(row)))],
  rows: rows.map((cells, i) => ({ row: i + 2, cells })),
});

export interface FormSource {
  idString: string;
  version: string;
  survey: Cells[];
  choices?: Cells[];
  /** What it calls its records. */
  instanceName?: string;
}

export const workbookOf = ({ idString, version, survey, choices = [], instanceName }: FormSource): Workbook => ({
  fileName: `${idString}.xlsx`,
  sheets: [
    sheet('survey', survey),
    ...(choices.length ? [sheet('choices', choices)] : []),
    sheet('settings', [
      { form_id: idString, form_title: idString, version, ...(instanceName && { instance_name: instanceName }) },
    ]),
  ],
});

async function insertVersion(db: Db, xformId: number, number: number, source: FormSource): Promise<void> {
  const { ok, xml, model, diagnostics } = compile(workbookOf(source), { formName: 'data' });
  if (!ok || !xml) throw new Error(`the test's form does not compile: ${JSON.stringify(diagnostics)}`);
  const asked = questions(model, { formName: 'data' });
  await sql`
    insert into xform_version (xform_id, number, version, xml, model, questions, default_language, languages, question_count, hash)
    values (${xformId}, ${number}, ${source.version}, ${xml}, ${JSON.stringify(model)}::jsonb, ${JSON.stringify(asked)}::jsonb,
      'default', '{}', ${asked.length}, ${createHash('md5').update(xml).digest('hex')})`.execute(db);
  await sql`update xform set version = ${number} where id = ${xformId}`.execute(db);
}

/** A deployed form in a project, open, with these people collecting; made directly, so that nothing but it is needed. */
export async function insertForm(
  db: Db,
  source: FormSource,
  options: { projectId?: number; userIds?: number[]; xformId?: number; title?: string } = {},
): Promise<TestForm> {
  const { projectId = 1, userIds = [], title = `Test of ${source.idString}` } = options;
  let { xformId } = options;
  if (xformId === undefined) {
    const { rows } = await sql<{ id: number }>`
      insert into xform (id_string, title, state, origin) values (${source.idString}, ${source.idString}, 'deployed', 'upload')
      returning id`.execute(db);
    xformId = rows[0]?.id as number;
    await insertVersion(db, xformId, 1, source);
  }
  const { rows } = await sql<{ id: number }>`
    insert into form (project_id, xform_id, title, is_active, is_published) values (${projectId}, ${xformId}, ${title}, true, true)
    returning id`.execute(db);
  const formId = rows[0]?.id as number;
  await addFormUsers(db, projectId, formId, userIds);
  return { projectId, formId, xformId, idString: source.idString, version: source.version, title };
}

export async function addFormUsers(db: Db, projectId: number, formId: number, userIds: number[]): Promise<void> {
  await sql`insert into project_member (project_id, user_id) select ${projectId}, unnest(${userIds}::int[]) on conflict do nothing`.execute(
    db,
  );
  await sql`insert into form_user (project_id, form_id, user_id) select ${projectId}, ${formId}, unnest(${userIds}::int[])`.execute(
    db,
  );
}

export const addVersion = insertVersion;

export async function setFormState(
  db: Db,
  form: TestForm,
  state: { isActive?: boolean; isPublished?: boolean; isArchived?: boolean; isUserActive?: boolean },
): Promise<void> {
  const { isActive = true, isPublished = true, isArchived = false, isUserActive = true } = state;
  await sql`update form set is_active = ${isActive}, is_published = ${isPublished} where id = ${form.formId}`.execute(
    db,
  );
  await sql`update project set is_archived = ${isArchived} where id = ${form.projectId}`.execute(db);
  await sql`update form_user set is_active = ${isUserActive} where form_id = ${form.formId}`.execute(db);
}

export async function insertMedia(
  db: Db,
  form: TestForm,
  media: { name: string; key: string; bytes: Buffer; mediaType: string },
): Promise<void> {
  await sql`insert into xform_media (xform_id, number, name, file_key, size, media_type, hash)
    values (${form.xformId}, 1, ${media.name}, ${media.key}, ${media.bytes.length}, ${media.mediaType},
      ${createHash('md5').update(media.bytes).digest('hex')})`.execute(db);
}
