import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface MainForm {
  xformId: number;
  /** Column → path with the root. */
  questions: Record<string, string>;
}

/** The form that a registry of a project is filled with first. */
export async function mainForm(db: Db, projectId: number, registry: string): Promise<MainForm | undefined> {
  const { rows } = await sql<MainForm>`
    select f.xform_id as "xformId", b.questions from form_binding b
    join form f on f.project_id = b.project_id and f.id = b.form_id
    where b.project_id = ${projectId} and b.registry = ${registry} order by b.is_main desc, b.form_id limit 1`.execute(
    db,
  );
  return rows[0];
}
