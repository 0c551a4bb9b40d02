import type { Leaves, ValueState } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** The versions of what is saved as a whole. */
export interface SetRow {
  lopValue: number | null;
  targetVersion: number;
  collectionVersion: number;
  baselineVersion: number;
  baselineItems: Record<string, number>;
}
const NO_SET: SetRow = {
  lopValue: null,
  targetVersion: 0,
  collectionVersion: 0,
  baselineVersion: 0,
  baselineItems: {},
};

export async function setOf(db: Db, projectId: number, nodeId: number): Promise<SetRow> {
  const { rows } = await sql<SetRow>`
    select s.lop_value::float8 as "lopValue", s.target_version as "targetVersion", s.collection_version as "collectionVersion",
      s.baseline_version as "baselineVersion", s.baseline_items as "baselineItems"
    from indicator_set s where s.project_id = ${projectId} and s.node_id = ${nodeId}`.execute(db);
  return rows[0] ?? NO_SET;
}

export interface TargetRowStored {
  period: string;
  first: string;
  last: string;
  value: number | null;
  text: string | null;
  leaves: Leaves;
}
export async function targetsOf(db: Db, projectId: number, nodeId: number): Promise<TargetRowStored[]> {
  const { rows } = await sql<TargetRowStored>`
    select t.period, t.first_day as first, t.last_day as last, t.value::float8 as value, t.text, t.leaves
    from indicator_target t where t.project_id = ${projectId} and t.node_id = ${nodeId}
    order by t.first_day, t.last_day desc`.execute(db);
  return rows;
}

/** All of them anew: a set of targets is saved as a whole. */
export async function writeTargets(
  db: Db,
  projectId: number,
  nodeId: number,
  { lopValue, version, targets }: { lopValue: number | null; version: number; targets: readonly TargetRowStored[] },
): Promise<void> {
  await sql`update indicator_set set lop_value = ${lopValue}, target_version = ${version}
    where project_id = ${projectId} and node_id = ${nodeId}`.execute(db);
  await sql`delete from indicator_target where project_id = ${projectId} and node_id = ${nodeId}`.execute(db);
  await sql`
    insert into indicator_target (project_id, node_id, period, first_day, last_day, value, text, leaves)
    select ${projectId}, ${nodeId}, period, first, last, value, text, leaves
    from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb)
      as t (period text, first date, last date, value numeric, text text, leaves jsonb)`.execute(db);
}

/** What is said of a period. */
export interface Said {
  value: number | null;
  denominator: number | null;
  text: string | null;
  input: number | null;
  leaves: Leaves;
  comment: string | null;
  reason: string | null;
}
export interface ValueRow extends Said {
  period: string;
  first: string;
  last: string;
  textBn: string | null;
  state: ValueState;
  version: number;
  returnedReason: string | null;
  savedBy: number | null;
  savedAt: Date;
  savedByName: string | null;
  submittedBy: number | null;
  submittedAt: Date | null;
  submittedByName: string | null;
  decidedAt: Date | null;
  decidedByName: string | null;
}
const nameOf = (user: 's' | 'h' | 'd') => {
  const u = sql.raw(user);
  return sql`${u}.first_name || ' ' || ${u}.last_name`;
};

