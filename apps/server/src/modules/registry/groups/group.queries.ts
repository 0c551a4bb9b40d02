import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { PLACE_JOINS, placeColumns, type PlaceNames } from '../search/place.queries.ts';

export interface GroupListRow extends PlaceNames {
  id: number;
  formId: number;
  instance: string;
  state: 'received' | 'approved' | 'rejected';
  code: string | null;
  name: string;
  nameBn: string | null;
  type: string | null;
  formedOn: string | null;
  memberCount: number;
}

const COLUMNS = sql`r.id, r.form_id as "formId", r.instance_id as instance, r.state, r.code, r.name, r.name_bn as "nameBn", r.type,
  r.formed_on as "formedOn", r.member_count as "memberCount"`;

/** The rows of a page, in the order of the page. */
export async function groupRows(
  db: Db,
  projectId: number,
  ids: readonly number[],
  language: Language,
): Promise<GroupListRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<GroupListRow>`
    select ${COLUMNS}, ${placeColumns(language)}
    from unnest(${[...ids]}::bigint[]) with ordinality asked (id, n)
    join farmer_group r on r.project_id = ${projectId} and r.id = asked.id ${PLACE_JOINS} order by asked.n`.execute(db);
  return rows;
}

export interface GroupPage extends GroupListRow {
  divisionId: number | null;
  districtId: number | null;
  upazilaId: number | null;
  unionId: number | null;
  latitude: number | null;
  longitude: number | null;
  photo: string | null;
  remarks: string | null;
  registeredBy: string;
  receivedAt: Date;
}

export async function findGroup(
  db: Db,
  projectId: number,
  id: string,
  language: Language,
): Promise<GroupPage | undefined> {
  const { rows } = await sql<GroupPage>`
    select ${COLUMNS}, r.division_id as "divisionId", r.district_id as "districtId", r.upazila_id as "upazilaId",
      r.union_id as "unionId", r.latitude, r.longitude, r.photo, r.remarks, r.received_at as "receivedAt",
      trim(u.first_name || ' ' || u.last_name) as "registeredBy", ${placeColumns(language)}
    from farmer_group r join app_user u on u.id = r.user_id ${PLACE_JOINS}
    where r.project_id = ${projectId} and r.id = ${id}`.execute(db);
  return rows[0];
}

export async function countBySex(db: Db, projectId: number, id: string): Promise<{ males: number; females: number }> {
  const { rows } = await sql<{ males: number; females: number }>`
    select count(*) filter (where sex = 'male')::int as males, count(*) filter (where sex = 'female')::int as females
    from member where project_id = ${projectId} and group_id = ${id} and merged_into is null`.execute(db);
  return rows[0] ?? { males: 0, females: 0 };
}

export interface Officer {
  id: number;
  formId: number;
  instance: string;
  name: string;
  nameBn: string | null;
  designation: 'president' | 'secretary' | 'cashier';
  contact: string | null;
}

export async function officersOf(db: Db, projectId: number, id: string): Promise<Officer[]> {
  const { rows } = await sql<Officer>`
    select id, form_id as "formId", instance_id as instance, name, name_bn as "nameBn", designation, phone as contact from member
    where project_id = ${projectId} and group_id = ${id} and merged_into is null and designation is not null
    order by array_position(array['president', 'secretary', 'cashier'], designation), id limit 20`.execute(db);
  return rows;
}
