import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { IndicatorHistoryAction, IndicatorHistoryKind } from '#db/tables/indicators.ts';

export interface NewIndicatorState {
  nodeId: number;
  kind: IndicatorHistoryKind;
  /** Of values; else ''. */
  period: string;
  version: number;
  action: IndicatorHistoryAction;
  reason: string | null;
  state: object;
}

export async function keepIndicatorStates(
  db: Db,
  projectId: number,
  userId: number | null,
  states: readonly NewIndicatorState[],
): Promise<void> {
  await sql`
    insert into indicator_history (project_id, node_id, kind, period, version, action, reason, saved_by, state)
    select ${projectId}, "nodeId", kind, period, version, action, reason, ${userId}::int, state
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as s ("nodeId" int, kind text, period text, version int, action text, reason text, state jsonb)`.execute(db);
}

/** The state of a version; undefined where nobody kept one. */
export async function stateAt(
  db: Db,
  projectId: number,
  nodeId: number,
  kind: IndicatorHistoryKind,
  version: number,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ state: Record<string, unknown> }>`
    select h.state from indicator_history h where h.project_id = ${projectId} and h.node_id = ${nodeId} and h.kind = ${kind}
      and h.period = '' and h.version = ${version} order by h.id desc limit 1`.execute(db);
  return rows[0]?.state;
}

export interface IndicatorHistoryRow {
  action: IndicatorHistoryAction;
  reason: string | null;
  by: string | null;
  at: Date;
  state: Record<string, unknown>;
}

/** The newest states of a value; a hundred are more than anybody reads. */
export async function historyOfValue(
  db: Db,
  projectId: number,
  nodeId: number,
  period: string,
): Promise<IndicatorHistoryRow[]> {
  const { rows } = await sql<IndicatorHistoryRow>`
    select h.action, h.reason, u.first_name || ' ' || u.last_name as by, h.at, h.state
    from indicator_history h left join app_user u on u.id = h.saved_by
    where h.project_id = ${projectId} and h.node_id = ${nodeId} and h.kind = 'value' and h.period = ${period}
    order by h.id desc limit 100`.execute(db);
  return rows;
}
