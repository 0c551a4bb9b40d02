import type { Language, WorkState } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { memberSeen, PLACE_JOINS, placeColumns, type PlaceNames, type Sight } from '#modules/registry/index.ts';
import type { BeneficiaryKey } from './beneficiary-list.queries.ts';
import { inLanguage } from '../activity-summary.queries.ts';
import { subActivityOf } from '../work-type.queries.ts';
import { APPROVED_FOLLOW_UPS, PRODUCTION } from '../follow-ups/approved.queries.ts';

export interface BeneficiaryRow extends PlaceNames {
  id: number;
  position: number | null;
  formId: number;
  instance: string;
  kind: 'activity' | 'training' | 'input' | 'demonstration' | 'infrastructure';
  state: 'received' | 'approved' | 'rejected';
  /** Of the demonstration or structure; where its form asks for no name, that of its sub-activity. */
  title: string | null;
  latitude: number | null;
  longitude: number | null;
  name: string | null;
  fatherName: string | null;
  memberNo: string | null;
  memberInstance: string | null;
  /** What the record says and what was approved since. */
  production: number | null;
  workState: WorkState | null;
}

/** A person who was merged is the one into whom they were merged. */
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
  /** Of people: who is out of sight has a name here, and no profile to go to. */
  sight: Sight,
  keys: readonly BeneficiaryKey[],
  language: Language,
): Promise<BeneficiaryRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<BeneficiaryRow>`
    select a.id, p.position, a.form_id as "formId", a.instance_id as instance, a.kind, a.state,
      coalesce(a.name, ${inLanguage(sql`sa.label`, language)}) as title,
      coalesce(spot.latitude, a.latitude) as latitude, coalesce(spot.longitude, a.longitude) as longitude,
      coalesce(stage.work_state, a.work_state) as "workState",
      ${personName(language)} as name, k.father_name as "fatherName", coalesce(k.member_no, p.member_no) as "memberNo",
      case when ${memberSeen(sight, 'k')} then k.instance_id end as "memberInstance", ${PRODUCTION}::float8 as production, ${placeColumns(language)}
    from unnest(${keys.map((key) => key.id)}::bigint[], ${keys.map((key) => key.position)}::int[]) with ordinality asked (id, position, n)
    join activity a on a.project_id = ${sight.projectId} and a.id = asked.id ${subActivityOf('a')}
    left join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id and p.position = asked.position
    ${APPROVED_FOLLOW_UPS} ${BENEFICIARY_TABLES} ${PLACED} ${PLACE_JOINS} order by asked.n`.execute(db);
  return rows;
}
