import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { PLACE_JOINS, placeColumns, type PlaceNames } from '../search/place.queries.ts';
import type { Sight } from '../sight/sight.ts';
import { groupSeen } from '../sight/sight.queries.ts';

export interface MemberListRow extends PlaceNames {
  id: number;
  formId: number;
  instance: string;
  state: 'received' | 'approved' | 'rejected';
  name: string;
  nameBn: string | null;
  sex: 'male' | 'female' | 'other' | null;
  group: string | null;
  groupId: number | null;
  memberNo: string | null;
  phone: string | null;
  fatherName: string | null;
  designation: 'president' | 'secretary' | 'cashier' | null;
  projectCount: number;
}

/** The rows of a page, in the order of the page. A group that is out of sight has a name, and no id to go to. */
export async function memberRows(
  db: Db,
  sight: Sight,
  ids: readonly number[],
  language: Language,
): Promise<MemberListRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MemberListRow>`
    select r.id, r.form_id as "formId", r.instance_id as instance, r.state, r.name, r.name_bn as "nameBn", r.sex,
      ${language === 'bn' ? sql`coalesce(g.name_bn, g.name)` : sql`g.name`} as "group", 
      case when ${groupSeen(sight, 'g')} then r.group_id end as "groupId",
      r.member_no as "memberNo", r.phone, r.father_name as "fatherName", r.designation, r.project_count as "projectCount",
      ${placeColumns(language)}
    from unnest(${[...ids]}::bigint[]) with ordinality asked (id, n)
    join member r on r.project_id = ${sight.projectId} and r.id = asked.id
    left join farmer_group g on g.project_id = r.project_id and g.id = r.group_id ${PLACE_JOINS}
    order by asked.n`.execute(db);
  return rows;
}
