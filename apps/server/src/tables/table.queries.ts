import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** What the last sheet of a file says: of which project, by whom, when. */
export interface TableNames {
  project: string;
  exportedBy: string;
  exportedAt: string;
}

export async function tableNames(db: Db, projectId: number, userId: number): Promise<TableNames | undefined> {
  const { rows } = await sql<TableNames>`
    select p.name as project, trim(u.first_name || ' ' || u.last_name) || ' (' || u.username || ')' as "exportedBy",
      to_char(now() at time zone ${sql.lit(PROGRAMME_TIME_ZONE)}, 'YYYY-MM-DD HH24:MI:SS') as "exportedAt"
    from project p, app_user u where p.id = ${projectId} and u.id = ${userId}`.execute(db);
  return rows[0];
}
