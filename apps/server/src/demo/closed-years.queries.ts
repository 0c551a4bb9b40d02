import { fiscalYearFrom, type NodeProgramme } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

interface SaidValue {
  nodeId: number;
  period: string;
}

/** A percentage of a year that was said too low at first; undefined: staff has deleted all of them. */
export async function firstSaid(
  db: Db,
  projectId: number,
  { programme, year, less }: { programme: NodeProgramme; year: number; less: number },
): Promise<SaidValue | undefined> {
  const { first } = fiscalYearFrom(year);
  const { rows } = await sql<SaidValue>`
    with one as (
      select v.node_id, v.period from indicator_value v
      join indicator_setting s on s.project_id = v.project_id and s.node_id = v.node_id and s.indicator_type = 'Percentage'
      join logframe_node n on n.project_id = v.project_id and n.id = v.node_id and n.programmes = array[${programme}::text]
      where v.project_id = ${projectId} and v.first_day = ${first} and v.value > ${less}::numeric
      order by v.node_id limit 1),
    history as (
      update indicator_history h set state = h.state || jsonb_build_object('value', (h.state ->> 'value')::numeric - ${less}::numeric)
      from one where h.project_id = ${projectId} and h.kind = 'value' and h.node_id = one.node_id and h.period = one.period)
    update indicator_value v set value = v.value - ${less}::numeric from one
    where v.project_id = ${projectId} and v.node_id = one.node_id and v.period = one.period
    returning v.node_id as "nodeId", v.period`.execute(db);
  return rows[0];
}

export async function correctValue(
  db: Db,
  projectId: number,
  { nodeId, period, more, reason, userId }: SaidValue & { more: number; reason: string; userId: number },
): Promise<void> {
  await sql`
    with said as (
      update indicator_value v set value = v.value + ${more}::numeric, version = v.version + 1, saved_by = ${userId}, saved_at = now()
      where v.project_id = ${projectId} and v.node_id = ${nodeId} and v.period = ${period} returning v.value, v.version)
    insert into indicator_history (project_id, node_id, kind, period, version, action, reason, saved_by, state)
    select h.project_id, h.node_id, h.kind, h.period, said.version, 'update', ${reason}, ${userId},
      h.state || jsonb_build_object('value', said.value)
    from said, indicator_history h
    where h.project_id = ${projectId} and h.node_id = ${nodeId} and h.kind = 'value' and h.period = ${period}`.execute(
    db,
  );
}
