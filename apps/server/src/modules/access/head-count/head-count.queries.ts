import type { UserStatus } from '@msurvey/domain';
import { sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';

/** All users, not those of a project. */
export const EVERYBODY = 0;
const ANY_ROLE = 0;
/** Users of neighbouring ids are also counted together: so it is known where to look for those whom a large team lacks. */
export const BLOCK = 128;

export interface HeadFilter {
  projectId: number;
  organizationId?: number | null;
  /** Null for any. Nobody may hold two of them, or he would be counted twice: one role, or those of one name. */
  roleIds?: readonly number[] | null;
  status?: UserStatus | null | undefined;
}

export async function headCount(db: Db, filter: HeadFilter): Promise<number> {
  const conditions = [
    sql`h.project_id = ${filter.projectId}`,
    sql`h.role_id = any(${[...(filter.roleIds ?? [ANY_ROLE])]}::int[])`,
  ];
  if (filter.organizationId != null) conditions.push(sql`h.organization_id = ${filter.organizationId}`);
  if (filter.status) conditions.push(sql`h.status = ${filter.status}`);
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(h.n), 0)::int as n from head_count h where ${all(conditions)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** As columns of other lists, by the row they stand beside. */
export const headsOfProject = sql`(select coalesce(sum(h.n), 0)::int from head_count h
  where h.project_id = p.id and h.role_id = ${sql.lit(ANY_ROLE)})`;
export const headsOfOrganization = sql`(select coalesce(sum(h.n), 0)::int from head_count h
  where h.project_id = ${sql.lit(EVERYBODY)} and h.role_id = ${sql.lit(ANY_ROLE)} and h.organization_id = o.id)`;
export const headsOfRole = sql`(select coalesce(sum(h.n), 0)::int from head_count h
  where h.project_id = ${sql.lit(EVERYBODY)} and h.role_id = r.id)`;

/** Organisations that somebody in the team belongs to. */
export const organizationsWithHeads = (projectId: number) => sql`
  select h.organization_id from head_count h where h.project_id = ${projectId} and h.role_id = ${sql.lit(ANY_ROLE)}
  group by h.organization_id having sum(h.n) > 0`;

/** Blocks of ids in which somebody is not in the team: of any status or one, of any organisation (0) or one. */
export async function blocksOutside(
  db: Db,
  outside: { projectId: number; organizationId: number; status: UserStatus | null },
): Promise<number[]> {
  const conditions = [
    sql`h.project_id in (${sql.lit(EVERYBODY)}, ${outside.projectId})`,
    sql`h.role_id = ${sql.lit(ANY_ROLE)}`,
  ];
  if (outside.status) conditions.push(sql`h.status = ${outside.status}`);
  if (outside.organizationId !== 0) conditions.push(sql`h.organization_id = ${outside.organizationId}`);
  const { rows } = await sql<{ block: number }>`
    select h.block from head_count h where ${all(conditions)}
    group by h.block having sum(case h.project_id when ${sql.lit(EVERYBODY)} then h.n else -h.n end) > 0`.execute(db);
  return rows.map((row) => row.block);
}

interface Heads {
  userIds: readonly number[];
  /** Only their part in this project; undefined is everything they are counted in. */
  projectId?: number;
  sign: 1 | -1;
}

/** Adds or takes away these users, as they are in the database at this moment. */
export async function countHeads(db: Db, { userIds, projectId, sign }: Heads): Promise<void> {
  if (userIds.length === 0) return;
  const places =
    projectId === undefined
      ? sql`select ${sql.lit(EVERYBODY)} as project_id union all select m.project_id from project_member m where m.user_id = u.id`
      : sql`select ${projectId}::int as project_id`;
  await sql`
    insert into head_count (project_id, role_id, organization_id, status, block, n)
    select place.project_id, held.role_id, u.organization_id, u.status,
      case held.role_id when ${sql.lit(ANY_ROLE)} then u.id / ${sql.lit(BLOCK)} else 0 end, ${sign}::int * count(*)
    from app_user u cross join lateral (${places}) place cross join lateral (
      select ${sql.lit(ANY_ROLE)} as role_id union all select ur.role_id from user_role ur where ur.user_id = u.id) held
    where u.id = any(${[...userIds]}::int[]) group by 1, 2, 3, 4, 5`.execute(db);
}

/** Held until the transaction ends, so that what was taken away is what is added again. */
export async function holdUser(db: Db, userId: number): Promise<void> {
  await sql`select 1 from app_user where id = ${userId} for update`.execute(db);
}

/** One row instead of many changes; readers see the one or the others. */
export async function gatherHeads(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from head_count h using (
        select project_id, role_id, organization_id, status, block from head_count group by 1, 2, 3, 4, 5 having count(*) > 1) several
      where (h.project_id, h.role_id, h.organization_id, h.status, h.block)
        = (several.project_id, several.role_id, several.organization_id, several.status, several.block)
      returning h.*)
    insert into head_count (project_id, role_id, organization_id, status, block, n)
    select project_id, role_id, organization_id, status, block, sum(n) from gone group by 1, 2, 3, 4, 5 having sum(n) <> 0`.execute(
    db,
  );
}

/** Anew from the users, roles and teams themselves, for whoever has loaded many at once; nobody changes them meanwhile. */
export async function recountHeads(db: Db): Promise<void> {
  await sql`lock table app_user, user_role, project_member, head_count in share row exclusive mode`.execute(db);
  await sql`delete from head_count`.execute(db);
  const block = sql`u.id / ${sql.lit(BLOCK)}`;
  const users = sql`join app_user u on u.id`;
  await sql`
    insert into head_count (project_id, role_id, organization_id, status, block, n)
    select ${sql.lit(EVERYBODY)}, ${sql.lit(ANY_ROLE)}, u.organization_id, u.status, ${block}, count(*) from app_user u group by 3, 4, 5
    union all select ${sql.lit(EVERYBODY)}, ur.role_id, u.organization_id, u.status, 0, count(*)
    from user_role ur ${users} = ur.user_id group by 2, 3, 4
    union all select m.project_id, ${sql.lit(ANY_ROLE)}, u.organization_id, u.status, ${block}, count(*)
    from project_member m ${users} = m.user_id group by 1, 3, 4, 5
    union all select m.project_id, ur.role_id, u.organization_id, u.status, 0, count(*)
    from project_member m ${users} = m.user_id join user_role ur on ur.user_id = u.id group by 1, 2, 3, 4`.execute(db);
}
