import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** A form of the library with one version of nothing: enough to be used in projects. */
export async function newXform(db: Db, idString: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into xform (id_string, title, state, origin, version) values (${idString}, ${idString}, 'deployed', 'standard', 1)
      returning id`.execute(tx);
    const id = rows[0]?.id as number;
    await sql`
      insert into xform_version (xform_id, number, version, xml, model, questions, default_language, languages, question_count, hash)
      values (${id}, 1, '1', '<x/>', '{}', '[]', 'default', '{}', 0, '-')`.execute(tx);
    return id;
  });
}

export async function newFormOf(db: Db, projectId: number, xformId: number, isDeleted: boolean): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into form (project_id, xform_id, title, deleted_at)
    values (${projectId}, ${xformId}, 'Census ' || ${isDeleted}::text, ${isDeleted ? sql`now()` : sql`null`}) returning id`.execute(
    db,
  );
  return rows[0]?.id as number;
}
