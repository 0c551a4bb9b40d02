import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { FormKey } from './form-user.queries.ts';

/** How many records a form holds, whoever sent them: also those who are no longer among its users. */
export async function collectedWith(db: Db, { projectId, formId }: FormKey): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(submissions), 0)::int as n from form_surveyor
    where project_id = ${projectId} and form_id = ${formId}`.execute(db);
  return rows[0]?.n ?? 0;
}
