import { sql } from 'kysely';
import { all, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { chosen, countOf, type TeamRow, teamRows, type UserChoice } from './team-row.queries.ts';

export interface TeamFilter extends Page, UserChoice {
  projectId: number;
}

const members = (filter: TeamFilter) => sql`from project_member m join app_user u on u.id = m.user_id
  where ${all([sql`m.project_id = ${filter.projectId}`, ...chosen(filter)])}`;

export const listTeam = (db: Db, filter: TeamFilter): Promise<TeamRow[]> => teamRows(db, members(filter), filter);
export const countTeam = (db: Db, filter: TeamFilter): Promise<number> => countOf(db, members(filter));

/** Active users of all organisations who are not in the team. */
const candidates = (filter: TeamFilter) =>
  sql`from app_user u where ${all([
    sql`u.status = 'active'`,
    ...chosen(filter),
    sql`not exists (select 1 from project_member m where m.project_id = ${filter.projectId} and m.user_id = u.id)`,
  ])}`;

export const listCandidates = (db: Db, filter: TeamFilter): Promise<TeamRow[]> =>
  teamRows(db, candidates(filter), filter);
export const countCandidates = (db: Db, filter: TeamFilter): Promise<number> => countOf(db, candidates(filter));
