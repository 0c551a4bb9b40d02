import type { ImplementationItem } from '@msurvey/contract';
import { codeKey, codeOrder, type NodeProgramme, type PlacedNode } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** What a node is called and where it stands. */
export interface NamedNode {
  parent: number | null;
  level: number;
  code: string;
  title: string;
  titleBn: string | null;
  isAggregated: boolean;
}

export interface NodeRow extends NamedNode {
  id: number;
  programmes: NodeProgramme[];
  sdgs: number[];
  baselineValue: number | null;
  target: number | null;
  progress: number | null;
  version: number;
}

const COLUMNS = sql`n.id, n.parent_id as parent, n.level_id as level, n.code, n.title, n.title_bn as "titleBn",
  n.is_aggregated as "isAggregated", n.programmes, n.sdgs, n.baseline_value::float8 as "baselineValue",
  n.target::float8 as target, n.progress::float8 as progress, n.version`;

/** The whole tree in one statement, in the order of the codes. */
export async function treeOf(db: Db, projectId: number): Promise<NodeRow[]> {
  const { rows } = await sql<NodeRow>`
    select ${COLUMNS} from logframe_node n where n.project_id = ${projectId} order by n.code_order, n.id`.execute(db);
  return rows;
}

export interface ActivityRow {
  description: string | null;
  startDate: string | null;
  endDate: string | null;
  activityType: string;
  crossCutting: string;
  implementation: number;
  items: ImplementationItem[];
}

export async function nodeById(db: Db, projectId: number, id: number): Promise<NodeRow | undefined> {
  const { rows } = await sql<NodeRow>`
    select ${COLUMNS} from logframe_node n where n.project_id = ${projectId} and n.id = ${id}`.execute(db);
  return rows[0];
}

export async function activityOf(db: Db, projectId: number, nodeId: number): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    select description, start_date as "startDate", end_date as "endDate", activity_type as "activityType",
      cross_cutting as "crossCutting", implementation, items
    from logframe_activity where project_id = ${projectId} and node_id = ${nodeId}`.execute(db);
  return rows[0];
}

/** What stands beneath a parent, and the parent itself. */
export async function familyOf(
  db: Db,
  projectId: number,
  parent: number | null,
): Promise<(PlacedNode & { programmes: string[] })[]> {
  const { rows } = await sql<PlacedNode & { programmes: string[] }>`
    select n.id, n.parent_id as parent, n.level_id as level, n.code, n.programmes from logframe_node n
    where n.project_id = ${projectId} and (n.id = ${parent}::int or n.parent_id is not distinct from ${parent}::int)`.execute(
    db,
  );
  return rows;
}

export async function countNodes(db: Db, projectId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from logframe_node where project_id = ${projectId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** From the top down to its parent. */
export async function pathTo(
  db: Db,
  projectId: number,
  id: number,
): Promise<{ id: number; code: string; title: string; titleBn: string | null }[]> {
  const { rows } = await sql<{ id: number; code: string; title: string; titleBn: string | null }>`
    with recursive up as (
      select n.parent_id as id, 1 as step from logframe_node n where n.project_id = ${projectId} and n.id = ${id}
      union all
      select n.parent_id, up.step + 1 from up join logframe_node n on n.project_id = ${projectId} and n.id = up.id
    )
    select n.id, n.code, n.title, n.title_bn as "titleBn"
    from up join logframe_node n on n.project_id = ${projectId} and n.id = up.id order by up.step desc`.execute(db);
  return rows;
}

export interface NewNode extends NamedNode {
  id?: number;
  programmes: readonly string[];
  sdgs: readonly number[];
}

export async function insertNode(db: Db, projectId: number, node: NewNode): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into logframe_node (project_id, parent_id, level_id, code, code_key, code_order, title, title_bn, is_aggregated,
      programmes, sdgs)
    values (${projectId}, ${node.parent}, ${node.level}, ${node.code}, ${codeKey(node.code)}, ${codeOrder(node.code)},
      ${node.title}, ${node.titleBn}, ${node.isAggregated}, ${[...node.programmes]}::text[], ${[...node.sdgs]}::int[])
    returning id`.execute(db);
  return rows[0]?.id as number;
}

export async function updateNode(
  db: Db,
  projectId: number,
  id: number,
  node: Omit<NewNode, 'parent' | 'level'>,
): Promise<void> {
  await sql`
    update logframe_node set code = ${node.code}, code_key = ${codeKey(node.code)}, code_order = ${codeOrder(node.code)},
      title = ${node.title}, title_bn = ${node.titleBn}, is_aggregated = ${node.isAggregated},
      programmes = ${[...node.programmes]}::text[], sdgs = ${[...node.sdgs]}::int[], version = version + 1
    where project_id = ${projectId} and id = ${id}`.execute(db);
}

export async function saveActivity(db: Db, projectId: number, nodeId: number, activity: ActivityRow): Promise<void> {
  await sql`
    insert into logframe_activity (project_id, node_id, description, start_date, end_date, activity_type, cross_cutting,
      implementation, items)
    values (${projectId}, ${nodeId}, ${activity.description}, ${activity.startDate}::date, ${activity.endDate}::date,
      ${activity.activityType}, ${activity.crossCutting}, ${activity.implementation}, ${JSON.stringify(activity.items)}::jsonb)
    on conflict (project_id, node_id) do update set description = excluded.description, start_date = excluded.start_date,
      end_date = excluded.end_date, activity_type = excluded.activity_type, cross_cutting = excluded.cross_cutting,
      implementation = excluded.implementation, items = excluded.items`.execute(db);
}

export async function moveNode(db: Db, projectId: number, id: number, parent: number): Promise<void> {
  await sql`update logframe_node set parent_id = ${parent}, version = version + 1
    where project_id = ${projectId} and id = ${id}`.execute(db);
}

export interface BelowRow {
  id: number;
  code: string;
  title: string;
  programmes: string[];
  hasData: boolean;
}

/** A node and everything beneath it. */
export async function belowNode(db: Db, projectId: number, id: number): Promise<BelowRow[]> {
  const { rows } = await sql<BelowRow>`
    with recursive below as (
      select n.id from logframe_node n where n.project_id = ${projectId} and n.id = ${id}
      union all
      select n.id from below b join logframe_node n on n.project_id = ${projectId} and n.parent_id = b.id
    )
    select n.id, n.code, n.title, n.programmes, coalesce(n.baseline_value, n.target, n.progress) is not null as "hasData"
    from below b join logframe_node n on n.project_id = ${projectId} and n.id = b.id order by n.code_order, n.id`.execute(
    db,
  );
  return rows;
}

export async function deleteNodes(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from logframe_node where project_id = ${projectId} and id = any(${[...ids]}::int[])`.execute(db);
}

/** Whether the lists offer these codes. */
export async function offered(
  db: Db,
  codes: { activityType: string; crossCutting: string },
): Promise<{ activityType: boolean; crossCutting: boolean }> {
  const { rows } = await sql<{ activityType: boolean; crossCutting: boolean }>`
    select coalesce(bool_or(c.code = 'activity-type' and i.code = ${codes.activityType}), false) as "activityType",
      coalesce(bool_or(c.code = 'cross-cutting-issue' and i.code = ${codes.crossCutting}), false) as "crossCutting"
    from category c join category_item i on i.category_id = c.id
    where c.code in ('activity-type', 'cross-cutting-issue') and i.is_active`.execute(db);
  return rows[0] ?? { activityType: false, crossCutting: false };
}
