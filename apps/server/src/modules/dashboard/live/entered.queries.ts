import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** The projects that somebody may enter (everybody's: null), and where the rows of each live. */
export async function enteredProjects(db: Db, memberId: number | null): Promise<{ id: number; homeId: number }[]> {
  const entered =
    memberId === null
      ? sql`true`
      : sql`exists (select 1 from project_member m where m.project_id = p.id and m.user_id = ${memberId})`;
  const { rows } = await sql<{ id: number; homeId: number }>`
    select p.id, coalesce(p.umbrella_id, p.id) as "homeId" from project p where ${entered} order by p.id`.execute(db);
  return rows;
}
