import type { Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { groupSeen, memberSeen, type Sight } from '#modules/registry/index.ts';
import { SUMMARY_JOINS, summaryColumns, type ActivitySummary } from '../activity-summary.queries.ts';
import { activitySeen } from '../sight.queries.ts';
import { SECTION } from '../work-type.queries.ts';

export interface HistoryAsked {
  sight: Sight;
  instance: string;
  kind?: string | null | undefined;
  after?: number | null | undefined;
  pageSize: number;
}

/** Ids of all records that are one person: that which stands for it now, and those merged into it. */
export async function personIds(db: Db, sight: Sight, instance: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive person as (
      select coalesce(m.merged_into, m.id) as id from member m
      where ${memberSeen(sight, 'm')} and m.instance_id = ${instance}
      union
      select g.merged_id from person join member_merge g
        on g.project_id = ${sight.projectId} and g.kept_id = person.id and g.undone_at is null)
    select id from person`.execute(db);
  return rows.map((row) => row.id);
}

export async function groupId(db: Db, sight: Sight, instance: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from farmer_group r where ${groupSeen(sight)} and instance_id = ${instance}`.execute(db);
  return rows[0]?.id;
}

/** Participations of these people. */
export const ofPeople = (projectId: number, ids: readonly number[]): RawBuilder<unknown> => sql`
  select p.activity_id, p.member_id, p.item, p.quantity, p.unit from activity_participant p
  where p.project_id = ${projectId} and p.member_id = any(${[...ids]}::bigint[])`;

/** Participations of the members of a group who are seen, as it is today. */
export const ofGroup = (sight: Sight, id: number): RawBuilder<unknown> => sql`
  select p.activity_id, p.member_id, p.item, p.quantity, p.unit
  from member m join activity_participant p on p.project_id = m.project_id and p.member_id = m.id
  where ${memberSeen(sight, 'm')} and m.group_id = ${id} and m.merged_into is null`;

export interface TakenPartRow extends ActivitySummary {
  kind: 'activity' | 'training' | 'input' | 'demonstration' | 'infrastructure';
  item: string | null;
  quantity: number | null;
  unit: string | null;
  people: number;
}

/** One line for an activity, however often it names them. One more than a page tells whether there is more. */
export async function listHistory(
  db: Db,
  participations: RawBuilder<unknown>,
  asked: HistoryAsked,
  language: Language,
): Promise<TakenPartRow[]> {
  const { sight, kind, after, pageSize } = asked;
  const { rows } = await sql<TakenPartRow>`
    select ${summaryColumns(language)}, ${SECTION} as kind, t.item, t.quantity, t.unit, t.people
    from (
      select p.activity_id, string_agg(distinct p.item, ', ') as item,
        -- Kilograms and pieces do not add up.
        case when count(distinct coalesce(p.unit, '')) = 1 then sum(p.quantity)::float8 end as quantity,
        case when count(distinct coalesce(p.unit, '')) = 1 then min(p.unit) end as unit,
        count(distinct p.member_id)::int as people
      from (${participations}) p ${after ? sql`where p.activity_id < ${after}` : sql``} group by p.activity_id) t
    join activity a on ${activitySeen(sight)} and a.id = t.activity_id ${SUMMARY_JOINS}
    ${kind ? sql`where ${SECTION} = ${kind}` : sql``}
    order by a.id desc limit ${pageSize + 1}`.execute(db);
  return rows;
}

export async function countHistory(
  db: Db,
  sight: Sight,
  participations: RawBuilder<unknown>,
): Promise<{ kind: TakenPartRow['kind']; n: number }[]> {
  const { rows } = await sql<{ kind: TakenPartRow['kind']; n: number }>`
    select ${SECTION} as kind, count(*)::int as n from (select distinct p.activity_id from (${participations}) p) t
    join activity a on ${activitySeen(sight)} and a.id = t.activity_id group by 1`.execute(db);
  return rows;
}
