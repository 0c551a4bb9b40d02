import type { Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { SAID_JOINS, saidColumns, type SaidRow } from '../said.queries.ts';

export interface HistoryAsked {
  projectId: number;
  instance: string;
  kind?: string | null | undefined;
  after?: number | null | undefined;
  pageSize: number;
}

/** Ids of all records that are one person: that which stands for it now, and those merged into it. */
export async function personIds(db: Db, projectId: number, instance: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive person as (
      select coalesce(m.merged_into, m.id) as id from member m
      where m.project_id = ${projectId} and m.instance_id = ${instance}
      union
      select g.merged_id from person join member_merge g
        on g.project_id = ${projectId} and g.kept_id = person.id and g.undone_at is null)
    select id from person`.execute(db);
  return rows.map((row) => row.id);
}

export async function groupId(db: Db, projectId: number, instance: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from farmer_group where project_id = ${projectId} and instance_id = ${instance}`.execute(db);
  return rows[0]?.id;
}

/** Participations of these people. */
export const ofPeople = (projectId: number, ids: readonly number[]): RawBuilder<unknown> => sql`
  select p.activity_id, p.member_id, p.item, p.quantity from activity_participant p
  where p.project_id = ${projectId} and p.member_id = any(${[...ids]}::bigint[])`;

/** Participations of the members of a group, as it is today. */
export const ofGroup = (projectId: number, id: number): RawBuilder<unknown> => sql`
  select p.activity_id, p.member_id, p.item, p.quantity
  from member m join activity_participant p on p.project_id = m.project_id and p.member_id = m.id
  where m.project_id = ${projectId} and m.group_id = ${id} and m.merged_into is null`;

export interface TakenPartRow extends SaidRow {
  kind: 'activity' | 'training' | 'input' | 'demonstration' | 'infrastructure';
  name: string | null;
  item: string | null;
  quantity: number | null;
  people: number;
}

/** One line for an activity, however often it names them. One more than a page tells whether there is more. */
export async function listHistory(
  db: Db,
  participations: RawBuilder<unknown>,
  asked: HistoryAsked,
  language: Language,
): Promise<TakenPartRow[]> {
  const { projectId, kind, after, pageSize } = asked;
  const { rows } = await sql<TakenPartRow>`
    select ${saidColumns(language)}, a.kind, a.name, t.item, t.quantity, t.people
    from (
      select p.activity_id, string_agg(distinct p.item, ', ') as item, sum(p.quantity)::float8 as quantity,
        count(distinct p.member_id)::int as people
      from (${participations}) p ${after ? sql`where p.activity_id < ${after}` : sql``} group by p.activity_id) t
    join activity a on a.project_id = ${projectId} and a.id = t.activity_id ${SAID_JOINS}
    ${kind ? sql`where a.kind = ${kind}` : sql``}
    order by a.id desc limit ${pageSize + 1}`.execute(db);
  return rows;
}

export async function countHistory(
  db: Db,
  projectId: number,
  participations: RawBuilder<unknown>,
): Promise<{ kind: TakenPartRow['kind']; n: number }[]> {
  const { rows } = await sql<{ kind: TakenPartRow['kind']; n: number }>`
    select a.kind, count(*)::int as n from (select distinct p.activity_id from (${participations}) p) t
    join activity a on a.project_id = ${projectId} and a.id = t.activity_id group by a.kind`.execute(db);
  return rows;
}
