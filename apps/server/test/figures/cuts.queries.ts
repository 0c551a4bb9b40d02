import type { CutUnit } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** The place of each level in which most people live. */
export async function fullestUnits(db: Db, projectId: number): Promise<CutUnit[]> {
  const { rows } = await sql<CutUnit>`
    select distinct on (u.level) u.id, u.level from member m cross join lateral (
      values ('division', m.division_id), ('district', m.district_id), ('upazila', m.upazila_id), ('union', m.union_id)) u (level, id)
    where m.project_id = ${projectId} and u.id is not null group by u.level, u.id order by u.level, count(*) desc, u.id`.execute(
    db,
  );
  return rows;
}

export async function busiestYears(db: Db, projectId: number): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select extract(year from held_on)::int as year from activity
    where project_id = ${projectId} and state = 'approved' and held_on is not null group by 1 order by count(*) desc limit 2`.execute(
    db,
  );
  return rows.map((row) => row.year);
}

export async function someWork(db: Db, projectId: number): Promise<{ agencyId: number; subActivityIds: number[] }> {
  const { rows } = await sql<{ agencyId: number; subActivityIds: number[] }>`
    select s.agency_id as "agencyId", array_agg(distinct s.id) as "subActivityIds" from activity a
    join sub_activity s on s.id = a.sub_activity_id where a.project_id = ${projectId} and a.state = 'approved'
    group by 1 order by count(*) desc limit 1`.execute(db);
  return rows[0] as { agencyId: number; subActivityIds: number[] };
}

/** People and activities of every shape, a few of each. */
export async function someRecords(db: Db, projectId: number, each: number) {
  const { rows } = await sql<{ of: 'member' | 'activity' | 'group'; instance: string }>`
    select 'member' as of, instance_id as instance from (
      select m.instance_id, row_number() over (partition by m.sex, m.age_group, m.is_household_head,
        exists (select 1 from activity_participant p where p.project_id = m.project_id and p.member_id = m.id)
        order by m.id desc) as n from member m where m.project_id = ${projectId}) x where n <= ${each}
    union all select 'activity', instance_id from (
      select a.instance_id, row_number() over (partition by a.type, a.state, a.infrastructure_type, a.crop_kind order by a.id) as n
      from activity a where a.project_id = ${projectId}) x where n <= ${each}
    union all select 'group', instance_id from (
      select g.instance_id, row_number() over (partition by g.state order by g.id) as n
      from farmer_group g where g.project_id = ${projectId}) x where n <= ${each}`.execute(db);
  return rows;
}
