import type { Cut } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { isPerson } from '#modules/registry/index.ts';
import { activitiesOfReach, type Counting } from './meant.queries.ts';

type Sql = RawBuilder<unknown>;

/**
 * Among which activities `a` the first is looked for: all of the same sub-activities, wherever, whenever and with whomever.
 * What has no day is neither first nor later.
 */
export const amongWhich = (figure: Counting<'reach'>, cut: Cut, a: string): Sql =>
  sql`${activitiesOfReach(
    figure,
    { ...cut, span: null, programme: null, agencyId: null, kind: null, crop: null },
    a,
  )} and ${sql.ref(`${a}.held_on`)} is not null`;

/** Records of participants `p`, and the people `s` for whom they stand. */
const STANDING = sql`join member o on o.project_id = p.project_id and o.id = p.member_id
  join member s on s.project_id = o.project_id and s.id = coalesce(o.merged_into, o.id) and ${isPerson('s')}`;

/**
 * Each person, or each household, at the first activity, with the columns of `a` that are asked for; or at each of them.
 */
export function firstActivities(
  figure: Counting<'reach'>,
  cut: Cut,
  more: Sql = sql``,
  which: 'first' | 'each' = 'first',
): Sql {
  const who = figure.of === 'households' ? sql`s.household_no` : sql`s.id`;
  const isFirst = which === 'first';
  return sql`select ${isFirst ? sql`distinct on (1)` : sql``} ${who} as who, a.id as activity_id, a.held_on ${more}
    from activity a join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id ${STANDING}
    where ${amongWhich(figure, cut, 'a')} and ${who} is not null ${isFirst ? sql`order by 1, a.held_on, a.id` : sql``}`;
}

/** Everybody who took part, or each household of which somebody did, by the record that stands for them. */
const everybody = (figure: Counting<'reach'>, cut: Cut): Sql => sql`
  select distinct s.household_no as who from activity a
  join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id ${STANDING}
  where ${activitiesOfReach(figure, cut, 'a')} and s.household_no is not null`;

/** The ids of those behind a figure: of people their own, of households that of who was registered first. */
export function firstTimes(figure: Counting<'reach'>, cut: Cut): Sql {
  const found = cut.isFirst
    ? sql`select f.who from (${firstActivities(figure, cut)}) f
        join activity a on a.project_id = ${cut.projectId} and a.id = f.activity_id
        where ${activitiesOfReach(figure, cut, 'a')}`
    : everybody(figure, cut);
  return figure.of === 'households'
    ? sql`select h.first_id as id from household h where h.project_id = ${cut.projectId} and h.no in (${found})`
    : sql`select x.who as id from (${found}) x`;
}
