import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** A project as far as this person may know of it; null asks for no membership. */
export async function projectFor(
  db: Db,
  projectId: number,
  memberId: number | null,
  lock: boolean,
): Promise<{ isArchived: boolean } | undefined> {
  const member =
    memberId === null
      ? sql`true`
      : sql`exists (select 1 from project_member m where m.project_id = p.id and m.user_id = ${memberId})`;
  const { rows } = await sql<{ isArchived: boolean }>`
    select p.is_archived as "isArchived" from project p where p.id = ${projectId} and ${member} ${lock ? sql`for share of p` : sql``}`.execute(
    db,
  );
  return rows[0];
}
