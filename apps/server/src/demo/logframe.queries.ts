import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** Whether there was ever one: what staff deleted does not come back. */
export async function hasLogframe(db: Db, projectId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from logframe_history where project_id = ${projectId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Everything with its first state in the history, which later changes are compared with. */
export async function insertLogframe(
  db: Db,
  projectId: number,
  { levels, nodes, activities }: { levels: readonly object[]; nodes: readonly object[]; activities: readonly object[] },
): Promise<void> {
  await sql`
    insert into logframe_level (project_id, id, parent_id, name, name_bn, description, description_bn, color, is_activity,
      is_sdg_based, x, y, name_key)
    select ${projectId}, id, parent, name, "nameBn", description, "descriptionBn", color, "isActivity", "isSdgBased", x, y, "nameKey"
    from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb) as l (id int, parent int, name text, "nameBn" text,
      description text, "descriptionBn" text, color text, "isActivity" boolean, "isSdgBased" boolean, x int, y int,
      "nameKey" text)`.execute(db);
  await sql`
    insert into logframe_node (project_id, id, parent_id, level_id, code, code_key, code_order, title, title_bn, is_aggregated,
      programmes, sdgs, baseline_value, target)
    select ${projectId}, id, parent, level, code, "codeKey", "codeOrder", title, "titleBn", "isAggregated",
      array(select jsonb_array_elements_text(programmes)), array(select jsonb_array_elements_text(sdgs)::int), baseline, target
    from jsonb_to_recordset(${JSON.stringify(nodes)}::jsonb) as n (id int, parent int, level int, code text, "codeKey" text,
      "codeOrder" text, title text, "titleBn" text, "isAggregated" boolean, programmes jsonb, sdgs jsonb, baseline numeric,
      target numeric)`.execute(db);
  await sql`
    insert into logframe_activity (project_id, node_id, description, description_bn, start_date, end_date, activity_type,
      cross_cutting, implementation, items)
    select ${projectId}, id, description, "descriptionBn", "startDate", "endDate", "activityType", "crossCutting",
      implementation, items
    from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as a (id int, description text, "descriptionBn" text,
      "startDate" date, "endDate" date, "activityType" text, "crossCutting" text, implementation int, items jsonb)`.execute(
    db,
  );
  await sql`
    insert into logframe_history (project_id, kind, item_id, version, action, state)
    select l.project_id, 'level', l.id, 1, 'create', jsonb_build_object('parent', l.parent_id, 'name', l.name, 'nameBn', l.name_bn,
      'description', l.description, 'color', l.color, 'isActivity', l.is_activity, 'isSdgBased', l.is_sdg_based,
      'formUrl', l.form_url, 'width', l.width, 'x', l.x, 'y', l.y)
    from logframe_level l where l.project_id = ${projectId}
    union all
    select n.project_id, 'node', n.id, 1, 'create', case when a.node_id is null then jsonb_build_object('lf_node', n.title,
      'lf_nodeBn', n.title_bn, 'lf_node_code', n.code, 'lf_aggregatedIndicator', n.is_aggregated, 'lf_projectName', n.programmes,
      'sdgList', n.sdgs, 'parent', n.parent_id)
      else jsonb_build_object('name', n.title, 'nameBn', n.title_bn, 'code', n.code, 'lf_projectName', n.programmes,
        'description', a.description, 'dateRange', jsonb_build_object('start_date', a.start_date, 'end_date', a.end_date),
        'activityType', a.activity_type, 'crossCutting', a.cross_cutting, 'implementation', a.implementation,
        'implementationList', jsonb_build_object('data', a.items), 'parent', n.parent_id) end
    from logframe_node n left join logframe_activity a on a.project_id = n.project_id and a.node_id = n.id
    where n.project_id = ${projectId}`.execute(db);
}
