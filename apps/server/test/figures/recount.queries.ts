import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** A count of something that is not there. */
export async function addToTally(db: Db, projectId: number): Promise<void> {
  await sql`
    insert into household_tally (project_id, unit_id, year, programmes, males)
    values (${projectId}, 0, 1999, '{1}', 3)`.execute(db);
}

/** Who may be deleted, and stand for themselves and for nobody else. */
const ALONE = sql`m.merged_into is null and m.state = 'received'
  and not exists (select 1 from member o where o.project_id = m.project_id and o.merged_into = m.id)`;

/** Past the product: what was derived from the record stays. */
export async function deleteSomebody(db: Db, projectId: number): Promise<void> {
  await sql`
    update submission set deleted_at = now() where (project_id, form_id, id) in (
      select m.project_id, m.form_id, m.id from member m where m.project_id = ${projectId} and ${ALONE}
      order by m.id desc limit 1)`.execute(db);
}

export interface Somebody {
  id: number;
  formId: number;
  instanceId: string;
}

export async function someMembers(db: Db, projectId: number): Promise<Somebody[]> {
  const { rows } = await sql<Somebody>`
    select m.id, m.form_id as "formId", m.instance_id as "instanceId" from member m
    where m.project_id = ${projectId} and ${ALONE} order by m.id limit 3`.execute(db);
  return rows;
}

export async function standingFor(
  db: Db,
  projectId: number,
  ids: readonly number[],
): Promise<{ id: number; into: number | null }[]> {
  const { rows } = await sql<{ id: number; into: number | null }>`
    select id, merged_into as into from member where project_id = ${projectId} and id = any(${[...ids]}::bigint[])
    order by id`.execute(db);
  return rows;
}

/** As if the product had counted otherwise: of one period of an indicator of people. */
export async function addToComputed(db: Db, projectId: number, n: number) {
  const { rows } = await sql<{ nodeId: number; firstDay: string; lastDay: string; value: number }>`
    with one as (
      select node_id, first_day from indicator_computed
      where project_id = ${projectId} and took_part > 0 order by node_id, first_day limit 1)
    update indicator_computed c set value = c.value + ${n}::int from one
    where c.project_id = ${projectId} and c.node_id = one.node_id and c.first_day = one.first_day
    returning c.node_id as "nodeId", c.first_day as "firstDay", c.last_day as "lastDay", (c.value - ${n}::int)::float8 as value`.execute(
    db,
  );
  return rows[0] as (typeof rows)[number];
}

export async function makeDue(db: Db, projectId: number, nodeId: number): Promise<void> {
  await sql`insert into indicator_due (project_id, node_id) values (${projectId}, ${nodeId})`.execute(db);
}

/** Of the first aggregated indicator of which anything is known. */
export async function addToProgress(db: Db, projectId: number, n: number) {
  const { rows } = await sql<{ nodeId: number; progress: number }>`
    with one as (
      select id from logframe_node where project_id = ${projectId} and is_aggregated and progress is not null
      order by id limit 1)
    update logframe_node t set progress = t.progress + ${n}::int from one where t.project_id = ${projectId} and t.id = one.id
    returning t.id as "nodeId", (t.progress - ${n}::int)::float8 as progress`.execute(db);
  return rows[0] as (typeof rows)[number];
}
