import { ALL_PERMISSIONS, type ReachPair, splitPermission } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { HEADS, saveReach } from '../modules/access/index.ts';
import { rebuildTally } from '../tally/keep.queries.ts';
import type { DemoList } from './lists.ts';

/** Two processes that start at once on an empty database must not both load it. */
export async function lockDemonstration(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('msurvey demonstration'))`.execute(db);
}

export async function hasOrganizations(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from organization) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function insertOrganization(db: Db, o: { name: string; key: string; address: string }): Promise<number> {
  const row = await db
    .insertInto('organization')
    .values({ name: o.name, short_name: o.key, email: null, phone: null, address: o.address })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A role with one switch per module and action, on where the master privilege list says so. */
export async function insertRole(
  db: Db,
  role: { organizationId: number; name: string; description: string | null; on: ReadonlySet<string>; reach: ReachPair },
): Promise<number> {
  const { id } = await db
    .insertInto('role')
    .values({ organization_id: role.organizationId, name: role.name, description: role.description })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('module_action_role')
    .values(ALL_PERMISSIONS.map((p) => ({ role_id: id, ...splitPermission(p), permission: role.on.has(p) })))
    .execute();
  await saveReach(db, id, role.reach);
  return id;
}

export interface NewPerson {
  organizationId: number;
  username: string;
  firstName: string;
  lastName: string;
  location: string;
  phone: string;
  status: 'active' | 'inactive' | 'verified' | 'pending';
  isSuperUser: boolean;
  passwordHash: string;
  roleIds: number[];
}

export async function insertPerson(db: Db, p: NewPerson): Promise<number> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      organization_id: p.organizationId,
      username: p.username,
      email: `${p.username}@msurvey.example`,
      password_hash: p.passwordHash,
      first_name: p.firstName,
      last_name: p.lastName,
      phone: p.phone,
      location: p.location,
      status: p.status,
      is_super_user: p.isSuperUser,
      is_demonstration: true,
      last_seen_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (p.roleIds.length) {
    await db
      .insertInto('user_role')
      .values(p.roleIds.map((role_id, position) => ({ user_id: id, role_id, position })))
      .execute();
  }
  return id;
}

export async function insertList(db: Db, list: DemoList, position: number): Promise<void> {
  const { id } = await db
    .insertInto('category')
    .values({
      code: list.code,
      title: JSON.stringify(list.title),
      description: null,
      is_system: list.isSystem ?? false,
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('category_item')
    .values(
      list.items.map(([code, en, bn], i) => ({
        category_id: id,
        code,
        label: JSON.stringify({ en, bn, fr: null, ro: null, zh: null }),
        position: i + 1,
      })),
    )
    .execute();
}

export async function hasList(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('category').select('id').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

export async function insertProject(
  db: Db,
  p: {
    id: number;
    name: string;
    description: string;
    startDate: string;
    endDate: string;
    partner: readonly string[];
    umbrellaId: number | null;
  },
): Promise<void> {
  await sql`insert into project (id, name, description, start_date, end_date, partner, umbrella_id)
    values (${p.id}, ${p.name}, ${p.description}, ${p.startDate}::date, ${p.endDate}::date, ${[...p.partner]}::text[], ${p.umbrellaId})
    on conflict (id) do nothing`.execute(db);
}

/** Numbers below 100 are kept for the programme's own projects. */
export async function reserveProjectIds(db: Db): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('project', 'id'), greatest(100, (select max(id) from project)))`.execute(
    db,
  );
}

export async function addMembers(db: Db, projectId: number, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`insert into project_member (project_id, user_id) select ${projectId}, unnest(${userIds}::int[]) on conflict do nothing`.execute(
    db,
  );
}

export interface DemoSite {
  projectId: number;
  memberId: number | null;
  /** Null: the site is a district itself. */
  district: string | null;
  name: string;
}

/** In this order, so that a site has the same id every time. A name that is not in the geography is a mistake of ours. */
export async function insertDemoSites(db: Db, sites: DemoSite[]): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    with wanted as (
      select w."projectId", w."memberId", u.id as unit_id, w.place
      from rows from (jsonb_to_recordset(${JSON.stringify(sites)}::jsonb)
        as ("projectId" int, "memberId" int, district text, name text)) with ordinality w("projectId", "memberId", district, name, place)
      join geo_unit u on u.name = w.name and not u.is_closed and u.type_id = case when w.district is null then 2 else 3 end
      left join geo_unit p on p.id = u.parent_id
      where w.district is null or p.name = w.district),
    placed as (
      insert into site (project_id, member_id, unit_id)
      select "projectId", "memberId", unit_id from wanted order by place on conflict do nothing returning 1)
    select count(*)::int as n from placed`.execute(db);
  if (rows[0]?.n !== sites.length) throw new Error(`${rows[0]?.n} of ${sites.length} demonstration sites were found`);
}

/** Many field staff in one statement; person n is always the same person. */
export async function insertManyPeople(
  db: Db,
  many: {
    count: number;
    passwordHash: string;
    firstNames: string[];
    lastNames: string[];
    locations: string[];
    projectId: number;
  },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with o as (select array_agg(id order by id) as ids from organization),
    people as (
      insert into app_user (organization_id, username, email, password_hash, first_name, last_name, phone, location, status, is_demonstration)
      select o.ids[1 + n % array_length(o.ids, 1)], 'field.' || n, 'field.' || n || '@msurvey.example', ${many.passwordHash},
        (${many.firstNames}::text[])[1 + n % ${many.firstNames.length}::int], (${many.lastNames}::text[])[1 + (n / 7) % ${many.lastNames.length}::int],
        '017' || lpad((n % 100000000)::text, 8, '0'), (${many.locations}::text[])[1 + n % ${many.locations.length}::int], 'active', true
      from o, generate_series(1, ${many.count}::int) n
      on conflict do nothing returning id, organization_id),
    roles as (
      insert into user_role (user_id, role_id, position)
      select p.id, r.id, 0 from people p join role r on r.organization_id = p.organization_id and r.name = 'data collector' returning 1),
    members as (insert into project_member (project_id, user_id) select ${many.projectId}::int, id from people returning 1)
    select count(*)::int as n from people`.execute(db);
  await rebuildTally(db, HEADS);
  return rows[0]?.n ?? 0;
}
