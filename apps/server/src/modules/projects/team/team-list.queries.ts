import { sql } from 'kysely';
import { all, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { BLOCK, blocksOutside, headCount } from '#modules/access/index.ts';
import { countRows, ofRoles, ofUser, type TeamRow, teamRows, type UserChoice } from './team-row.queries.ts';

export interface TeamFilter extends Page, UserChoice {
  projectId: number;
  /** Zero or nothing for all. */
  userId?: number;
}

/** From so many members on, those found by name are looked up in the team, instead of the team being read. */
export const LARGE_TEAM = 5000;
/** As a value and not as `exists`, which the planner turns into a join that reads the whole team. */
export const membershipOf = ({ projectId }: TeamFilter) =>
  sql`(select true from project_member m where m.project_id = ${projectId} and m.user_id = u.id)`;

const members = (filter: TeamFilter) => sql`from project_member m join app_user u on u.id = m.user_id
  where ${all([sql`m.project_id = ${filter.projectId}`, ...ofUser(filter), ...ofRoles(filter)])}`;
/** Who is of a block without gaps is in the team without being looked up. */
async function membersNamed(db: Db, filter: TeamFilter) {
  const gaps = await blocksOutside(db, { projectId: filter.projectId, organizationId: filter.orgId, status: null });
  const isMember = sql`(u.id / ${sql.lit(BLOCK)} <> all(${gaps}::int[]) or ${membershipOf(filter)})`;
  return sql`from app_user u where ${all([...ofUser(filter), ...ofRoles(filter), isMember])}`;
}

/** The one member, or nobody. */
async function oneMember(db: Db, filter: TeamFilter, userId: number): Promise<{ rows: TeamRow[]; count: number }> {
  const rows = await teamRows(db, sql`${members(filter)} and u.id = ${userId}`, filter);
  return { rows, count: rows.length };
}

export async function listTeam(db: Db, filter: TeamFilter): Promise<{ rows: TeamRow[]; count: number }> {
  const { projectId, orgId, roleIds, username, userId } = filter;
  if (userId) return oneMember(db, filter, userId);
  const count = await headCount(db, { projectId, organizationId: orgId || null, roleIds });
  if (count === 0) return { rows: [], count };
  const source = username && count > LARGE_TEAM ? await membersNamed(db, filter) : members(filter);
  const [rows, matching] = await Promise.all([
    teamRows(db, source, filter),
    username ? countRows(db, source) : Promise.resolve(count),
  ]);
  return { rows, count: matching };
}
