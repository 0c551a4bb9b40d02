import { levelNameKey } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** What a person changes of a level; also what is kept of every state. */
export interface LevelState {
  parent: number | null;
  name: string;
  nameBn: string | null;
  description: string | null;
  color: string;
  isActivity: boolean;
  isSdgBased: boolean;
  formUrl: string | null;
  width: number;
  x: number;
  y: number;
}
export interface LevelRow extends LevelState {
  id: number;
  version: number;
  descriptionBn: string | null;
  nodeCount: number;
  /** Of its nodes, those that carry a baseline, a target or a value. */
  dataCount: number;
}

/** A parent always before its children: the diagram is read from the top. */
export async function levelsOf(db: Db, projectId: number): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    with recursive n as (
      select level_id, count(*)::int as nodes,
        count(*) filter (where coalesce(baseline_value, target, progress) is not null)::int as held
      from logframe_node where project_id = ${projectId} group by level_id
    ), l as (
      select id, 1 as depth from logframe_level where project_id = ${projectId} and parent_id is null
      union all
      select c.id, l.depth + 1 from l join logframe_level c on c.project_id = ${projectId} and c.parent_id = l.id
    )
    select v.id, v.parent_id as parent, v.name, v.name_bn as "nameBn", v.description, v.description_bn as "descriptionBn", v.color,
      v.is_activity as "isActivity", v.is_sdg_based as "isSdgBased", v.form_url as "formUrl", v.width, v.x, v.y, v.version,
      coalesce(n.nodes, 0) as "nodeCount", coalesce(n.held, 0) as "dataCount"
    from l join logframe_level v on v.project_id = ${projectId} and v.id = l.id left join n on n.level_id = l.id
    order by l.depth, v.x, v.id`.execute(db);
  return rows;
}

export async function reserveLevelIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('logframe_level', 'id'))::int as id from generate_series(1, ${count})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export type SavedLevel = LevelState & { id: number; version: number; descriptionBn?: string | null };

export async function saveLevels(db: Db, projectId: number, levels: readonly SavedLevel[]): Promise<void> {
  const rows = levels.map((level) => ({ ...level, nameKey: levelNameKey(level.name) }));
  await sql`
    insert into logframe_level (project_id, id, parent_id, name, name_bn, description, description_bn, color, is_activity,
      is_sdg_based, form_url, width, x, y, version, name_key)
    select ${projectId}, id, parent, name, "nameBn", description, "descriptionBn", color, "isActivity", "isSdgBased", "formUrl",
      width, x, y, version, "nameKey"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (id int, parent int, name text, "nameBn" text, description text,
      "descriptionBn" text, color text, "isActivity" boolean, "isSdgBased" boolean, "formUrl" text, width int, x int, y int,
      version int, "nameKey" text)
    on conflict (project_id, id) do update set parent_id = excluded.parent_id, name = excluded.name, name_bn = excluded.name_bn,
      description = excluded.description, color = excluded.color, is_activity = excluded.is_activity,
      is_sdg_based = excluded.is_sdg_based, form_url = excluded.form_url, width = excluded.width, x = excluded.x,
      y = excluded.y, version = excluded.version, name_key = excluded.name_key`.execute(db);
}

export async function deleteLevels(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from logframe_node where project_id = ${projectId} and level_id = any(${[...ids]}::int[])`.execute(
    db,
  );
  await sql`delete from logframe_level where project_id = ${projectId} and id = any(${[...ids]}::int[])`.execute(db);
}

export interface NodesOnLevels {
  nodes: number;
  indicators: number;
  /** Nodes that this programme does not see; null: everything is seen. */
  elsewhere: number;
}

export async function nodesOnLevels(
  db: Db,
  projectId: number,
  ids: readonly number[],
  programme: string | null,
): Promise<NodesOnLevels> {
  const { rows } = await sql<NodesOnLevels>`
    select count(*)::int as nodes,
      count(*) filter (where coalesce(baseline_value, target, progress) is not null)::int as indicators,
      count(*) filter (where programmes <> '{}' and not programmes @> array[${programme}::text])::int as elsewhere
    from logframe_node where project_id = ${projectId} and level_id = any(${[...ids]}::int[])`.execute(db);
  return rows[0] ?? { nodes: 0, indicators: 0, elsewhere: 0 };
}
