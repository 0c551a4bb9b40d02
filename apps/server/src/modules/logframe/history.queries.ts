import { sql } from 'kysely';
import type { Db, Tables } from '#db/tables.ts';

type Kind = Tables['logframe_history']['kind'];
type Action = Tables['logframe_history']['action'];

/** Whoever changes the shape of a logframe does it alone: what was checked is what is written. */
export async function holdLogframe(db: Db, projectId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('msurvey logframe'), ${projectId})`.execute(db);
}

export interface NewState {
  itemId: number;
  version: number;
  action: Action;
  reason: string | null;
  state: object;
}

export async function keepStates(
  db: Db,
  projectId: number,
  kind: Kind,
  userId: number | null,
  states: readonly NewState[],
): Promise<void> {
  await sql`
    insert into logframe_history (project_id, kind, item_id, version, action, reason, saved_by, state)
    select ${projectId}, ${kind}, "itemId", version, action, reason, ${userId}::int, state
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as s ("itemId" int, version int, action text, reason text, state jsonb)`.execute(db);
}

/** The states from which somebody changed something, by the ids. */
export async function statesAt(
  db: Db,
  projectId: number,
  kind: Kind,
  asked: readonly { id: number; version: number }[],
): Promise<Map<number, Record<string, unknown>>> {
  const { rows } = await sql<{ id: number; state: Record<string, unknown> }>`
    select h.item_id as id, h.state from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (id int, version int)
    join logframe_history h on h.project_id = ${projectId} and h.kind = ${kind} and h.item_id = a.id and h.version = a.version`.execute(
    db,
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

export interface HistoryRow {
  version: number;
  action: Action;
  reason: string | null;
  by: string | null;
  at: Date;
  state: Record<string, unknown>;
}

/** The newest states of a node; a hundred are more than anybody reads. */
export async function historyOf(db: Db, projectId: number, nodeId: number): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.version, h.action, h.reason, u.first_name || ' ' || u.last_name as by, h.at, h.state
    from logframe_history h left join app_user u on u.id = h.saved_by
    where h.project_id = ${projectId} and h.kind = 'node' and h.item_id = ${nodeId} order by h.version desc limit 100`.execute(
    db,
  );
  return rows;
}
