import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** Whose records the product counts for an indicator `s`: its own sub-activities, or those that it is derived from. */
const countedSubActivities = sql`case when s.is_derived then s.derived_sub_activities
  when 'Activity mapping' = any(s.collection_types) then s.sub_activities else '{}' end`;

/** Every indicator that counts some of these sub-activities has to be counted anew. */
export async function dueBySubActivities(db: Db, projectId: number, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    with due as (
      insert into indicator_due (project_id, node_id)
      select s.project_id, s.node_id from indicator_setting s
      where s.project_id = ${projectId} and ${countedSubActivities} && ${[...ids]}::int[] returning 1)
    select count(*)::int as n from due`.execute(db);
  return (rows[0]?.n ?? 0) > 0;
}

export async function dueByNodes(db: Db, projectId: number, nodeIds: readonly number[] | null): Promise<void> {
  const ids = nodeIds === null ? null : [...nodeIds];
  await sql`
    insert into indicator_due (project_id, node_id) select n.project_id, n.id from logframe_node n
    where n.project_id = ${projectId}
      and (n.id = any(${ids}::int[]) or ${ids}::int[] is null and exists (
        select 1 from indicator_setting s where s.project_id = n.project_id and s.node_id = n.id
        union all select 1 from indicator_source r where r.project_id = n.project_id and r.node_id = n.id))`.execute(
    db,
  );
}

/** The sub-activities of approved activities in which these people, or anybody of their households, took part. */
export async function subActivitiesOfPeople(
  db: Db,
  projectId: number,
  { ids, households }: { ids: readonly number[]; households: readonly string[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with records as (
      select unnest(${[...ids]}::bigint[]) as id
      union select m.id from member m where m.project_id = ${projectId} and m.merged_into = any(${[...ids]}::bigint[])
      union select m.id from member m where m.project_id = ${projectId} and m.household_no = any(${[...households]}::text[]))
    select distinct a.sub_activity_id as id from records r
    join activity_participant p on p.project_id = ${projectId} and p.member_id = r.id
    join activity a on a.project_id = p.project_id and a.id = p.activity_id
    where a.state = 'approved' and a.sub_activity_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of approved activities among these. */
export async function subActivitiesOf(db: Db, projectId: number, activityIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.sub_activity_id as id from activity a
    where a.project_id = ${projectId} and a.id = any(${[...activityIds]}::bigint[]) and a.state = 'approved'
      and a.sub_activity_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

export interface DueRow {
  id: number;
  nodeId: number;
}
export async function dueOf(db: Db, projectId: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select id, node_id as "nodeId" from indicator_due where project_id = ${projectId} order by id`.execute(db);
  return rows;
}
export async function clearDue(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from indicator_due where project_id = ${projectId} and id = any(${[...ids]}::bigint[])`.execute(db);
}

/** Projects in which something is due: among these, or anywhere. */
export async function projectsDue(db: Db, among: readonly number[] | null): Promise<number[]> {
  const ids = among === null ? null : [...among];
  const { rows } = await sql<{ id: number }>`
    select p.id from project p
    where (${ids}::int[] is null or p.id = any(${ids}::int[]))
      and exists (select 1 from indicator_due d where d.project_id = p.id) order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}
/** Every project in which the product counts for an indicator. */
export async function projectsCounted(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct s.project_id as id from indicator_setting s where ${countedSubActivities} <> '{}'
    union select r.project_id from indicator_source r order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
