import type { Leaves, ValueState } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { NamedNode } from '#modules/logframe/index.ts';

interface StoredPeriod {
  nodeId: number;
  firstDay: string;
  lastDay: string;
  value: number | null;
  leaves: Leaves;
}
export interface StoredValue extends StoredPeriod {
  denominator: number | null;
  input: number | null;
  state: ValueState;
  reason: string | null;
}

const only = (ids: readonly number[] | null) => (ids === null ? null : [...ids]);

/** What was typed, of all indicators of a project or of these. Leaves are read only where they are asked for. */
export async function storedValues(
  db: Db,
  projectId: number,
  nodeIds: readonly number[] | null,
  withLeaves: boolean,
): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select v.node_id as "nodeId", v.first_day as "firstDay", v.last_day as "lastDay", v.value::float8 as value,
      v.denominator::float8 as denominator, v.input::float8 as input, v.state, v.reason,
      case when ${withLeaves}::boolean then v.leaves else '{}' end as leaves
    from indicator_value v
    where v.project_id = ${projectId} and (${only(nodeIds)}::int[] is null or v.node_id = any(${only(nodeIds)}::int[]))
    order by v.node_id, v.first_day`.execute(db);
  return rows;
}

export async function storedTargets(
  db: Db,
  projectId: number,
  nodeIds: readonly number[] | null,
  withLeaves: boolean,
): Promise<StoredPeriod[]> {
  const { rows } = await sql<StoredPeriod>`
    select t.node_id as "nodeId", t.first_day as "firstDay", t.last_day as "lastDay", t.value::float8 as value,
      case when ${withLeaves}::boolean then t.leaves else '{}' end as leaves
    from indicator_target t
    where t.project_id = ${projectId} and (${only(nodeIds)}::int[] is null or t.node_id = any(${only(nodeIds)}::int[]))
    order by t.node_id, t.first_day`.execute(db);
  return rows;
}

export interface StoredSet {
  nodeId: number;
  lop: number | null;
  baselineItems: Record<string, number>;
}
export async function storedSets(db: Db, projectId: number, nodeIds: readonly number[] | null): Promise<StoredSet[]> {
  const { rows } = await sql<StoredSet>`
    select s.node_id as "nodeId", s.lop_value::float8 as lop, s.baseline_items as "baselineItems" from indicator_set s
    where s.project_id = ${projectId} and (${only(nodeIds)}::int[] is null or s.node_id = any(${only(nodeIds)}::int[]))`.execute(
    db,
  );
  return rows;
}

export interface StoredPart {
  nodeId: number;
  partHomeId: number;
  partNodeId: number;
  weight: number;
}
/** What aggregated indicators of a project are made of. */
export async function storedParts(db: Db, projectId: number): Promise<StoredPart[]> {
  const { rows } = await sql<StoredPart>`
    select p.node_id as "nodeId", p.part_home_id as "partHomeId", p.part_node_id as "partNodeId",
      p.weight::float8 as weight
    from indicator_part p where p.project_id = ${projectId} order by p.node_id, p.id`.execute(db);
  return rows;
}

interface Indicator {
  projectId: number;
  nodeId: number;
}

/** Which indicator is counted from which: derived from it, or made of it. */
const COUNTED_FROM = sql`(
  select p.project_id, p.node_id, p.part_home_id as of_project, p.part_node_id as of_node from indicator_part p
  union all
  select s.project_id, s.node_id, s.project_id, s.derived_indicator from indicator_setting s
  where s.is_derived and s.derived_indicator is not null)`;

const FROM = sql`m.of_project, m.of_node`;
const COUNTED = sql`m.project_id, m.node_id`;

/** These indicators, and all that are reached from them step by step: from `one` to the `other`. */
async function reachedFrom(
  db: Db,
  projectId: number,
  nodeIds: readonly number[],
  { one, other }: { one: RawBuilder<unknown>; other: RawBuilder<unknown> },
): Promise<Indicator[]> {
  const { rows } = await sql<Indicator>`
    with recursive reached (project_id, node_id) as (
      select ${projectId}::int, unnest(${[...nodeIds]}::int[])
      union
      select ${other} from reached join ${COUNTED_FROM} m on (${one}) = (reached.project_id, reached.node_id)
    )
    select project_id as "projectId", node_id as "nodeId" from reached order by 1, 2`.execute(db);
  return rows;
}

/** Everything that is counted from these indicators, themselves included: derived or made of them, in whatever project. */
export const dependents = (db: Db, projectId: number, nodeIds: readonly number[]): Promise<Indicator[]> =>
  reachedFrom(db, projectId, nodeIds, { one: FROM, other: COUNTED });

/** Everything that these are counted from, themselves included. */
export const sourcesOf = (db: Db, projectId: number, nodeIds: readonly number[]): Promise<Indicator[]> =>
  reachedFrom(db, projectId, nodeIds, { one: COUNTED, other: FROM });

export interface NumberedNode extends NamedNode {
  id: number;
  programmes: string[];
}
/** The tree as far as numbers go, in the order of codes. */
export async function numberedNodes(db: Db, projectId: number): Promise<NumberedNode[]> {
  const { rows } = await sql<NumberedNode>`
    select n.id, n.parent_id as parent, n.level_id as level, n.code, n.title, n.title_bn as "titleBn",
      n.is_aggregated as "isAggregated", n.programmes
    from logframe_node n where n.project_id = ${projectId} order by n.code_order, n.id`.execute(db);
  return rows;
}

/** Code and title of indicators of whatever projects, by `project.node`. */
export async function namesOf(
  db: Db,
  parts: readonly { homeId: number; nodeId: number }[],
): Promise<Map<string, string>> {
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{ key: string; name: string }>`
    select n.project_id || '.' || n.id as key, n.code || ' ' || n.title as name
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p ("homeId" int, "nodeId" int)
    join logframe_node n on n.project_id = p."homeId" and n.id = p."nodeId"`.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
