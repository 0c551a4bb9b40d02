import { sql } from 'kysely';
import type { Changing } from '#changed/changed.ts';

/** What a group's record names, and what its members take part in. */
const programmes = sql`array(select distinct p from (
  select unnest(g.projects) union all
  select unnest(m.projects) from member m
  where m.project_id = g.project_id and m.group_id = g.id and m.merged_into is null) p (p) order by p)`;

export async function countTheirMembers(
  db: Changing<'group'>,
  projectId: number,
  ids: readonly number[],
): Promise<void> {
  const members = sql`(select count(*)::int from member m
    where m.project_id = g.project_id and m.group_id = g.id and m.merged_into is null)`;
  await sql`
    update farmer_group g set member_count = ${members}, programmes = ${programmes}
    where g.project_id = ${projectId} and g.id = any(${[...ids]}::bigint[])
      and (g.member_count <> ${members} or g.programmes <> ${programmes})`.execute(db);
}

export interface Joined {
  id: number;
  /** How many more members it has; below 0: fewer. */
  n: number;
  /** Those that members have brought to it. */
  programmes: number[];
}

/** Without counting: what some members make of the groups they join or leave. Groups that are not there yet count when they come. */
export async function addToGroups(db: Changing<'group'>, projectId: number, joined: readonly Joined[]): Promise<void> {
  await sql`
    update farmer_group g set member_count = g.member_count + j.n, programmes = case
      when g.programmes @> j.programmes then g.programmes
      else array(select distinct p from unnest(g.programmes || j.programmes) p order by p) end
    from jsonb_to_recordset(${JSON.stringify(joined)}::jsonb) as j (id bigint, n int, programmes int[])
    where g.project_id = ${projectId} and g.id = j.id and (j.n <> 0 or not g.programmes @> j.programmes)`.execute(db);
}
