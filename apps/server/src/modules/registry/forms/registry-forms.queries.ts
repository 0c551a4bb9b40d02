import type { Registry } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface RegistryForm {
  registry: Registry;
  projectId: number;
  formId: number;
  xformId: number;
  title: string;
  questions: Record<string, string>;
}

/** The form that Add and Edit of each registry open. */
export async function registryForms(db: Db, projectId: number): Promise<RegistryForm[]> {
  const { rows } = await sql<RegistryForm>`
    select b.registry, b.project_id as "projectId", b.form_id as "formId", f.xform_id as "xformId", f.title, b.questions
    from form_binding b join form f on f.project_id = b.project_id and f.id = b.form_id and f.deleted_at is null
    where b.project_id = ${projectId} and b.is_main order by b.registry`.execute(db);
  return rows;
}
