import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { counted, insertInto } from '#tally/parts.queries.ts';
import { isWork, workOf, yearsOf } from '../works/work.queries.ts';
import type { Somebody } from './hold-people.queries.ts';
import { REACH_TALLY } from './reach-tally.queries.ts';

/** 0: as it was, 1: as it is. */
export type Side = 0 | 1;

/** A record of somebody who counts, under the one that stands for it: where they live and what they are. */
export interface Stands extends Somebody {
  side: Side;
  record: number;
  person: number;
}
/** An activity while it is approved. */
export interface ApprovedWork {
  side: Side;
  id: number;
  kind: string;
  sub_activity_id: number | null;
  held_on: string | null;
}
export interface Listed {
  side: Side;
  activity: number;
  record: number;
}

/** All that a change may touch, before and after; of everything else what the tables say is true of both. */
export interface ReachChange {
  projectId: number;
  stands: readonly Stands[];
  /** Activities that changed; `works` has those of them that are or were approved. */
  changed: readonly number[];
  works: readonly ApprovedWork[];
  /** Activities whose list of people changed; `listed` has who stood and who stands on them. */
  relisted: readonly number[];
  listed: readonly Listed[];
}

const given = (rows: readonly object[], shape: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (${sql.raw(shape)})`;

const OF_PEOPLE = ['division_id', 'district_id', 'upazila_id', 'union_id', 'sex', 'age_group', 'is_ethnic'];
const WHO = sql.join(OF_PEOPLE.map((name) => sql.ref(`s.${name}`)));
const WHO_OF_DONE = sql.join(OF_PEOPLE.map((name) => sql.ref(`d.${name}`)));

/**
 * Adds what a change makes of unique people. Somebody counts once, whatever else they take part in, so that each of them
 * is seen with all that they took part in, as it was and as it is; what is the same adds nothing.
 */
export async function addReachChange(db: Db, change: ReachChange): Promise<void> {
  const { projectId, changed, relisted, works } = change;
  // Where only some activities changed, people's other scopes stay as they are and need not be looked at.
  const meant = changed.length + relisted.length > 0 ? sql`where s.scope_id in (select scope_id from meant)` : sql``;
  const rows = sql`(
    with stands as materialized (select * from ${given(
      change.stands,
      `side int, record bigint, person bigint, division_id int, district_id int, upazila_id int, union_id int, sex text,
      age_group text, is_ethnic boolean`,
    )}),
    works as materialized (select g.side, g.id, g.held_on, ${workOf('g')} as work_id from ${given(
      works,
      'side int, id bigint, kind text, sub_activity_id int, held_on date',
    )}),
    meant as materialized (
      select distinct s.scope_id from scope_work s join (
        select work_id from works
        union select ${workOf('a')} from activity a where a.project_id = ${projectId} and a.id = any(${[...relisted]}::bigint[])) w
      on w.work_id = s.work_id),
    scopes as materialized (select s.* from scope_work s ${meant}),
    taken as materialized (
      select s.side, s.person, ${WHO}, p.activity_id as id from stands s
      join activity_participant p on p.project_id = ${projectId} and p.member_id = s.record
        and p.activity_id <> all(${[...relisted]}::bigint[])
      union
      select s.side, s.person, ${WHO}, l.activity from stands s
      join (select * from ${given(change.listed, 'side int, activity bigint, record bigint')}) l
        on l.side = s.side and l.record = s.record),
    done as (
      -- Looked up one by one, whatever is known of how many there are: nobody has counted a database that is just being filled.
      select t.*, a.held_on, a.work_id from taken t cross join lateral (
        select a.held_on, ${workOf('a')} as work_id from activity a
        where a.project_id = ${projectId} and a.id = t.id and a.state = 'approved' and ${isWork('a')} offset 0) a
      where t.id <> all(${[...changed]}::bigint[])
      union all
      select t.*, w.held_on, w.work_id from taken t join works w on w.side = t.side and w.id = t.id),
    times as (
      select d.side, d.person, ${WHO_OF_DONE}, s.scope_id, e.period, count(*)::int as times
      from done d join scopes s on s.work_id = d.work_id
      cross join lateral ${yearsOf(sql`d.held_on`, sql`s.is_fiscal`)} where e.period is not null
      group by d.side, d.person, ${WHO_OF_DONE}, s.scope_id, e.period)
    -- Alike people of one place are one line, and whoever counts as before is none, before any line becomes one of each unit.
    select ${projectId}::int as project_id, ${WHO_OF_DONE}, d.period, d.scope_id, least(d.times, 2) as times,
      sum(d.side * 2 - 1)::int as sign
    from times d group by ${WHO_OF_DONE}, d.period, d.scope_id, least(d.times, 2) having sum(d.side * 2 - 1) <> 0) r`;
  await insertInto(REACH_TALLY, counted(REACH_TALLY, rows, sql`r.sign`)).execute(db);
}
