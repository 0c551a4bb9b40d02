import { REACH_PARTS, type ReachPart } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { isOfPart, isPerson, oneIf } from '#modules/registry/index.ts';
import type { Tally, TallyColumn } from '#tally/tally.ts';
import { IN_UNITS, UNIT_KEY, UNIT_READS } from '#tally/units.queries.ts';
import { isWork, workOf, yearsOf } from '../works/work.queries.ts';

/** Everybody who took part, at home, by scope and period, and in how many activities. */
const REACHED = sql`
  -- Found once, whatever is joined to it and however many rows that is thought to have.
  with scopes as materialized (select * from scope_work),
  times as materialized (
    select d.project_id, d.person_id, s.scope_id, e.period, count(*)::int as times
    from (
      -- Whoever is listed twice, or as two records of one person, took part once.
      select distinct p.project_id, coalesce(o.merged_into, o.id) as person_id, p.activity_id
      from activity_participant p join member o on (o.project_id, o.id) = (p.project_id, p.member_id)) d
    join activity a on (a.project_id, a.id) = (d.project_id, d.activity_id) and a.state = 'approved' and ${isWork('a')}
    join scopes s on s.work_id = ${workOf('a')}
    cross join lateral ${yearsOf(sql`a.held_on`, sql`s.is_fiscal`)}
    where e.period is not null group by 1, 2, 3, 4)
  select m.project_id, m.division_id, m.district_id, m.upazila_id, m.union_id, m.sex, m.age_group, m.is_ethnic,
    t.period, t.scope_id, t.times
  from times t join member m on (m.project_id, m.id) = (t.project_id, t.person_id) and ${isPerson('m')}`;

const measure = (part: ReachPart): RawBuilder<unknown> =>
  part === 'more' ? oneIf(sql`r.times > 1`) : oneIf(isOfPart(part, 'r'));

/** People who took part, each once in each scope and period: not a sum of anything smaller. */
export const REACH_TALLY: Tally<'project_id' | 'unit_id' | 'period' | 'scope_id', ReachPart> = {
  table: 'reach_tally',
  of: REACHED,
  reads: {
    project_id: 'int',
    ...UNIT_READS,
    sex: 'text',
    age_group: 'text',
    is_ethnic: 'boolean',
    period: 'int',
    scope_id: 'int',
    times: 'int',
  },
  ...IN_UNITS,
  key: {
    ...UNIT_KEY,
    period: { type: 'int', is: sql`r.period` },
    scope_id: { type: 'int', is: sql`r.scope_id` },
  },
  measures: Object.fromEntries(REACH_PARTS.map((part) => [part, { type: 'int', is: measure(part) }])) as Record<
    ReachPart,
    TallyColumn
  >,
};
