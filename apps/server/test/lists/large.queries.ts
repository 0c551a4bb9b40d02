import { PROJECT_SACP } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import { insertManyPeople } from '../../src/demo/load.queries.ts';
import { insertManyProjects } from '../../src/demo/many-projects.queries.ts';
import { insertManyUnits } from '../../src/demo/many-units.ts';
import { DISTRICTS, FIRST_NAMES, LAST_NAMES } from '../../src/demo/people.ts';
import type { Known } from './view.ts';

export const BIG_TABLES = [
  'app_user',
  'user_role',
  'project_member',
  'project',
  'head_tally',
  'geo_unit',
  'geo_word',
  'geo_code',
  'geo_boundary',
  'site',
  'audit_entry',
  'notification',
];

export const insertPeople = (db: Db, count: number, passwordHash: string): Promise<number> =>
  insertManyPeople(db, {
    count,
    passwordHash,
    firstNames: FIRST_NAMES,
    lastNames: LAST_NAMES,
    locations: DISTRICTS,
    projectId: PROJECT_SACP,
  });

/** What the rest is beside 100,000 users; less for those who made fewer. */
const FULL = 100_000;
/** With the 5,113 of Bangladesh, 50,000 units. */
const UNITS = 44_887;
const TEAM = 20;
const CHANGES = 150_000;
const MESSAGES = 2000;
const LONG_LIST = 'made-to-measure';

/** Every upazila is a site of every early project, and of one member. */
async function insertSites(db: Db, memberId: number): Promise<void> {
  await sql`insert into site (project_id, member_id, unit_id)
    select p.id, null, u.id from project p, geo_unit u where u.type_id = 3 and p.id < 200
    union all select ${PROJECT_SACP}::int, ${memberId}::int, u.id from geo_unit u where u.type_id = 3
    on conflict do nothing`.execute(db);
}

/** Two layers with a boundary for every upazila and every tenth union. */
async function insertBoundaries(db: Db): Promise<void> {
  await sql`
    with l as (insert into geo_layer (title, system, licence, attribution)
      values ('Old', 'x', 'x', 'x'), ('New', 'y', 'y', 'y') returning id)
    insert into geo_boundary (layer_id, unit_id, geometry, digest)
    select l.id, u.id, '{"type": "Polygon", "coordinates": []}', 'none' from l, geo_unit u
    where u.type_id = 3 or (u.type_id = 4 and u.id % 10 = 0)`.execute(db);
}

/** A year of changes, many messages for everybody who looks at lists, and a long code list. */
async function insertRecords(db: Db, part: (whole: number) => number): Promise<void> {
  await sql`insert into audit_entry (project_id, at, actor_id, actor_name, organization_id, action, entity, entity_id, after)
    select 0, timestamptz '2025-01-01' + n * interval '3 minutes', u.id, u.username, u.organization_id,
      (array['create', 'update', 'change-status'])[1 + n % 3], (array['user', 'role', 'organization', 'project'])[1 + n % 4],
      (n / 10)::text, '{}'
    from generate_series(1, ${part(CHANGES)}::int) n join app_user u on u.id = 1 + n % 30`.execute(db);
  await sql`insert into notification (user_id, project_id, message)
    select u.id, ${PROJECT_SACP}::int, 'Message ' || n from app_user u, generate_series(1, ${part(MESSAGES)}::int) n where u.id <= 40`.execute(
    db,
  );
  await sql`insert into feedback (user_id, rating) select u.id, 1 + u.id % 5 from app_user u where u.id % 20 = 0`.execute(
    db,
  );
  await sql`
    with c as (insert into category (code, title, position) values (${LONG_LIST}, '{"en": "Long"}', 999) returning id)
    insert into category_item (category_id, code, label, position, is_active)
    select c.id, 'item-' || n, jsonb_build_object('en', 'Item ' || n, 'bn', 'দফা ' || n), n, n % 10 <> 0
    from c, generate_series(1, 5000) n`.execute(db);
}

/** Beside 100,000 users: 5,000 projects, 50,000 places, and what all of these have written. */
export async function insertTheRest(db: Db, users: number, everywhere: number[]): Promise<void> {
  const part = (whole: number) => Math.ceil(whole * Math.min(1, users / FULL));
  await insertManyProjects(db, { count: 5000, teamSize: part(TEAM), everywhere });
  await insertManyUnits(db, part(UNITS));
  await insertSites(db, await idOf(db, 'app_user', 'username', 'me.officer'));
  await insertBoundaries(db);
  await insertRecords(db, part);
}

async function idOf(db: Db, table: string, column: string, value: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select min(id) as id from ${sql.ref(table)} where ${sql.ref(column)} = ${value}`.execute(db);
  return rows[0]?.id as number;
}

export const known = async (db: Db, users: number): Promise<Known> => ({
  users,
  small: await idOf(db, 'project', 'name', 'Pond project 4321'),
  collectors: await idOf(db, 'role', 'name', 'data collector'),
  validators: await idOf(db, 'role', 'name', 'validator'),
  longList: await idOf(db, 'category', 'code', LONG_LIST),
  memberWithSites: await idOf(db, 'app_user', 'username', 'me.officer'),
});
