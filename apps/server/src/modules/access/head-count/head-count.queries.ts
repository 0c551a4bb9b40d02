import type { UserStatus } from '@msurvey/domain';
import { sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { addRows } from '#tally/add.queries.ts';
import { sums, total } from '#tally/read.queries.ts';
import { ANY_ROLE, EVERYBODY, HEADS } from './heads.queries.ts';

export interface HeadFilter {
  projectId: number;
  organizationId?: number | null;
  /** Null for any. Nobody may hold two of them, or they would be counted twice: one role, or those of one name. */
  roleIds?: readonly number[] | null;
  status?: UserStatus | null | undefined;
}

export async function headCount(db: Db, filter: HeadFilter): Promise<number> {
  const conditions = [
    sql`t.project_id = ${filter.projectId}`,
    sql`t.role_id = any(${[...(filter.roleIds ?? [ANY_ROLE])]}::int[])`,
  ];
  if (filter.organizationId != null) conditions.push(sql`t.organization_id = ${filter.organizationId}`);
  if (filter.status) conditions.push(sql`t.status = ${filter.status}`);
  const { rows } = await sql<{ n: number }>`select ${total(HEADS, 'n', conditions)} as n`.execute(db);
  return rows[0]?.n ?? 0;
}

const ofAnyRole = sql`t.role_id = ${sql.lit(ANY_ROLE)}`;
const amongAll = sql`t.project_id = ${sql.lit(EVERYBODY)}`;
/** As columns of other lists, by the row they stand beside. */
export const headsOfProject = total(HEADS, 'n', [sql`t.project_id = p.id`, ofAnyRole]);
export const headsOfOrganization = total(HEADS, 'n', [amongAll, ofAnyRole, sql`t.organization_id = o.id`]);
export const headsOfRole = total(HEADS, 'n', [amongAll, sql`t.role_id = r.id`]);

/** Organisations that somebody in the team belongs to. */
export const organizationsWithHeads = (projectId: number) => sql`
  select h.organization_id from (${sums(HEADS, ['organization_id'], [sql`t.project_id = ${projectId}`, ofAnyRole])}) h`;

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
    select h.block from head_tally h where ${all(conditions)}
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
  await addRows(db, HEADS, sign, [
    sql`r.id = any(${[...userIds]}::int[])`,
    ...(projectId === undefined ? [] : [sql`place.project_id = ${projectId}`]),
  ]);
}

/** Held until the transaction ends, so that what was taken away is what is added again. */
export async function holdUser(db: Db, userId: number): Promise<void> {
  await sql`select 1 from app_user where id = ${userId} for update`.execute(db);
}
