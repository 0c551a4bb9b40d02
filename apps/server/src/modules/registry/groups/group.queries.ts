import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { PLACE_JOINS, placeColumns, type PlaceNames, REGISTERED, type Registered } from '../search/place.queries.ts';
import type { Sight } from '../sight/sight.ts';
import { groupSeen, memberSeen } from '../sight/sight.queries.ts';

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

export type Registration = Pick<Registered, 'registeredBy' | 'receivedAt'>;

/** Who registered these, and when they came. */
export async function registrationsOf(
  db: Db,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, Registration>> {
  const { rows } = await sql<Registration & { id: number }>`
    select r.id, trim(u.first_name || ' ' || u.last_name) as "registeredBy", r.received_at as "receivedAt"
    from farmer_group r join app_user u on u.id = r.user_id
    where r.project_id = ${projectId} and r.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** What these are called. */
export async function groupNames(
  db: Db,
  projectId: number,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from farmer_group
    where project_id = ${projectId} and id = any(${[...ids]}::bigint[]) order by id`.execute(db);
  return rows;
}

export interface GroupPage extends GroupListRow, Registered {
  remarks: string | null;
}

export async function findGroup(db: Db, sight: Sight, id: string, language: Language): Promise<GroupPage | undefined> {
  const { rows } = await sql<GroupPage>`
    select ${COLUMNS}, ${REGISTERED}, r.remarks, ${placeColumns(language)}
    from farmer_group r join app_user u on u.id = r.user_id ${PLACE_JOINS}
    where ${groupSeen(sight)} and r.id = ${id}`.execute(db);
  return rows[0];
}

export async function countBySex(db: Db, sight: Sight, id: string): Promise<{ males: number; females: number }> {
  const { rows } = await sql<{ males: number; females: number }>`
    select count(*) filter (where sex = 'male')::int as males, count(*) filter (where sex = 'female')::int as females
    from member r where ${memberSeen(sight)} and group_id = ${id} and merged_into is null`.execute(db);
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

export async function officersOf(db: Db, sight: Sight, id: string): Promise<Officer[]> {
  const { rows } = await sql<Officer>`
    select id, form_id as "formId", instance_id as instance, name, name_bn as "nameBn", designation, phone as contact from member r
    where ${memberSeen(sight)} and group_id = ${id} and merged_into is null and designation is not null
    order by array_position(array['president', 'secretary', 'cashier'], designation), id limit 20`.execute(db);
  return rows;
}
