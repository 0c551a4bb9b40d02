import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Placed } from '../search/count-changes.ts';

export interface CountedMember extends Placed {
  groupId: number | null;
  mergedInto: number | null;
}

/** Held in the order of their ids, so that two who change the same members do not wait for each other for ever. */
export async function countedMembers(db: Db, projectId: number, ids: readonly number[]): Promise<CountedMember[]> {
  const { rows } = await sql<CountedMember>`
    select division_id as "divisionId", district_id as "districtId", upazila_id as "upazilaId", union_id as "unionId",
      project_count as "projectCount", group_id as "groupId", merged_into as "mergedInto"
    from member where project_id = ${projectId} and id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(
    db,
  );
  return rows;
}

/** Groups that are not there yet count their members when they come. */
export async function addToGroups(db: Db, projectId: number, changes: ReadonlyMap<number, number>): Promise<void> {
  if (changes.size === 0) return;
  const groups = [...changes].sort(([a], [b]) => a - b);
  await sql`
    with held as (
      select g.id, c.n from unnest(${groups.map(([id]) => id)}::bigint[], ${groups.map(([, n]) => n)}::int[]) c (id, n)
      join farmer_group g on g.project_id = ${projectId} and g.id = c.id order by g.id for no key update of g)
    update farmer_group g set member_count = g.member_count + held.n from held
    where g.project_id = ${projectId} and g.id = held.id`.execute(db);
}

/** Everything that came from a form, for a rebuild; the counts go with it. */
export async function clearMembers(db: Db, projectId: number, formId: number): Promise<void> {
  const key = sql`project_id = ${projectId} and form_id = ${formId}`;
  await sql`
    insert into registry_count (project_id, registry, unit_id, project_count, n)
    select m.project_id, 'member', u.id, m.project_count, -count(*) from member m
    cross join lateral (values (0), (m.division_id), (m.district_id), (m.upazila_id), (m.union_id)) u (id)
    where m.project_id = ${projectId} and m.form_id = ${formId} and m.merged_into is null and u.id is not null
    group by 1, 3, 4`.execute(db);
  await sql`
    update farmer_group g set member_count = g.member_count - m.n
    from (select group_id, count(*)::int as n from member where ${key} and merged_into is null and group_id is not null group by 1) m
    where g.project_id = ${projectId} and g.id = m.group_id`.execute(db);
  await sql`
    delete from member_pair p using member m
    where m.project_id = ${projectId} and m.form_id = ${formId} and p.project_id = m.project_id
      and (p.first_id = m.id or p.second_id = m.id)`.execute(db);
  await sql`delete from member where ${key}`.execute(db);
}
