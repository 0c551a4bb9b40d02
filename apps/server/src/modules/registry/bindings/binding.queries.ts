import type { BindableQuestion, Registry } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface BindingRow {
  projectId: number;
  formId: number;
  registry: Registry;
  /** Column → path with the root. */
  questions: Record<string, string>;
  isMain: boolean;
}

const COLUMNS = sql`project_id as "projectId", form_id as "formId", registry, questions, is_main as "isMain"`;

/** Changes whenever any binding does, also when an older transaction commits after a newer one. */
export async function bindingStamp(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select count(*) || '/' || coalesce(sum(extract(epoch from updated_at)), 0) as stamp from form_binding`.execute(db);
  return rows[0]?.stamp ?? '';
}

export async function allBindings(db: Db): Promise<BindingRow[]> {
  const { rows } = await sql<BindingRow>`select ${COLUMNS} from form_binding`.execute(db);
  return rows;
}

export async function bindingOf(db: Db, form: { projectId: number; id: number }): Promise<BindingRow | undefined> {
  const { rows } = await sql<BindingRow>`
    select ${COLUMNS} from form_binding where project_id = ${form.projectId} and form_id = ${form.id}`.execute(db);
  return rows[0];
}

/** One form of a project is a registry's own; the one before it still fills it. */
export async function saveBinding(db: Db, b: BindingRow): Promise<void> {
  if (b.isMain)
    await sql`update form_binding set is_main = false, updated_at = clock_timestamp()
      where project_id = ${b.projectId} and registry = ${b.registry} and is_main and form_id <> ${b.formId}`.execute(
      db,
    );
  await sql`
    insert into form_binding (project_id, form_id, registry, questions, is_main, updated_at)
    values (${b.projectId}, ${b.formId}, ${b.registry}, ${JSON.stringify(b.questions)}, ${b.isMain}, clock_timestamp())
    on conflict (project_id, form_id) do update set registry = excluded.registry, questions = excluded.questions,
      is_main = excluded.is_main, updated_at = excluded.updated_at`.execute(db);
}

export async function removeBinding(db: Db, form: { projectId: number; id: number }): Promise<void> {
  await sql`delete from form_binding where project_id = ${form.projectId} and form_id = ${form.id}`.execute(db);
}

/** Two who bind forms of one project wait for each other: one form is a registry's own. */
export async function holdBindings(db: Db, projectId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('form_binding'), ${projectId})`.execute(db);
}

export interface BindableForm {
  title: string;
  questions: (BindableQuestion & { label: Record<string, string> })[];
  defaultLanguage: string;
  hasUmbrella: boolean;
}

/** The newest version of a form. */
export async function bindableForm(db: Db, form: { projectId: number; id: number }): Promise<BindableForm | undefined> {
  const { rows } = await sql<BindableForm>`
    select f.title, v.questions, v.default_language as "defaultLanguage",
      exists (select 1 from project p where p.id = f.project_id and p.umbrella_id is not null) as "hasUmbrella"
    from form f join xform x on x.id = f.xform_id join xform_version v on v.xform_id = x.id and v.number = x.version
    where f.project_id = ${form.projectId} and f.id = ${form.id}`.execute(db);
  return rows[0];
}

/** Whether forms of a project fill registries of its own, in a statement. */
export const hasRegistries = (projectId: number | null): RawBuilder<unknown> =>
  sql`exists (select 1 from form_binding b where b.project_id = ${projectId}::int)`;
