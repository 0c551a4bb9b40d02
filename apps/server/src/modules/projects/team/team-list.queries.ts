import { sql } from 'kysely';
import { all, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { ofRoles, ofUser, type TeamRow, teamRows, type UserChoice } from './team-row.queries.ts';

export interface TeamFilter extends Page, UserChoice {
  projectId: number;
}

export const listTeam = (db: Db, filter: TeamFilter): Promise<TeamRow[]> =>
  teamRows(
    db,
    sql`from project_member m join app_user u on u.id = m.user_id
      where ${all([sql`m.project_id = ${filter.projectId}`, ...ofUser(filter), ...ofRoles(filter, 'u.id')])}`,
    filter,
  );

/** Users are read only when something is asked of them: a team of 100,000 is then counted from indexes. */
export async function countTeam(db: Db, filter: TeamFilter): Promise<number> {
  const asked = ofUser(filter);
  const users = asked.length ? sql`join app_user u on u.id = m.user_id` : sql``;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from project_member m ${users}
    where ${all([sql`m.project_id = ${filter.projectId}`, ...asked, ...ofRoles(filter, 'm.user_id')])}`.execute(db);
  return rows[0]?.n ?? 0;
}
