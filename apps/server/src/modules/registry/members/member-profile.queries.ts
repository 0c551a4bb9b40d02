import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { PLACE_JOINS, placeColumns, type PlaceNames, REGISTERED, type Registered } from '../search/place.queries.ts';
import type { Sight } from '../sight/sight.ts';
import { groupSeen, memberSeen } from '../sight/sight.queries.ts';

export interface MemberPerson extends PlaceNames, Registered {
  id: number;
  formId: number;
  instance: string;
  state: 'received' | 'approved' | 'rejected';
  memberNo: string | null;
  name: string;
  nameBn: string | null;
  fatherName: string | null;
  motherName: string | null;
  spouseName: string | null;
  sex: 'male' | 'female' | 'other' | null;
  bornOn: string | null;
  age: number | null;
  registeredOn: string | null;
  isEthnic: boolean | null;
  phone: string | null;
  nationalId: string | null;
  householdNo: string | null;
  isHouseholdHead: boolean | null;
  householdMales: number | null;
  householdFemales: number | null;
  landDecimals: number | null;
  projects: number[];
  projectCount: number;
  mergedInto: number | null;
}

export async function findMember(
  db: Db,
  sight: Sight,
  instance: string,
  language: Language,
): Promise<MemberPerson | undefined> {
  const { rows } = await sql<MemberPerson>`
    select r.id, r.form_id as "formId", r.instance_id as instance, r.state, r.member_no as "memberNo", r.name, r.name_bn as "nameBn",
      r.father_name as "fatherName", r.mother_name as "motherName", r.spouse_name as "spouseName", r.sex, r.born_on as "bornOn", r.age,
      r.registered_on as "registeredOn", r.is_ethnic as "isEthnic", r.phone, r.national_id as "nationalId",
      r.household_no as "householdNo", r.is_household_head as "isHouseholdHead", r.household_males as "householdMales",
      r.household_females as "householdFemales", r.land_decimals::float8 as "landDecimals", r.projects,
      r.project_count as "projectCount", r.merged_into as "mergedInto", ${REGISTERED}, ${placeColumns(language)}
    from member r join app_user u on u.id = r.user_id ${PLACE_JOINS}
    where ${memberSeen(sight)} and r.instance_id = ${instance}`.execute(db);
  return rows[0];
}

export interface MergedMember extends PlaceNames {
  mergeId: number;
  id: number;
  formId: number;
  instance: string;
  name: string;
  nameBn: string | null;
  memberNo: string | null;
  fatherName: string | null;
  phone: string | null;
  receivedAt: Date;
  mergedAt: Date;
  mergedBy: string;
}

const MOST_SHOWN = 50;

/** Those that this record stands for, also through others. */
export async function mergedInto(db: Db, sight: Sight, id: number, language: Language): Promise<MergedMember[]> {
  const { rows } = await sql<MergedMember>`
    select g.id as "mergeId", r.id, r.form_id as "formId", r.instance_id as instance, r.name, r.name_bn as "nameBn",
      r.member_no as "memberNo", r.father_name as "fatherName", r.phone, r.received_at as "receivedAt", g.merged_at as "mergedAt",
      trim(u.first_name || ' ' || u.last_name) as "mergedBy", ${placeColumns(language)}
    from member r join member_merge g on g.project_id = r.project_id and g.merged_id = r.id and g.undone_at is null
    join app_user u on u.id = g.user_id ${PLACE_JOINS}
    where ${memberSeen(sight)} and r.merged_into = ${id} order by g.merged_at desc, g.id desc limit ${MOST_SHOWN}`.execute(
    db,
  );
  return rows;
}

export interface Named {
  id: number;
  formId: number;
  instance: string;
  name: string;
  nameBn: string | null;
}

/** The record that stands for a merged one, and the merge that made it so. */
export async function standsFor(db: Db, sight: Sight, id: number): Promise<(Named & { mergeId: number }) | undefined> {
  const { rows } = await sql<Named & { mergeId: number }>`
    select k.id, k.form_id as "formId", k.instance_id as instance, k.name, k.name_bn as "nameBn", g.id as "mergeId"
    from member m join member k on k.project_id = m.project_id and k.id = m.merged_into
    join member_merge g on g.project_id = m.project_id and g.merged_id = m.id and g.undone_at is null
    where ${memberSeen(sight, 'k')} and m.project_id = ${sight.projectId} and m.id = ${id}`.execute(db);
  return rows[0];
}

const MOST_OF_HOUSEHOLD = 20;

export async function householdOf(db: Db, sight: Sight, householdNo: string | null, id: number): Promise<Named[]> {
  if (householdNo === null) return [];
  const { rows } = await sql<Named>`
    select id, form_id as "formId", instance_id as instance, name, name_bn as "nameBn" from member r
    where ${memberSeen(sight)} and household_no = ${householdNo} and id <> ${id} and merged_into is null
    order by id limit ${MOST_OF_HOUSEHOLD}`.execute(db);
  return rows;
}

export interface GroupOfMember {
  id: number;
  code: string | null;
  name: string;
  designation: 'president' | 'secretary' | 'cashier' | null;
}

/** Of the record itself and of those it stands for. */
export async function groupsOf(db: Db, sight: Sight, id: number, language: Language): Promise<GroupOfMember[]> {
  const { rows } = await sql<GroupOfMember>`
    select distinct on (g.id) g.id, g.code, ${language === 'bn' ? sql`coalesce(g.name_bn, g.name)` : sql`g.name`} as name, m.designation
    from (select group_id, designation, id from member where project_id = ${sight.projectId} and id = ${id}
      union all select group_id, designation, id from member where project_id = ${sight.projectId} and merged_into = ${id}) m
    join farmer_group g on ${groupSeen(sight, 'g')} and g.id = m.group_id
    order by g.id, (m.id <> ${id})`.execute(db);
  return rows;
}

export async function projectNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from project where id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}
