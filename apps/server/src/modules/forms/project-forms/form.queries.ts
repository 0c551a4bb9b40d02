import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { type Reached, withinReach } from '#modules/geography/index.ts';
import { dataHolder } from '../data-holder.ts';
import { personName } from '../library/xform.queries.ts';

export interface FormRow {
  id: number;
  projectId: number;
  xformId: number;
  idString: string;
  title: string;
  createdAt: Date;
  isActive: boolean;
  isPublished: boolean;
  isArchived: boolean;
  target: number | null;
  totalSurveyor: number;
  totalSubmission: number;
  isCollector: boolean;
  /** Of its library form; null: the programme's own. */
  ownerId: number | null;
}

/** Who looks at forms: what was sent is said as far as the reader reaches. */
export interface Reader {
  userId: number;
  reached: Reached;
}

/** Of the surveyors `s` of a form: those within reach, by person or organisation. */
export const surveyorsWithin = (reached: Reached) =>
  withinReach(reached, {
    userId: sql`s.user_id`,
    organizationId: sql`(select u.organization_id from app_user u where u.id = s.user_id)`,
  });

/**
 * What each person has sent with each form of a project, as far as somebody reaches: from what is kept by person, and, of
 * those who are reached by no more than place, the rows that lie in the reader's sites.
 */
export function sentWithin(projectId: number, reached: Reached): RawBuilder<unknown> {
  const kept = sql`select s.form_id, s.user_id, s.submissions from form_surveyor s
    where s.project_id = ${projectId} and ${surveyorsWithin(reached)}`;
  const placed = dataHolder()
    .placedWithin(projectId, reached)
    .map(
      (rows) => sql`select s.form_id, s.user_id, count(*) from (${rows}) s where not ${surveyorsWithin(reached)}
        group by s.form_id, s.user_id`,
    );
  return sql.join([kept, ...placed], sql` union all `);
}

/** Of a form `f` with its library form `x` and project `p`. What was sent is not counted, only summed. */
export const formColumns = ({ userId }: Reader) => sql`f.id, f.project_id as "projectId", f.xform_id as "xformId",
  x.id_string as "idString", f.title, f.created_at as "createdAt", f.is_active as "isActive", f.is_published as "isPublished",
  p.is_archived as "isArchived", f.target, coalesce(sent.people, 0) as "totalSurveyor",
  coalesce(sent.submissions, 0) as "totalSubmission",
  exists (select 1 from form_user fu where fu.project_id = f.project_id and fu.form_id = f.id and fu.user_id = ${userId}
    and fu.is_active) as "isCollector", x.organization_id as "ownerId"`;
/** Kept by person, it is summed for each form that is shown; records in the reader's sites are read once for all of them. */
function sentJoin(projectId: number, reached: Reached): RawBuilder<unknown> {
  const sums = sql`count(*)::int as people, sum(s.submissions)::int as submissions`;
  return dataHolder().placedWithin(projectId, reached).length === 0
    ? sql`left join lateral (select ${sums} from form_surveyor s
        where s.project_id = f.project_id and s.form_id = f.id and ${surveyorsWithin(reached)}) sent on true`
    : sql`left join (select s.form_id, ${sums} from (${sentWithin(projectId, reached)}) s group by s.form_id)
        sent on sent.form_id = f.id`;
}

export const formTables = (projectId: number, { reached }: Reader): RawBuilder<unknown> =>
  sql`join xform x on x.id = f.xform_id join project p on p.id = f.project_id ${sentJoin(projectId, reached)}`;

interface Key {
  projectId: number;
  id: number;
}
const isForm = ({ projectId, id }: Key) => sql`f.project_id = ${projectId} and f.id = ${id} and f.deleted_at is null`;

export async function formRow(db: Db, key: Key, reader: Reader): Promise<FormRow | undefined> {
  const { rows } = await sql<FormRow>`
    select ${formColumns(reader)} from form f ${formTables(key.projectId, reader)} where ${isForm(key)}`.execute(db);
  return rows[0];
}

export interface FormDetailRow extends FormRow {
  projectName: string;
  description: string | null;
  version: number;
  languages: string[];
  questionCount: number;
  userCount: number;
  missingMedia: number;
  createdBy: string | null;
  updatedAt: Date;
}

/** A project uses deployed forms only, and these have a version. */
export async function formDetail(db: Db, key: Key, reader: Reader): Promise<FormDetailRow | undefined> {
  const { rows } = await sql<FormDetailRow>`
    select ${formColumns(reader)}, p.name as "projectName", x.description, x.version, x.languages,
      x.question_count as "questionCount", x.missing_media as "missingMedia", ${personName('f.created_by')} as "createdBy",
      f.updated_at as "updatedAt",
      (select count(*)::int from form_user fu where fu.project_id = f.project_id and fu.form_id = f.id) as "userCount"
    from form f ${formTables(key.projectId, reader)} where ${isForm(key)} and x.version is not null`.execute(db);
  return rows[0];
}

/** Held until the end of the transaction: what is read is what is changed. */
export async function holdForm(db: Db, { projectId, id }: Key): Promise<void> {
  await sql`select 1 from form where project_id = ${projectId} and id = ${id} for update`.execute(db);
}

export interface FormChange {
  title?: string;
  isActive?: boolean;
  isPublished?: boolean;
  target?: number | null;
}

export async function updateForm(db: Db, { projectId, id }: Key, change: FormChange): Promise<void> {
  await db
    .updateTable('form')
    .set({
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.isActive === undefined ? {} : { is_active: change.isActive }),
      ...(change.isPublished === undefined ? {} : { is_published: change.isPublished }),
      ...(change.target === undefined ? {} : { target: change.target }),
      updated_at: sql`now()`,
    })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

export async function removeForm(db: Db, { projectId, id }: Key, userId: number): Promise<void> {
  await sql`update form set deleted_at = now(), deleted_by = ${userId}, is_active = false, is_published = false
    where project_id = ${projectId} and id = ${id}`.execute(db);
}

export interface FormTotals {
  totalForms: number;
  totalActive: number;
  totalSubmission: number;
  totalUniqueSurveyors: number;
}

/** Of a project, or of one of its forms, as far as the reader reaches. A form that holds data cannot be deleted, so all that was sent counts. */
export async function formTotals(
  db: Db,
  projectId: number,
  formId: number | null,
  reached: Reached,
): Promise<FormTotals> {
  const one = (column: string) => (formId === null ? sql`true` : sql`${sql.ref(column)} = ${formId}`);
  const { rows } = await sql<FormTotals>`
    select f.total as "totalForms", f.active as "totalActive", s.submissions as "totalSubmission", s.people as "totalUniqueSurveyors"
    from (select count(*)::int as total, count(*) filter (where f.is_active)::int as active from form f
        where f.project_id = ${projectId} and ${one('f.id')} and f.deleted_at is null) f,
      (select coalesce(sum(s.submissions), 0)::int as submissions, count(*)::int as people
        from (select s.user_id, sum(s.submissions) as submissions from (${sentWithin(projectId, reached)}) s
          where ${one('s.form_id')} group by s.user_id) s) s`.execute(db);
  return rows[0] as FormTotals;
}
