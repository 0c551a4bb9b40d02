import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { MemberRow } from './member-row.ts';
import { PLACE_COLUMNS, PLACE_TABLES } from './place.queries.ts';

/** The group that was picked, else the first that has the code. */
const groupOf = (picked: RawBuilder<unknown>, code: RawBuilder<unknown>, projectId: RawBuilder<unknown>) =>
  sql`coalesce(${picked}, (select min(g.id) from farmer_group g where g.project_id = ${projectId} and g.code = ${code}))`;

/** One statement for the batch. Who stands for whom is not in the record: what is known of it stays. */
export async function upsertMembers(db: Db, rows: readonly MemberRow[]): Promise<void> {
  await sql`
    insert into member (project_id, id, form_id, instance_id, revision, user_id, state, received_at, member_no, name, name_bn,
      father_name, mother_name, spouse_name, sex, born_on, age, registered_on, is_ethnic, phone, national_id, household_no,
      is_household_head, household_males, household_females, land_decimals, group_id, group_code, designation, village,
      latitude, longitude, photo, projects, project_count, search, keys, division_id, district_id, upazila_id, union_id)
    select r.project_id, r.id, r.form_id, r.instance_id, r.revision, r.user_id, r.state, r.received_at, r.member_no, r.name,
      r.name_bn, r.father_name, r.mother_name, r.spouse_name, r.sex, r.born_on, r.age, r.registered_on, r.is_ethnic, r.phone,
      r.national_id, r.household_no, r.is_household_head, r.household_males, r.household_females, r.land_decimals,
      ${groupOf(sql`r.picked_group`, sql`r.group_code`, sql`r.project_id`)}, r.group_code, r.designation, r.village,
      r.latitude, r.longitude, r.photo, r.projects, r.project_count, r.search, r.keys, ${PLACE_COLUMNS}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (project_id int, id bigint, form_id int, instance_id text,
      revision int, user_id int, state text, received_at timestamptz, member_no text, name text, name_bn text, father_name text,
      mother_name text, spouse_name text, sex text, born_on date, age int, registered_on date, is_ethnic boolean, phone text,
      national_id text, household_no text, is_household_head boolean, household_males int, household_females int,
      land_decimals numeric, picked_group bigint, group_code text, designation text, unit_id int, village text,
      latitude float8, longitude float8, photo text, projects int[], project_count int, search text, keys text[])
    ${PLACE_TABLES}
    on conflict (project_id, id) do update set form_id = excluded.form_id, instance_id = excluded.instance_id,
      revision = excluded.revision, user_id = excluded.user_id, state = excluded.state, received_at = excluded.received_at,
      member_no = excluded.member_no, name = excluded.name, name_bn = excluded.name_bn, father_name = excluded.father_name,
      mother_name = excluded.mother_name, spouse_name = excluded.spouse_name, sex = excluded.sex, born_on = excluded.born_on,
      age = excluded.age, registered_on = excluded.registered_on, is_ethnic = excluded.is_ethnic, phone = excluded.phone,
      national_id = excluded.national_id, household_no = excluded.household_no, is_household_head = excluded.is_household_head,
      household_males = excluded.household_males, household_females = excluded.household_females,
      land_decimals = excluded.land_decimals, group_id = excluded.group_id, group_code = excluded.group_code,
      designation = excluded.designation, village = excluded.village, latitude = excluded.latitude,
      longitude = excluded.longitude, photo = excluded.photo, projects = excluded.projects,
      project_count = excluded.project_count, search = excluded.search, keys = excluded.keys,
      division_id = excluded.division_id, district_id = excluded.district_id, upazila_id = excluded.upazila_id,
      union_id = excluded.union_id`.execute(db);
}

export async function deleteMembers(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from member where project_id = ${projectId} and id = any(${[...ids]}::bigint[])`.execute(db);
}

/** Members who named their group by one of these codes. */
export async function membersByCode(db: Db, projectId: number, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from member where project_id = ${projectId} and group_code = any(${[...codes]}::text[]) order by id`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

export async function findGroupsAgain(db: Db, projectId: number, memberIds: readonly number[]): Promise<void> {
  const group = groupOf(sql`null::bigint`, sql`m.group_code`, sql`m.project_id`);
  await sql`
    update member m set group_id = ${group} where m.project_id = ${projectId} and m.id = any(${[...memberIds]}::bigint[])
      and m.group_code is not null and m.group_id is distinct from ${group}`.execute(db);
}
