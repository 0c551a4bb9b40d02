import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Answers } from '#modules/collection/index.ts';

export async function answersOf(
  db: Db,
  { projectId, formId, id }: { projectId: number; formId: number; id: number },
): Promise<Answers> {
  const { rows } = await sql<{ answers: Answers }>`
    select answers from submission where project_id = ${projectId} and form_id = ${formId} and id = ${id}`.execute(db);
  return rows[0]?.answers ?? {};
}
