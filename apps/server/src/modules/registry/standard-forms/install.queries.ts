import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** Deleted ones are there too. */
export async function installedForms(
  db: Db,
  xformIds: readonly number[],
  formIds: readonly number[],
): Promise<{ xforms: Set<number>; forms: Set<number> }> {
  const xforms = await sql<{ id: number }>`
    select id from xform where id = any(${[...xformIds]}::int[])`.execute(db);
  const forms = await sql<{ id: number }>`
    select id from form where id = any(${[...formIds]}::int[])`.execute(db);
  return { xforms: new Set(xforms.rows.map((row) => row.id)), forms: new Set(forms.rows.map((row) => row.id)) };
}

export async function collectorsOf(db: Db, projectId: number, formIds: readonly number[]): Promise<number[]> {
  if (formIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct user_id as id from form_user
    where project_id = ${projectId} and form_id = any(${[...formIds]}::int[]) and is_active order by 1`.execute(db);
  return rows.map((row) => row.id);
}

export interface OutdatedForm {
  xformId: number;
  /** Its newest version. */
  number: number;
  /** Paths of the questions that it has. */
  paths: string[];
}

/**
 * Of these forms those without the version that is named. A form that staff replaced, or began to change, or that is
 * deleted, is theirs and is not among them.
 */
export async function outdatedForms(
  db: Db,
  forms: readonly { xformId: number; version: string }[],
): Promise<OutdatedForm[]> {
  const { rows } = await sql<OutdatedForm>`
    select x.id as "xformId", v.number,
      array(select q ->> 'path' from jsonb_array_elements(v.questions) q) as paths
    from unnest(${forms.map((one) => one.xformId)}::int[], ${forms.map((one) => one.version)}::text[]) as f (id, version)
    join xform x on x.id = f.id join xform_version v on v.xform_id = x.id and v.number = x.version
    where x.origin = 'standard' and x.deleted_at is null
      and not exists (select 1 from xform_draft d where d.xform_id = x.id)
      and not exists (select 1 from xform_version o
        where o.xform_id = x.id and (o.version >= f.version or o.created_by is not null))
    order by x.id for update of x`.execute(db);
  return rows;
}

/** What a project's own form fills, with the columns added that it does not have yet. */
export async function bindMore(
  db: Db,
  form: { projectId: number; formId: number; registry: string },
  questions: Record<string, string>,
): Promise<void> {
  await sql`update form_binding set questions = ${JSON.stringify(questions)}::jsonb || questions, updated_at = clock_timestamp()
    where project_id = ${form.projectId} and form_id = ${form.formId} and registry = ${form.registry}`.execute(db);
}
