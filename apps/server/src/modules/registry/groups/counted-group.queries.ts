import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Placed } from '../search/count-changes.ts';

export async function countedGroups(db: Db, projectId: number, ids: readonly number[]): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select division_id as "divisionId", district_id as "districtId", upazila_id as "upazilaId", union_id as "unionId",
      0 as "projectCount"
    from farmer_group where project_id = ${projectId} and id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(
    db,
  );
  return rows;
}

export async function countTheirMembers(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  const members = sql`(select count(*)::int from member m
    where m.project_id = g.project_id and m.group_id = g.id and m.merged_into is null)`;
  await sql`
    update farmer_group g set member_count = ${members}
    where g.project_id = ${projectId} and g.id = any(${[...ids]}::bigint[]) and g.member_count <> ${members}`.execute(
    db,
  );
}

/** Everything that came from a form, for a rebuild; the counts go with it. */
export async function clearGroups(db: Db, projectId: number, formId: number): Promise<void> {
  await sql`
    insert into registry_count (project_id, registry, unit_id, project_count, n)
    select g.project_id, 'group', u.id, 0, -count(*) from farmer_group g
    cross join lateral (values (0), (g.division_id), (g.district_id), (g.upazila_id), (g.union_id)) u (id)
    where g.project_id = ${projectId} and g.form_id = ${formId} and u.id is not null group by 1, 3`.execute(db);
  await sql`delete from farmer_group where project_id = ${projectId} and form_id = ${formId}`.execute(db);
}
