import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

export interface Place {
  unionId: number;
  union: string;
  unionBn: string | null;
  upazilaId: number;
  upazila: string;
  districtId: number;
  district: string;
  divisionId: number;
  division: string;
}

/** One union in each of the divisions. */
export async function somePlaces(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select distinct on (dv.id) un.id as "unionId", un.name as union, un.name_bn as "unionBn", up.id as "upazilaId", up.name as upazila,
      di.id as "districtId", di.name as district, dv.id as "divisionId", dv.name as division
    from geo_unit un join geo_unit up on up.id = un.parent_id join geo_unit di on di.id = up.parent_id
    join geo_unit dv on dv.id = di.parent_id where un.type_id = 4 and not un.is_closed and un.name_bn is not null
    order by dv.id, un.id`.execute(db);
  return rows;
}

const TABLES = {
  member: 'member',
  group: 'farmer_group',
  activity: 'activity',
  demonstration: 'activity',
  infrastructure: 'activity',
  production: 'follow_up',
  position: 'follow_up',
};

export async function rowOf(db: Db, kind: keyof typeof TABLES, projectId: number, instanceId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from ${sql.table(TABLES[kind])} where project_id = ${projectId} and instance_id = ${instanceId}`.execute(
    db,
  );
  if (!rows[0]) throw new Error(`no ${kind} was derived from ${instanceId}`);
  return rows[0].id;
}

/** What the kept counts say, and what the rows themselves say. */
export async function countsAndRows(db: Db, projectId: number) {
  const units = sql`cross join lateral (values (0), (r.division_id), (r.district_id), (r.upazila_id), (r.union_id)) u (id)`;
  const kept = await sql`
    select registry, unit_id, programmes, organization_id, sum(n)::int as n from (
      select 'member' as registry, unit_id, programmes, organization_id, n, project_id from member_tally
      union all select 'group', unit_id, programmes, organization_id, n, project_id from group_tally) t
    where project_id = ${projectId} group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4`.execute(db);
  const real = await sql`
    select 'group' as registry, u.id as unit_id, r.programmes, r.organization_id, count(*)::int as n from farmer_group r ${units}
    where r.project_id = ${projectId} and u.id is not null group by 2, 3, 4
    union all select 'member', u.id, r.projects, r.organization_id, count(*)::int from member r ${units}
    where r.project_id = ${projectId} and r.merged_into is null and u.id is not null group by 2, 3, 4 order by 1, 2, 3, 4`.execute(
    db,
  );
  const groups = await sql`
    select g.id, g.member_count as n, (select count(*)::int from member m
      where m.project_id = g.project_id and m.group_id = g.id and m.merged_into is null) as real
    from farmer_group g where g.project_id = ${projectId} order by 1`.execute(db);
  return { kept: kept.rows, real: real.rows, groups: groups.rows as { n: number; real: number }[] };
}

export async function approve(db: Db, formId: number, instanceId: string): Promise<void> {
  await sql`update submission set state = 'approved' where form_id = ${formId} and instance_id = ${instanceId}`.execute(
    db,
  );
  await sql`update member set state = 'approved' where form_id = ${formId} and instance_id = ${instanceId}`.execute(db);
}

export async function archive(db: Db, projectId: number, isArchived: boolean): Promise<void> {
  await sql`update project set is_archived = ${isArchived} where id = ${projectId}`.execute(db);
}
