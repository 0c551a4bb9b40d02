import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Answers } from '#modules/collection/index.ts';

export async function answeredIn(
  db: Db,
  { projectId, formId, id }: { projectId: number; formId: number; id: number },
): Promise<{ version: number | null; answers: Answers }> {
  const { rows } = await sql<{ version: number | null; answers: Answers }>`
    select version, answers from submission where project_id = ${projectId} and form_id = ${formId} and id = ${id}`.execute(
    db,
  );
  return rows[0] ?? { version: null, answers: {} };
}
