import { sql } from 'kysely';
import { all, containing, direction, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { headsOfOrganization } from '../head-count/head-count.queries.ts';

export interface OrganizationFields {
  name: string;
  shortName: string;
  email: string | null;
  phone: string | null;
  address: string | null;
}

export interface OrganizationRecord extends OrganizationFields {
  id: number;
  isActive: boolean;
  createdAt: Date;
}

export interface OrganizationListRow extends OrganizationRecord {
  userCount: number;
  roleCount: number;
}

export interface OrganizationFilter extends Page {
  /** Null for those who see all. */
  only: number | null;
  name: string | null;
  isActive?: boolean | null | undefined;
  sortBy?: 'name' | 'createdAt' | 'userCount' | undefined;
  sortOrder: 'asc' | 'desc';
}

const RECORD = sql`o.id, o.name, o.short_name as "shortName", o.email, o.phone, o.address, o.is_active as "isActive",
  o.created_at as "createdAt"`;
const ROLES = sql`(select count(*)::int from role r where r.organization_id = o.id)`;
const SORT = { name: sql`lower(o.name)`, createdAt: sql`o.created_at`, userCount: headsOfOrganization };

function where(filter: Pick<OrganizationFilter, 'only' | 'name' | 'isActive'>) {
  const conditions = [];
  if (filter.only !== null) conditions.push(sql`o.id = ${filter.only}`);
  if (filter.isActive != null) conditions.push(sql`o.is_active = ${filter.isActive}`);
  if (filter.name) {
    const pattern = containing(filter.name);
    conditions.push(sql`(lower(o.name) like ${pattern} or lower(o.short_name) like ${pattern})`);
  }
  return all(conditions);
}

export async function listOrganizations(db: Db, filter: OrganizationFilter): Promise<OrganizationListRow[]> {
  const order = direction(filter.sortOrder);
  const { rows } = await sql<OrganizationListRow>`
    select ${RECORD}, ${headsOfOrganization} as "userCount", ${ROLES} as "roleCount"
    from organization o where ${where(filter)}
    order by ${SORT[filter.sortBy ?? 'name']} ${order}, o.id ${order} ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function countOrganizations(db: Db, filter: OrganizationFilter): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from organization o where ${where(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function organizationRow(db: Db, id: number): Promise<OrganizationListRow> {
  const { rows } = await sql<OrganizationListRow>`
    select ${RECORD}, ${headsOfOrganization} as "userCount", ${ROLES} as "roleCount" from organization o where o.id = ${id}`.execute(
    db,
  );
  return rows[0] as OrganizationListRow;
}

/** `share` keeps an organisation as it is while a user or role is added to it, `update` while it changes itself. */
export async function lockOrganization(
  db: Db,
  id: number,
  lock: 'share' | 'update',
): Promise<OrganizationRecord | undefined> {
  const { rows } = await sql<OrganizationRecord>`
    select ${RECORD} from organization o where o.id = ${id} ${lock === 'update' ? sql`for update` : sql`for share`}`.execute(
    db,
  );
  return rows[0];
}

export async function hasActiveUsers(db: Db, organizationId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from app_user where organization_id = ${organizationId} and status = 'active') as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

const values = (o: OrganizationFields) => ({
  name: o.name,
  short_name: o.shortName,
  email: o.email,
  phone: o.phone,
  address: o.address,
});

export async function insertOrganization(db: Db, organization: OrganizationFields): Promise<number> {
  const row = await db
    .insertInto('organization')
    .values(values(organization))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateOrganization(db: Db, id: number, organization: OrganizationFields): Promise<void> {
  await db.updateTable('organization').set(values(organization)).where('id', '=', id).execute();
}

export async function setOrganizationActive(db: Db, id: number, isActive: boolean): Promise<void> {
  await db.updateTable('organization').set({ is_active: isActive }).where('id', '=', id).execute();
}

/** A choice list longer than this is no help to anybody. */
const OPTION_LIMIT = 1000;

export async function organizationOptions(db: Db, only: number | null): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select o.id, o.name from organization o where ${where({ only, name: null })}
    order by lower(o.name), o.id limit ${OPTION_LIMIT}`.execute(db);
  return rows;
}
