import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export interface PlacedGroup {
  id: string;
  name: string;
  unionId: number;
  /** Of the union, and of its programme, who are offered; in the order of the list. */
  members: string[];
}

/** The group of one programme with most members in its own union. */
export async function largestGroup(db: Db, projectId: number, programme: number): Promise<PlacedGroup> {
  const { rows } = await sql<PlacedGroup>`
    select g.id::text as id, g.name, g.union_id as "unionId", array_agg(m.id::text order by m.id desc) as members
    from farmer_group g join member m on m.project_id = g.project_id and m.group_id = g.id and m.union_id = g.union_id
      and m.merged_into is null and m.state <> 'rejected' and ${programme}::int = any(m.projects)
    where g.project_id = ${projectId} and g.union_id is not null and g.state <> 'rejected'
    group by g.id, g.name, g.union_id order by count(*) desc, g.id limit 1`.execute(db);
  if (!rows[0]) throw new Error('the demonstration has no group with members');
  return rows[0];
}

/** From now on somebody works in one place, and nowhere else. */
export async function workIn(db: Db, projectId: number, userId: number, unitId: number): Promise<void> {
  await sql`delete from site where member_id = ${userId}`.execute(db);
  await sql`insert into site (project_id, member_id, unit_id) values (${projectId}, ${userId}, ${unitId})`.execute(db);
}

/** A member of the group who lives elsewhere from now on. */
export async function moveAway(db: Db, projectId: number, memberId: string): Promise<void> {
  await sql`
    update member m set union_id = (select u.id from geo_unit u where u.type_id = 4 and u.id <> m.union_id order by u.id limit 1)
    where m.project_id = ${projectId} and m.id = ${memberId}`.execute(db);
}

interface Above {
  division: number;
  district: number;
  upazila: number;
}

export async function above(db: Db, unionId: number): Promise<Above> {
  const { rows } = await sql<Above>`
    select v.id as division, d.id as district, u.id as upazila from geo_unit n
    join geo_unit u on u.id = n.parent_id join geo_unit d on d.id = u.parent_id join geo_unit v on v.id = d.parent_id
    where n.id = ${unionId}`.execute(db);
  return rows[0] as Above;
}
