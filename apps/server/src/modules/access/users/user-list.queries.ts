import type { Principal, UserStatus } from '@msurvey/domain';
import { sql } from 'kysely';
import { all, direction, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { headCount } from '../head-count/head-count.queries.ts';
import { EVERYBODY } from '../head-count/heads.queries.ts';
import { exceeds } from '../rank.queries.ts';
import { isHeld } from '../sign-in-counts.queries.ts';
import type { PersonFields } from './user.queries.ts';
import { userFound } from './user-search.queries.ts';

export interface UserListRow extends PersonFields {
  id: number;
  username: string;
  organization: { id: number; name: string };
  roles: { id: number; name: string }[];
  status: UserStatus;
  isSuperUser: boolean;
  createdAt: Date;
  lastSeenAt: Date | null;
  exceeds: boolean;
  isHeld: boolean;
}

export interface UserFilter extends Page {
  /** Who looks at the list. */
  who: Principal;
  /** Null for those who see all. */
  only: number | null;
  name: string | null;
  /** Zero for any. */
  orgId: number;
  roleId: number;
  status?: UserStatus | null | undefined;
  sortBy?: 'name' | 'username' | 'createdAt' | 'lastSeenAt' | undefined;
  sortOrder: 'asc' | 'desc';
}

const SORT = {
  name: sql`lower(u.first_name || ' ' || u.last_name)`,
  username: sql`lower(u.username)`,
  createdAt: sql`u.created_at`,
  lastSeenAt: sql`u.last_seen_at`,
};

function where(filter: UserFilter) {
  const conditions = [];
  if (filter.only !== null) conditions.push(sql`u.organization_id = ${filter.only}`);
  if (filter.orgId !== 0) conditions.push(sql`u.organization_id = ${filter.orgId}`);
  if (filter.roleId !== 0)
    conditions.push(sql`exists (select 1 from user_role ur where ur.user_id = u.id and ur.role_id = ${filter.roleId})`);
  if (filter.status) conditions.push(sql`u.status = ${filter.status}`);
  if (filter.name) conditions.push(userFound(filter.name));
  return all(conditions);
}

function order(filter: UserFilter) {
  const way = direction(filter.sortOrder);
  const nulls = filter.sortBy === 'lastSeenAt' ? sql`nulls last` : sql``;
  return sql`${SORT[filter.sortBy ?? 'name']} ${way} ${nulls}, u.id ${way}`;
}

const row = (
  who: Principal | null,
) => sql`u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.location,
  json_build_object('id', o.id, 'name', o.name) as organization,
  coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by ur.position)
    from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
  u.status, u.is_super_user as "isSuperUser", u.created_at as "createdAt", u.last_seen_at as "lastSeenAt", ${exceeds(who)} as exceeds, ${isHeld} as "isHeld"`;

/** The page is cut first: names of roles are looked up for its rows only. */
export async function listUsers(db: Db, filter: UserFilter): Promise<UserListRow[]> {
  const { rows } = await sql<UserListRow>`
    select ${row(filter.who)} from (select u.* from app_user u where ${where(filter)} order by ${order(filter)} ${limitTo(filter)}) u
    join organization o on o.id = u.organization_id order by ${order(filter)}`.execute(db);
  return rows;
}

/** Kept counts answer every filter but a name. */
export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const { only, orgId, roleId, status } = filter;
  if (only !== null && orgId !== 0 && only !== orgId) return 0;
  if (!filter.name) {
    const organizationId = only ?? (orgId || null);
    return headCount(db, { projectId: EVERYBODY, organizationId, roleIds: roleId === 0 ? null : [roleId], status });
  }
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from app_user u where ${where(filter)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** As somebody sees it; nobody does in a job. */
export async function userRow(db: Db, id: number, who: Principal | null): Promise<UserListRow> {
  const { rows } = await sql<UserListRow>`
    select ${row(who)} from app_user u join organization o on o.id = u.organization_id where u.id = ${id}`.execute(db);
  return rows[0] as UserListRow;
}
