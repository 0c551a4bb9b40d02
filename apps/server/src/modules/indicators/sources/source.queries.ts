import type { RecordSource } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface SourceRow {
  nodeId: number;
  formProjectId: number;
  version: number;
  source: RecordSource;
  savedAt: Date;
  savedByName: string | null;
}

/** From which records indicators are counted: all of a project, or these. */
export async function recordSources(
  db: Db,
  projectId: number,
  nodeIds: readonly number[] | null,
): Promise<SourceRow[]> {
  const ids = nodeIds === null ? null : [...nodeIds];
  const { rows } = await sql<SourceRow>`
    select s.node_id as "nodeId", s.form_project_id as "formProjectId", s.version, s.source, s.saved_at as "savedAt",
      u.first_name || ' ' || u.last_name as "savedByName"
    from indicator_source s left join app_user u on u.id = s.saved_by
    where s.project_id = ${projectId} and (${ids}::int[] is null or s.node_id = any(${ids}::int[]))
    order by s.node_id`.execute(db);
  return rows;
}
export const recordSourceOf = async (db: Db, projectId: number, nodeId: number): Promise<SourceRow | undefined> =>
  (await recordSources(db, projectId, [nodeId]))[0];

export async function writeSource(
  db: Db,
  projectId: number,
  nodeId: number,
  {
    source,
    formProjectId,
    userId,
    version,
  }: Pick<SourceRow, 'source' | 'formProjectId' | 'version'> & { userId: number },
): Promise<void> {
  await sql`
    insert into indicator_source (project_id, node_id, form_project_id, form_id, version, source, saved_by)
    values (${projectId}, ${nodeId}, ${formProjectId}, ${source.formId}, ${version}, ${JSON.stringify(source)}::jsonb, ${userId})
    on conflict (project_id, node_id) do update set form_project_id = excluded.form_project_id, form_id = excluded.form_id,
      version = excluded.version, source = excluded.source, saved_by = excluded.saved_by, saved_at = now()`.execute(db);
}

export async function deleteSource(db: Db, projectId: number, nodeId: number): Promise<void> {
  await sql`delete from indicator_source where project_id = ${projectId} and node_id = ${nodeId}`.execute(db);
}

/** The version of the newest state that was kept, also of one that was taken away; 0: there was none. */
export async function sourceVersion(db: Db, projectId: number, nodeId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(h.version), 0)::int as version from indicator_history h
    where h.project_id = ${projectId} and h.node_id = ${nodeId} and h.kind = 'source' and h.period = ''`.execute(db);
  return rows[0]?.version ?? 0;
}

export interface FormRow {
  id: number;
  projectId: number;
  xformId: number;
  title: string;
  /** Records that become work wait to be approved. */
  isReviewed: boolean;
}
/** The forms of these projects, or one of them, that were not deleted; five hundred are more than a list bears. */
export async function formsOf(db: Db, projectIds: readonly number[], formId: number | null): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`
    select f.id, f.project_id as "projectId", f.xform_id as "xformId", f.title,
      exists (select 1 from form_binding b where b.project_id = f.project_id and b.form_id = f.id
        and b.registry not in ('member', 'group')) as "isReviewed"
    from form f
    where f.project_id = any(${[...projectIds]}::int[]) and f.deleted_at is null
      and (${formId}::int is null or f.id = ${formId}::int)
    order by lower(f.title), f.id limit 500`.execute(db);
  return rows;
}

/** What these forms are called, also those that were deleted since. */
export async function formTitles(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; title: string }>`
    select f.id, f.title from form f where f.id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** The forms whose records some indicator counts; there are few. */
export async function countedForms(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct s.form_id as id from indicator_source s`.execute(db);
  return rows.map(({ id }) => id);
}

/** Every indicator that counts records of these forms has to be counted anew; answers the projects of which they are. */
export async function dueByForms(db: Db, forms: readonly { projectId: number; formId: number }[]): Promise<number[]> {
  const { rows } = await sql<{ projectId: number }>`
    with due as (
      insert into indicator_due (project_id, node_id)
      select distinct s.project_id, s.node_id
      from unnest(${forms.map(({ projectId }) => projectId)}::int[], ${forms.map(({ formId }) => formId)}::int[]) f (project, form)
      join indicator_source s on s.form_project_id = f.project and s.form_id = f.form
      returning project_id)
    select distinct d.project_id as "projectId" from due d`.execute(db);
  return rows.map(({ projectId }) => projectId);
}
