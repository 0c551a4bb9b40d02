import { EVERY_PROJECT, type Reaching, type ReachPair, type RoleReach } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { REACHES } from '#http/access-cache.queries.ts';

const COLUMNS = sql`x.role_id as "roleId", x.project_id as "projectId", x.records, x.people`;

export interface NamedReach extends RoleReach {
  /** Null: every project. */
  projectName: string | null;
}

/** What a role reaches: in every project first, then by name of the project. */
export async function reachOfRole(db: Db, roleId: number): Promise<NamedReach[]> {
  const { rows } = await sql<NamedReach>`
    select ${COLUMNS}, p.name as "projectName" from role_reach x left join project p on p.id = x.project_id
    where x.role_id = ${roleId} order by x.project_id <> 0, lower(p.name), x.project_id`.execute(db);
  return rows;
}

/** A choice list longer than this is no help to anybody. */
const MOST_PROJECTS = 1000;

/** The projects that somebody knows of: of whose team one is, or all of them for null. */
export async function projectsKnownTo(db: Db, memberId: number | null): Promise<{ id: number; name: string }[]> {
  const known = sql`exists (select 1 from project_member m where m.project_id = p.id and m.user_id = ${memberId})`;
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.name from project p where ${memberId === null ? sql`true` : known}
    order by lower(p.name), p.id limit ${MOST_PROJECTS}`.execute(db);
  return rows;
}

export async function saveReach(
  db: Db,
  roleId: number,
  pair: ReachPair,
  projectId: number = EVERY_PROJECT,
): Promise<void> {
  await sql`insert into role_reach (role_id, project_id, records, people)
    values (${roleId}, ${projectId}, ${pair.records}, ${pair.people})
    on conflict (role_id, project_id) do update set records = excluded.records, people = excluded.people`.execute(db);
}

/** In that project the role reaches again what it reaches in every project. */
export async function removeReach(db: Db, roleId: number, projectId: number): Promise<void> {
  await sql`delete from role_reach where role_id = ${roleId} and project_id = ${projectId}`.execute(db);
}

/** A person as far as reach asks, for work that runs later than the request that asked for it. */
export interface Reacher extends Reaching {
  userId: number;
  organizationId: number;
}

export async function reacherOf(db: Db, userId: number): Promise<Reacher | undefined> {
  const { rows } = await sql<Reacher>`
    select u.id as "userId", u.organization_id as "organizationId", u.is_super_user as "isSuperUser",
      coalesce((select json_agg(r.name) from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as "roleNames",
      ${REACHES} as reaches
    from app_user u where u.id = ${userId}`.execute(db);
  return rows[0];
}
