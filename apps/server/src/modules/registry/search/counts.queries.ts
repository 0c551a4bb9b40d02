import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export type CountedRegistry = 'member' | 'group';
/** The row of counts that stands for the whole project. */
export const EVERYWHERE = 0;

export interface CountedPlace {
  projectId: number;
  registry: CountedRegistry;
  /** A unit of any level; nothing: the whole project. */
  unitId: number | null;
}
export interface CountChange {
  unitId: number;
  projectCount: number;
  n: number;
}

/** How many there are, by the number of projects they take part in. A place without rows knows none. */
export async function countsOf(db: Db, { projectId, registry, unitId }: CountedPlace): Promise<Map<number, number>> {
  const { rows } = await sql<{ projectCount: number; n: number }>`
    select project_count as "projectCount", sum(n)::int as n from registry_count
    where project_id = ${projectId} and registry = ${registry} and unit_id = ${unitId ?? EVERYWHERE}
    group by project_count having sum(n) > 0 order by project_count`.execute(db);
  return new Map(rows.map((row) => [row.projectCount, row.n]));
}

export async function addCounts(
  db: Db,
  projectId: number,
  registry: CountedRegistry,
  changes: readonly CountChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into registry_count (project_id, registry, unit_id, project_count, n)
    select ${projectId}::int, ${registry}::text, c.* from unnest(${changes.map((c) => c.unitId)}::int[],
      ${changes.map((c) => c.projectCount)}::int[], ${changes.map((c) => c.n)}::int[]) c`.execute(db);
}

/** One row instead of many changes; readers see the one or the others. */
export async function gatherCounts(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from registry_count c using (
        select project_id, registry, unit_id, project_count from registry_count group by 1, 2, 3, 4 having count(*) > 1) several
      where (c.project_id, c.registry, c.unit_id, c.project_count)
        = (several.project_id, several.registry, several.unit_id, several.project_count)
      returning c.*)
    insert into registry_count (project_id, registry, unit_id, project_count, n)
    select project_id, registry, unit_id, project_count, sum(n) from gone group by 1, 2, 3, 4 having sum(n) <> 0`.execute(
    db,
  );
}

const units = sql`cross join lateral (values (${sql.lit(EVERYWHERE)}), (r.division_id), (r.district_id), (r.upazila_id), (r.union_id)) u (id)`;

/** Anew from the rows themselves, for whoever has loaded many at once; nobody writes them meanwhile. */
export async function recountRegistries(db: Db, projectId: number): Promise<void> {
  // What was known of the tables before so many came would make a plan for a handful.
  await sql`analyze member, farmer_group`.execute(db);
  await sql`lock table registry_count in share row exclusive mode`.execute(db);
  await sql`delete from registry_count where project_id = ${projectId}`.execute(db);
  await sql`
    insert into registry_count (project_id, registry, unit_id, project_count, n)
    select r.project_id, 'member', u.id, r.project_count, count(*) from member r ${units}
    where r.project_id = ${projectId} and r.merged_into is null and u.id is not null group by 1, 3, 4
    union all
    select r.project_id, 'group', u.id, 0, count(*) from farmer_group r ${units}
    where r.project_id = ${projectId} and u.id is not null group by 1, 3`.execute(db);
  await sql`
    update farmer_group g set member_count = n from (
      select group_id, count(*) as n from member where project_id = ${projectId} and merged_into is null and group_id is not null
      group by group_id) m
    where g.project_id = ${projectId} and g.id = m.group_id and g.member_count <> n`.execute(db);
}
