import type { Cut } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { memberSeen, type Sight } from '#modules/registry/index.ts';
import { activitiesOfReach, type Counting, homeOfReach, recordsOf, timesOf } from '../cut/behind.queries.ts';

type Sql = RawBuilder<unknown>;
export interface ReachAsked {
  figure: Counting<'reach'>;
  cut: Cut;
  sight: Sight;
  slice: Page;
}

/** Who took part most recently comes first; what has no day comes last. */
const LATEST = ['held_on', 'id', 'position'] as const;
const latestFirst = (of: string): Sql =>
  sql.join(LATEST.map((column) => sql`${sql.ref(`${of}.${column}`)} desc nulls last`));

const person = ({ figure, cut, sight }: ReachAsked): Sql =>
  sql`${homeOfReach(figure, cut)} and ${memberSeen(sight, 'm')}`;

/** Where the person `m` took part, in the activities `b` of the cut. */
const partOf = ({ figure, cut }: ReachAsked): Sql => sql`
  activity_participant q join activity b on b.project_id = q.project_id and b.id = q.activity_id
  where q.project_id = m.project_id and q.member_id = any(${recordsOf('m')}) and ${activitiesOfReach(figure, cut, 'b')}`;

/** And in another one, where once is not enough. */
const again = (asked: ReachAsked, activityId: Sql): Sql =>
  timesOf(asked.figure) > 1 ? sql`and exists (select 1 from ${partOf(asked)} and b.id <> ${activityId})` : sql``;

async function idsOf(db: Db, statement: Sql): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${statement}`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * From the latest activity back, each person at the last of theirs. Short where many of those who took part are asked for;
 * `offset 0` keeps the database from gathering everybody first.
 */
const byActivities = (db: Db, asked: ReachAsked): Promise<number[]> =>
  idsOf(
    db,
    sql`select x.who as id from activity a cross join lateral (
      select m.id as who, p.position from activity_participant p
      join member o on o.project_id = p.project_id and o.id = p.member_id
      join member m on m.project_id = o.project_id and m.id = coalesce(o.merged_into, o.id)
      where p.project_id = a.project_id and p.activity_id = a.id and ${person(asked)} ${again(asked, sql`a.id`)}
        and not exists (select 1 from ${partOf(asked)}
          and (coalesce(b.held_on, '-infinity'), b.id, q.position) > (coalesce(a.held_on, '-infinity'), a.id, p.position))
      offset 0) x
    where ${activitiesOfReach(asked.figure, asked.cut, 'a')}
    order by a.held_on desc nulls last, a.id desc, x.position desc ${limitTo(asked.slice)}`,
  );

/** Of those who live in the place, under any of their records, the last activity of theirs. Short where few live there. */
const byPeople = (db: Db, asked: ReachAsked): Promise<number[]> =>
  idsOf(
    db,
    sql`with home as materialized (select m.id, m.project_id from member m where ${person(asked)}),
    records as (select id as who, id from home union all
      select o.merged_into, o.id from home h join member o on o.project_id = h.project_id and o.merged_into = h.id),
    took as (
      select r.who, a.held_on, a.id, p.position,
        min(a.id) over (partition by r.who) < max(a.id) over (partition by r.who) as again
      from records r
      join activity_participant p on p.project_id = ${asked.cut.projectId} and p.member_id = r.id
      join activity a on a.project_id = p.project_id and a.id = p.activity_id
      where ${activitiesOfReach(asked.figure, asked.cut, 'a')})
    select t.who as id from (
      select distinct on (who) * from took ${timesOf(asked.figure) > 1 ? sql`where again` : sql``}
      order by who, ${latestFirst('took')}) t
    order by ${latestFirst('t')} ${limitTo(asked.slice)}`,
  );

/** Everybody who took part is gathered once. For pages far down, and where few are left of many. */
const byGathering = (db: Db, asked: ReachAsked): Promise<number[]> =>
  idsOf(
    db,
    sql`with took as materialized (
      select distinct on (1) coalesce(o.merged_into, o.id) as who, a.held_on, a.id, p.position,
        count(*) over (partition by coalesce(o.merged_into, o.id)) as times
      from activity a join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
      join member o on o.project_id = p.project_id and o.id = p.member_id
      where ${activitiesOfReach(asked.figure, asked.cut, 'a')}
      order by 1, a.held_on desc nulls last, a.id desc, p.position desc)
    select m.id from took t join member m on m.project_id = ${asked.cut.projectId} and m.id = t.who
    where ${person(asked)} ${timesOf(asked.figure) > 1 ? sql`and t.times > 1` : sql``} ${again(asked, sql`t.id`)}
    order by ${latestFirst('t')} ${limitTo(asked.slice)}`,
  );

/** Three ways to the same page. */
export const WAYS = { byActivities, byPeople, byGathering };
