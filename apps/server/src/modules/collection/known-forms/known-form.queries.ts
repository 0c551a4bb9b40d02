import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { QuestionOfForm } from '../ingest/form-schema.ts';

export interface FormOfProject {
  projectId: number;
  formId: number;
  xformId: number;
  idString: string;
}

export async function findForm(db: Db, formId: number): Promise<FormOfProject | undefined> {
  const { rows } = await sql<FormOfProject>`
    select f.project_id as "projectId", f.id as "formId", f.xform_id as "xformId", x.id_string as "idString"
    from form f join xform x on x.id = f.xform_id where f.id = ${formId}`.execute(db);
  return rows[0];
}

export interface VersionRow {
  number: number;
  version: string;
  questions: QuestionOfForm[];
  /** Whole lists by name: the questions carry only the beginning of a long one. */
  choices: Record<string, { name: string }[]>;
}

const COLUMNS = sql`number, version, questions, choices`;

/** Of two versions that call themselves the same, the later one. */
export async function findVersion(db: Db, xformId: number, version: string): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${COLUMNS} from xform_version where xform_id = ${xformId} and version = ${version}
    order by number desc limit 1`.execute(db);
  return rows[0];
}

export async function findNewestVersion(db: Db, xformId: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${COLUMNS} from xform_version where xform_id = ${xformId} order by number desc limit 1`.execute(db);
  return rows[0];
}

/** The forms with this id string that a person may submit to: some phones got the form from elsewhere, under its plain name. */
export async function formsNamed(db: Db, idString: string, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from xform x join form f on f.xform_id = x.id and f.deleted_at is null and f.is_active
      join project p on p.id = f.project_id and not p.is_archived
      join form_user fu on fu.project_id = f.project_id and fu.form_id = f.id and fu.user_id = ${userId} and fu.is_active
    where lower(x.id_string) = lower(${idString}) order by f.id limit 2`.execute(db);
  return rows.map((row) => row.id);
}
