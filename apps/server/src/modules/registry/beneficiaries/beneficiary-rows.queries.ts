import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { PLACE_JOINS, placeColumns, type PlaceNames } from '../search/place.queries.ts';
import type { BeneficiaryKey } from './beneficiary-list.queries.ts';

export interface BeneficiaryRow extends PlaceNames {
  id: number;
  position: number | null;
  formId: number;
  instance: string;
  state: 'received' | 'approved' | 'rejected';
  /** Of the demonstration or structure. */
  title: string | null;
  latitude: number | null;
  longitude: number | null;
  name: string | null;
  fatherName: string | null;
  memberNo: string | null;
  memberInstance: string | null;
  quantity: number | null;
}

/** A person who was merged is the one who stands for him. */
export const BENEFICIARY_TABLES = sql`
  left join member m on m.project_id = p.project_id and m.id = p.member_id
  left join member k on k.project_id = m.project_id and k.id = coalesce(m.merged_into, m.id)`;
/** Where the record says nothing of the place, the person's. */
export const PLACED = sql`cross join lateral (select coalesce(a.division_id, k.division_id) as division_id,
  coalesce(a.district_id, k.district_id) as district_id, coalesce(a.upazila_id, k.upazila_id) as upazila_id,
  coalesce(a.union_id, k.union_id) as union_id, a.village) r`;
export const personName = (language: Language) =>
  language === 'bn' ? sql`coalesce(k.name_bn, k.name, p.name)` : sql`coalesce(k.name, p.name)`;

export async function beneficiaryRows(
  db: Db,
  projectId: number,
  keys: readonly BeneficiaryKey[],
  language: Language,
): Promise<BeneficiaryRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<BeneficiaryRow>`
    select a.id, p.position, a.form_id as "formId", a.instance_id as instance, a.state, a.name as title, a.latitude, a.longitude,
      ${personName(language)} as name, k.father_name as "fatherName", coalesce(k.member_no, p.member_no) as "memberNo",
      k.instance_id as "memberInstance", p.quantity::float8 as quantity, ${placeColumns(language)}
    from unnest(${keys.map((key) => key.id)}::bigint[], ${keys.map((key) => key.position)}::int[]) with ordinality asked (id, position, n)
    join activity a on a.project_id = ${projectId} and a.id = asked.id
    left join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id and p.position = asked.position
    ${BENEFICIARY_TABLES} ${PLACED} ${PLACE_JOINS} order by asked.n`.execute(db);
  return rows;
}

export interface AskedIn {
  gps: string | null;
  production: string | null;
}

/** By form: the questions for the position and for what a person harvested. */
export async function questionsOf(
  db: Db,
  projectId: number,
  formIds: readonly number[],
): Promise<Map<number, AskedIn>> {
  const { rows } = await sql<AskedIn & { formId: number }>`
    select form_id as "formId", questions ->> 'position' as gps,
      coalesce(questions ->> 'beneficiary_quantity', questions ->> 'participant_quantity', questions ->> 'quantity') as production
    from form_binding where project_id = ${projectId} and form_id = any(${[...formIds]}::int[])`.execute(db);
  return new Map(rows.map(({ formId, gps, production }) => [formId, { gps, production }]));
}
