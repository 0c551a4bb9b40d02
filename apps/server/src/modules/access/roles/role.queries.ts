import { sql } from 'kysely';
import { all, containing, direction, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { headsOfRole } from '../head-count/head-count.queries.ts';

export interface RoleRecord {
  id: number;
  name: string;
  description: string | null;
  organizationId: number;
}

export interface RoleListRow {
  id: number;
  name: string;
  description: string | null;
  organization: { id: number; name: string };
  userCount: number;
  permissionCount: number;
  createdAt: Date;
}

export interface RoleFilter extends Page {
  /** Null for those who see all. */
  only: number | null;
  /** Zero for any. */
  orgId: number;
  name: string | null;
  sortBy?: 'name' | 'createdAt' | 'userCount' | undefined;
  sortOrder: 'asc' | 'desc';
}

const ORGANIZATION = sql`json_build_object('id', o.id, 'name', o.name) as organization`;
const ROW = sql`r.id, r.name, r.description, ${ORGANIZATION}, ${headsOfRole} as "userCount",
  (select count(*)::int from module_action_role m where m.role_id = r.id and m.permission) as "permissionCount",
  r.created_at as "createdAt"`;
const SORT = { name: sql`lower(r.name)`, createdAt: sql`r.created_at`, userCount: headsOfRole };

function where(filter: Pick<RoleFilter, 'only' | 'orgId' | 'name'>) {
  const conditions = [];
  if (filter.only !== null) conditions.push(sql`r.organization_id = ${filter.only}`);
  if (filter.orgId !== 0) conditions.push(sql`r.organization_id = ${filter.orgId}`);
  if (filter.name) conditions.push(sql`lower(r.name) like ${containing(filter.name)}`);
  return all(conditions);
}

export async function listRoles(db: Db, filter: RoleFilter): Promise<RoleListRow[]> {
  const order = direction(filter.sortOrder);
  const { rows } = await sql<RoleListRow>`
    select ${ROW} from role r join organization o on o.id = r.organization_id where ${where(filter)}
    order by ${SORT[filter.sortBy ?? 'name']} ${order}, r.id ${order} ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function countRoles(db: Db, filter: RoleFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from role r where ${where(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function roleRow(db: Db, id: number): Promise<RoleListRow> {
  const { rows } = await sql<RoleListRow>`
    select ${ROW} from role r join organization o on o.id = r.organization_id where r.id = ${id}`.execute(db);
  return rows[0] as RoleListRow;
}

/** Lists without pages stop here; a programme has dozens of roles. */
const LIMIT = 5000;
interface NamedRole {
  id: number;
  name: string;
  organization: { id: number; name: string };
}

export async function allRoles(db: Db): Promise<NamedRole[]> {
  const { rows } = await sql<NamedRole>`
    select r.id, r.name, ${ORGANIZATION} from role r join organization o on o.id = r.organization_id
    order by lower(o.name), lower(r.name), r.id limit ${LIMIT}`.execute(db);
  return rows;
}

export async function rolesById(db: Db, ids: readonly number[]): Promise<NamedRole[]> {
  const { rows } = await sql<NamedRole>`
    select r.id, r.name, ${ORGANIZATION} from role r join organization o on o.id = r.organization_id
    where r.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

export async function roleOptions(
  db: Db,
  filter: Pick<RoleFilter, 'only' | 'orgId'>,
): Promise<{ id: number; name: string; orgId: number }[]> {
  const { rows } = await sql<{ id: number; name: string; orgId: number }>`
    select r.id, r.name, r.organization_id as "orgId" from role r where ${where({ ...filter, name: null })}
    order by lower(r.name), r.id limit ${LIMIT}`.execute(db);
  return rows;
}

export async function lockRole(db: Db, id: number): Promise<RoleRecord | undefined> {
  const { rows } = await sql<RoleRecord>`
    select id, name, description, organization_id as "organizationId" from role where id = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

export async function insertRole(
  db: Db,
  role: { organizationId: number; name: string; description: string | null },
): Promise<number> {
  const { id } = await db
    .insertInto('role')
    .values({ organization_id: role.organizationId, name: role.name, description: role.description })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRole(
  db: Db,
  id: number,
  role: { name: string; description: string | null },
): Promise<void> {
  await db.updateTable('role').set({ name: role.name, description: role.description }).where('id', '=', id).execute();
}

export async function holdersOf(db: Db, roleId: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from user_role where role_id = ${roleId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Its switches, its reach and its entries in forums go with it. */
export async function deleteRole(db: Db, id: number): Promise<void> {
  await db.deleteFrom('role').where('id', '=', id).execute();
}
