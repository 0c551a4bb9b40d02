import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { memberSeen, type Sight } from '#modules/registry/index.ts';
import { placeName } from '../activity-summary.queries.ts';

export interface ParticipantRow {
  position: number;
  name: string | null;
  sex: string | null;
  item: string | null;
  quantity: number | null;
  unit: string | null;
  memberId: number | null;
  memberInstance: string | null;
  memberNo: string | null;
  fatherName: string | null;
  phone: string | null;
  group: string | null;
  address: string | null;
}

/**
 * A merged member is shown by the record that stands for the person now. Of who is out of sight only what the list itself
 * says is shown.
 */
export async function listParticipants(
  db: Db,
  sight: Sight,
  activityId: number,
  page: Page,
  language: Language,
): Promise<ParticipantRow[]> {
  const { rows } = await sql<ParticipantRow>`
    select p.position, coalesce(m.name, p.name, x.name) as name, coalesce(m.sex, p.sex) as sex, p.item,
      p.quantity::float8 as quantity, p.unit, m.id as "memberId", m.instance_id as "memberInstance", m.member_no as "memberNo",
      m.father_name as "fatherName", m.phone, g.name as group,
      nullif(concat_ws(', ', m.village, ${placeName('un', language)}, ${placeName('up', language)}), '') as address
    from (select p.* from activity_participant p where p.project_id = ${sight.projectId} and p.activity_id = ${activityId}
      order by p.position ${limitTo(page)}) p
    left join member x on x.project_id = p.project_id and x.id = p.member_id
    left join member m on m.id = coalesce(x.merged_into, x.id) and ${memberSeen(sight, 'm')}
    left join farmer_group g on g.project_id = m.project_id and g.id = m.group_id
    left join geo_unit un on un.id = m.union_id left join geo_unit up on up.id = m.upazila_id
    order by p.position`.execute(db);
  return rows;
}

export async function countParticipants(db: Db, projectId: number, activityId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from activity_participant
    where project_id = ${projectId} and activity_id = ${activityId}`.execute(db);
  return rows[0]?.n ?? 0;
}
