import { type CountedFigure, CUT_LEVELS, type Cut, daysOf, NO_SUB_ACTIVITY, PROGRAMME_NAMES } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import { kindOf } from '../works/work.queries.ts';

type Sql = RawBuilder<unknown>;
export type Counting<C extends CountedFigure['counts']> = Extract<CountedFigure, { counts: C }>;

/** What lies in no unit of the next level; beneath a union there is none. */
function beneathNone(of: string, { unit, isExact }: Cut): Sql[] {
  const next = CUT_LEVELS[unit ? CUT_LEVELS.indexOf(unit.level) + 1 : 0];
  return isExact && next ? [sql`${sql.ref(`${of}.${next}_id`)} is null`] : [];
}
/** The level of the unit decides the column, so that its index is used. */
export const placed = (of: string, cut: Cut): Sql[] => [
  sql`${sql.ref(`${of}.project_id`)} = ${cut.projectId}`,
  ...(cut.unit === null ? [] : [sql`${sql.ref(`${of}.${cut.unit.level}_id`)} = ${cut.unit.id}`]),
  ...beneathNone(of, cut),
];
export const within = (day: Sql, { span }: Cut): Sql[] => {
  if (!span) return [];
  const { first, after } = daysOf(span);
  return [sql`${day} >= ${first}::date and ${day} < ${after}::date`];
};
export const member = (of: string, column: string, { programme }: Cut): Sql[] =>
  programme === null ? [] : [sql`${sql.ref(`${of}.${column}`)} @> array[${programme}::int]`];

export const isOfKind = (of: string, kind: string): Sql => sql`${kindOf(of)} = ${kind}`;

/** Those that are named; what names none of the catalogue may be asked for like one of them. */
const ofSubActivities = (of: string, ids: readonly number[]): Sql => {
  const named = sql`${sql.ref(`${of}.sub_activity_id`)} = any(${[...ids]}::int[])`;
  return ids.includes(NO_SUB_ACTIVITY) ? sql`(${named} or ${sql.ref(`${of}.sub_activity_id`)} is null)` : named;
};

/** What activities a cut means, wherever they were held and whether they are approved or wait. */
export const meant = (of: string, { programme, agencyId, subActivityIds, kind, crop, type }: Cut): Sql[] => {
  const some = [
    ...(programme === null ? [] : [sql`sa.programme = ${PROGRAMME_NAMES[programme] ?? ''}`]),
    ...(agencyId === null ? [] : [sql`sa.agency_id = ${agencyId}`]),
  ];
  return [
    sql`${sql.ref(`${of}.type`)} is not null`,
    ...(type === null ? [] : [sql`${sql.ref(`${of}.type`)} = ${type}`]),
    ...(kind === null ? [] : [isOfKind(of, kind)]),
    ...(crop == null ? [] : [sql`coalesce(${sql.ref(`${of}.crop`)}, '') = ${crop}`]),
    ...(subActivityIds === null ? [] : [ofSubActivities(of, subActivityIds)]),
    ...(some.length === 0
      ? []
      : [sql`${sql.ref(`${of}.sub_activity_id`)} in (select sa.id from sub_activity sa where ${all(some)})`]),
  ];
};

/** The activities, by this name, in which people of a figure took part, wherever these were held. */
export const activitiesOfReach = (figure: Counting<'reach'>, cut: Cut, of: string): Sql =>
  all([
    sql`${sql.ref(`${of}.project_id`)} = ${cut.projectId}`,
    sql`${sql.ref(`${of}.state`)} = 'approved'`,
    ...within(sql.ref(`${of}.held_on`) as Sql, cut),
    ...meant(of, { ...cut, type: figure.type }),
  ]);
