import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** A project as far as this person may know of it; null asks for no membership. */
export async function projectFor(
  db: Db,
  projectId: number,
  memberId: number | null,
  lock: 'share' | 'update' | null,
): Promise<{ isArchived: boolean } | undefined> {
  const member =
    memberId === null
      ? sql`true`
      : sql`exists (select 1 from project_member m where m.project_id = p.id and m.user_id = ${memberId})`;
  const held = lock === 'update' ? sql`for no key update of p` : lock === 'share' ? sql`for share of p` : sql``;
  const { rows } = await sql<{ isArchived: boolean }>`
    select p.is_archived as "isArchived" from project p where p.id = ${projectId} and ${member} ${held}`.execute(db);
  return rows[0];
}