export async function valuesOf(db: Db, projectId: number, nodeId: number): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    select v.period, v.first_day as first, v.last_day as last, v.value::float8 as value, v.denominator::float8 as denominator,
      v.text, v.text_bn as "textBn", v.input::float8 as input, v.leaves, v.state, v.version, v.comment, v.reason,
      v.returned_reason as "returnedReason", v.saved_by as "savedBy", v.saved_at as "savedAt", ${nameOf('s')} as "savedByName",
      v.submitted_by as "submittedBy", v.submitted_at as "submittedAt", ${nameOf('h')} as "submittedByName",
      v.decided_at as "decidedAt", ${nameOf('d')} as "decidedByName"
    from indicator_value v left join app_user s on s.id = v.saved_by left join app_user h on h.id = v.submitted_by
      left join app_user d on d.id = v.decided_by
    where v.project_id = ${projectId} and v.node_id = ${nodeId} order by v.first_day, v.last_day desc`.execute(db);
  return rows;
}

/** Whatever is typed anew is a draft. */
export async function writeValues(
  db: Db,
  projectId: number,
  nodeId: number,
  userId: number,
  rows: readonly (Said & { period: string; first: string; last: string })[],
): Promise<void> {
  await sql`
    insert into indicator_value (project_id, node_id, period, first_day, last_day, value, denominator, text, input, leaves,
      comment, reason, saved_by)
    select ${projectId}, ${nodeId}, period, first, last, value, denominator, text, input, leaves, comment, reason, ${userId}::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (period text, first date, last date, value numeric,
      denominator numeric, text text, input numeric, leaves jsonb, comment text, reason text)
    on conflict (project_id, node_id, period) do update set value = excluded.value, denominator = excluded.denominator,
      text = excluded.text, text_bn = case when excluded.text is not distinct from indicator_value.text then indicator_value.text_bn end,
      input = excluded.input, leaves = excluded.leaves, comment = excluded.comment, reason = excluded.reason, state = 'draft',
      version = indicator_value.version + 1, saved_by = excluded.saved_by, saved_at = now(), submitted_by = null,
      submitted_at = null, decided_by = null, decided_at = null, returned_reason = null`.execute(db);
}

export async function deleteValues(
  db: Db,
  projectId: number,
  nodeId: number,
  periods: readonly string[],
): Promise<void> {
  await sql`delete from indicator_value where project_id = ${projectId} and node_id = ${nodeId}
    and period = any(${[...periods]}::text[])`.execute(db);
}

export async function nextCollectionVersion(db: Db, projectId: number, nodeId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update indicator_set set collection_version = collection_version + 1
    where project_id = ${projectId} and node_id = ${nodeId} returning collection_version as version`.execute(db);
  return rows[0]?.version as number;
}

/** The periods of which a value was changed after a version of the collection, each with who did it last. */
export async function changedSince(
  db: Db,
  projectId: number,
  nodeId: number,
  version: number,
): Promise<{ period: string; by: string | null; at: Date }[]> {
  const { rows } = await sql<{ period: string; by: string | null; at: Date }>`
    select distinct on (h.period) h.period, u.first_name || ' ' || u.last_name as by, h.at
    from indicator_history h left join app_user u on u.id = h.saved_by
    where h.project_id = ${projectId} and h.node_id = ${nodeId} and h.kind = 'value' and h.version > ${version}
    order by h.period, h.id desc limit 400`.execute(db);
  return rows;
}

export async function moveValues(
  db: Db,
  projectId: number,
  nodeId: number,
  {
    periods,
    state,
    userId,
    reason,
  }: { periods: readonly string[]; state: ValueState; userId: number; reason: string | null },
): Promise<void> {
  const isSubmit = state === 'submitted';
  await sql`
    update indicator_value set state = ${state}, version = version + 1, returned_reason = ${state === 'returned' ? reason : null},
      submitted_by = case when ${isSubmit} then ${userId}::int else submitted_by end,
      submitted_at = case when ${isSubmit} then now() else submitted_at end,
      decided_by = case when ${isSubmit} then null else ${userId}::int end,
      decided_at = case when ${isSubmit} then null else now() end
    where project_id = ${projectId} and node_id = ${nodeId} and period = any(${[...periods]}::text[])`.execute(db);
}

export interface WaitingRow {
  nodeId: number;
  period: string;
  version: number;
  value: number | null;
  denominator: number | null;
  submittedAt: Date | null;
  submittedByName: string | null;
  savedBy: number | null;
  submittedBy: number | null;
  evidence: number;
}
/** Those that wait longest first; five hundred are more than anybody decides in a day. */
export async function waitingOf(db: Db, projectId: number, nodeIds: readonly number[]): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select v.node_id as "nodeId", v.period, v.version, v.value::float8 as value, v.denominator::float8 as denominator,
      v.submitted_at as "submittedAt", ${nameOf('h')} as "submittedByName", v.saved_by as "savedBy",
      v.submitted_by as "submittedBy", (select count(*)::int from indicator_evidence e
        where e.project_id = v.project_id and e.node_id = v.node_id and e.period = v.period) as evidence
    from indicator_value v left join app_user h on h.id = v.submitted_by
    where v.project_id = ${projectId} and v.state = 'submitted' and v.node_id = any(${[...nodeIds]}::int[])
    order by v.submitted_at, v.node_id, v.first_day limit 500`.execute(db);
  return rows;
}

export async function writeBaseline(
  db: Db,
  projectId: number,
  nodeId: number,
  version: number,
  items: Record<string, number>,
): Promise<void> {
  await sql`update indicator_set set baseline_items = ${JSON.stringify(items)}::jsonb, baseline_version = ${version}
    where project_id = ${projectId} and node_id = ${nodeId}`.execute(db);
}
