import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface ComputedRow {
  firstDay: string;
  lastDay: string;
  value: number;
  /** Of a Number / Denominator. */
  denominator: number | null;
  tookPart: number | null;
  fresh: number | null;
  leaves: Record<string, number>;
  denominators: Record<string, number>;
}

/** Who counts an indicator does it alone: what is written last was counted last. */
export async function holdCount(db: Db, projectId: number, nodeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('msurvey indicator ' || ${projectId}::text, ${nodeId}))`.execute(
    db,
  );
}

/** All periods of an indicator, in place of those that were there. */
export async function writeComputed(
  db: Db,
  projectId: number,
  nodeId: number,
  rows: readonly ComputedRow[],
): Promise<void> {
  const key = sql`project_id = ${projectId} and node_id = ${nodeId}`;
  await sql`delete from indicator_computed where ${key}`.execute(db);
  if (rows.length > 0)
    await sql`
      insert into indicator_computed (project_id, node_id, first_day, last_day, value, denominator, took_part, fresh, leaves,
        denominators)
      select ${projectId}, ${nodeId}, "firstDay", "lastDay", value, denominator, "tookPart", fresh, leaves, denominators
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("firstDay" date, "lastDay" date, value numeric,
        denominator numeric, "tookPart" int, fresh int, leaves jsonb, denominators jsonb)`.execute(db);
  await sql`
    insert into indicator_counted (project_id, node_id, as_of) select ${projectId}, n.id, clock_timestamp()
    from logframe_node n where n.project_id = ${projectId} and n.id = ${nodeId}
    on conflict (project_id, node_id) do update set as_of = excluded.as_of`.execute(db);
}

/** It is not counted by the product any more. */
export async function forgetComputed(db: Db, projectId: number, nodeId: number): Promise<void> {
  for (const table of ['indicator_computed', 'indicator_counted'])
    await sql`delete from ${sql.table(table)} where project_id = ${projectId} and node_id = ${nodeId}`.execute(db);
}

export type ComputedOfNode = ComputedRow & { nodeId: number };
/** Of all indicators of a project or of these, in the order of time; leaves only where they are asked for. */
export async function computedOf(
  db: Db,
  projectId: number,
  nodeIds: readonly number[] | null,
  withLeaves = true,
): Promise<ComputedOfNode[]> {
  const ids = nodeIds === null ? null : [...nodeIds];
  const { rows } = await sql<ComputedOfNode>`
    select c.node_id as "nodeId", c.first_day as "firstDay", c.last_day as "lastDay", c.value::float8 as value,
      c.denominator::float8 as denominator, c.took_part as "tookPart", c.fresh, case when ${withLeaves}::boolean then c.leaves else '{}' end as leaves,
      case when ${withLeaves}::boolean then c.denominators else '{}' end as denominators
    from indicator_computed c
    where c.project_id = ${projectId} and (${ids}::int[] is null or c.node_id = any(${ids}::int[]))
    order by c.node_id, c.first_day`.execute(db);
  return rows;
}

export interface CountedState {
  nodeId: number;
  asOf: Date | null;
  isStale: boolean;
}
/** When indicators were counted last, and whether something has changed since. */
export async function countedStates(
  db: Db,
  projectId: number,
  nodeIds: readonly number[] | null,
): Promise<CountedState[]> {
  const ids = nodeIds === null ? null : [...nodeIds];
  const { rows } = await sql<CountedState>`
    select n.id as "nodeId", c.as_of as "asOf", exists (
      select 1 from indicator_due d where d.project_id = n.project_id and d.node_id = n.id) as "isStale"
    from logframe_node n left join indicator_counted c on c.project_id = n.project_id and c.node_id = n.id
    where n.project_id = ${projectId} and (n.id = any(${ids}::int[]) or ${ids}::int[] is null and c.node_id is not null)`.execute(
    db,
  );
  return rows;
}
