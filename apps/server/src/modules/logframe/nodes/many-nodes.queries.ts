import { codeKey, codeOrder } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db, Labels } from '#db/tables.ts';
import type { ActivityRow, NewNode } from './node.queries.ts';

export async function activitiesOf(db: Db, projectId: number): Promise<Map<number, ActivityRow>> {
  const { rows } = await sql<ActivityRow & { nodeId: number }>`
    select node_id as "nodeId", description, start_date as "startDate", end_date as "endDate", activity_type as "activityType",
      cross_cutting as "crossCutting", implementation, items
    from logframe_activity where project_id = ${projectId}`.execute(db);
  return new Map(rows.map(({ nodeId, ...activity }) => [nodeId, activity]));
}

/** What may be picked for an activity, by the code of the list. */
export interface Listed {
  list: 'activity-type' | 'cross-cutting-issue';
  code: string;
  label: Labels;
}

export async function listedForActivities(db: Db): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select c.code as list, i.code, i.label from category c join category_item i on i.category_id = c.id
    where c.code in ('activity-type', 'cross-cutting-issue') and i.is_active order by i.position, i.id`.execute(db);
  return rows;
}

export async function reserveNodeIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('logframe_node', 'id'))::int as id from generate_series(1, ${count})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Many nodes at once, under ids that were reserved for them; parents may be among them. */
export async function insertNodes(
  db: Db,
  projectId: number,
  nodes: readonly (NewNode & { id: number })[],
): Promise<void> {
  const rows = nodes.map((node) => ({ ...node, codeKey: codeKey(node.code), codeOrder: codeOrder(node.code) }));
  await sql`
    insert into logframe_node (project_id, id, parent_id, level_id, code, code_key, code_order, title, title_bn, is_aggregated,
      programmes, sdgs)
    select ${projectId}, id, parent, level, code, "codeKey", "codeOrder", title, "titleBn", "isAggregated", programmes, sdgs
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id int, parent int, level int, code text, "codeKey" text,
      "codeOrder" text, title text, "titleBn" text, "isAggregated" boolean, programmes text[], sdgs int[])`.execute(db);
}

export async function insertActivities(
  db: Db,
  projectId: number,
  activities: readonly (ActivityRow & { nodeId: number })[],
): Promise<void> {
  await sql`
    insert into logframe_activity (project_id, node_id, description, start_date, end_date, activity_type, cross_cutting,
      implementation, items)
    select ${projectId}, "nodeId", description, "startDate", "endDate", "activityType", "crossCutting", implementation, items
    from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as a ("nodeId" int, description text, "startDate" date,
      "endDate" date, "activityType" text, "crossCutting" text, implementation int, items jsonb)`.execute(db);
}
