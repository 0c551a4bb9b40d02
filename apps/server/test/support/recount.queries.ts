import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import { GROUP_TALLY, MEMBER_TALLY } from '../../src/modules/registry/index.ts';
import { rebuildTally } from '../../src/tally/keep.queries.ts';

/** For whoever has written members and groups past the application: what groups know of their members, and the counts. */
export async function recountRegistries(db: Db, projectId: number): Promise<void> {
  // What was known of the tables before so many came would make a plan for a handful.
  await sql`analyze member, farmer_group`.execute(db);
  await sql`
    update farmer_group g set member_count = m.n, programmes = array(
      select distinct p from unnest(g.projects || m.programmes) p order by p)
    from (
      select r.group_id, count(distinct r.id)::int as n, array_agg(distinct p.id) filter (where p.id is not null) as programmes
      from member r left join lateral unnest(r.projects) p (id) on true
      where r.project_id = ${projectId} and r.merged_into is null and r.group_id is not null group by 1) m
    where g.project_id = ${projectId} and g.id = m.group_id`.execute(db);
  for (const tally of [MEMBER_TALLY, GROUP_TALLY]) await rebuildTally(db, tally, projectId);
}
