import {
  type Cut,
  isMonth,
  NO_SUB_ACTIVITY,
  spanPeriods,
  PROGRAMME_NAMES,
  scopeOfType,
  type ReachPart,
  WORK_TYPES,
  type WorkPart,
  type WorkType,
} from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { GROUP_TALLY, HOUSEHOLD_TALLY, MEMBER_TALLY } from '#modules/registry/index.ts';
import { amounts } from '#tally/read.queries.ts';
import type { AnyTally } from '#tally/tally.ts';
import { EVERYWHERE } from '#tally/units.queries.ts';
import { REACH_TALLY } from '../reach/reach-tally.queries.ts';
import { WORK_TALLY } from '../works/work-tally.queries.ts';

type Sql = RawBuilder<unknown>;
type Amounts<Part extends string = string> = Partial<Record<Part, number>>;

/** Each of these units on its own; without them, the unit of the cut. */
export const ofUnits = ({ projectId, unit }: Cut, unitIds: readonly number[] = [unit?.id ?? EVERYWHERE]): Sql[] => [
  sql`t.project_id = ${projectId}`,
  sql`t.unit_id = any(${[...unitIds]}::int[])`,
];

/** Which rows of the counters of people, households and groups a cut means. */
export const ofPeople = (cut: Cut, unitIds?: readonly number[]): Sql[] => [
  ...ofUnits(cut, unitIds),
  ...(cut.span ? [sql`t.year between ${cut.span.from} and ${cut.span.to}`] : []),
  ...(cut.programme === null ? [] : [sql`t.programmes @> array[${cut.programme}::int]`]),
];

export const ANNUAL: Record<'people' | 'households' | 'groups', AnyTally> = {
  people: MEMBER_TALLY,
  households: HOUSEHOLD_TALLY,
  groups: GROUP_TALLY,
};

export type AnnualCounters = Amounts & { unitId: number };

/** People, households and groups are disjoint over years and sets of programmes: any cut is a sum. */
export async function annualCounters(
  db: Db,
  counts: keyof typeof ANNUAL,
  cut: Cut,
  unitIds?: readonly number[],
): Promise<AnnualCounters[]> {
  const where = ofPeople(cut, unitIds);
  const tally = ANNUAL[counts];
  const { rows } = await sql<Amounts>`
    select t.unit_id as "unitId", ${amounts(tally)}
    from ${sql.table(tally.table)} t where ${all(where)} group by t.unit_id`.execute(db);
  // Which parts there are depends on what is counted; the unit is always there.
  return rows as AnnualCounters[];
}

export interface WorkCounters extends Amounts<WorkPart> {
  unitId: number;
  type: WorkType | null;
  /** Null: of every kind. */
  kind: string | null;
}

/** The works `w` that a cut means. Below 0 are those that name no sub-activity. */
const worksOf = ({ programme, agencyId, subActivityIds }: Cut): Sql[] => [
  ...(programme === null ? [] : [sql`w.programme = ${PROGRAMME_NAMES[programme] ?? ''}`]),
  ...(agencyId === null ? [] : [sql`w.agency_id = ${agencyId}`]),
  ...(subActivityIds === null
    ? []
    : [
        sql`(w.id > 0 and w.id = any(${[...subActivityIds]}::int[])
          or w.id < 0 and ${subActivityIds.includes(NO_SUB_ACTIVITY)}::boolean)`,
      ]),
];

/** The rows `t` of the counters of works that a cut means, with their works `w`, whose type, programme and agency are of now. */
export const worksOfCut = (cut: Cut, unitIds?: readonly number[]): Sql =>
  sql`${sql.table(WORK_TALLY.table)} t join work w on w.id = t.work_id where ${all([
    ...ofUnits(cut, unitIds),
    sql`t.period = any(${cut.span ? spanPeriods(cut.span) : [0]}::int[])`,
    ...(cut.kind === null ? [] : [sql`t.kind = ${cut.kind}`]),
    ...(cut.crop == null ? [] : [sql`t.crop = ${cut.crop}`]),
    ...(cut.type === null ? [] : [sql`w.type = ${cut.type}`]),
    ...worksOf(cut),
  ])}`;

/** Works by type, and by type and kind. The type is the figure's own, whatever the cut says. */
export async function workCounters(db: Db, cut: Cut, unitIds?: readonly number[]): Promise<WorkCounters[]> {
  const { rows } = await sql<WorkCounters>`
    select t.unit_id as "unitId", w.type, t.kind, ${amounts(WORK_TALLY)}
    from ${worksOfCut({ ...cut, type: null }, unitIds)}
    group by grouping sets ((t.unit_id, w.type), (t.unit_id, w.type, t.kind))`.execute(db);
  return rows;
}

/**
 * Whether counters know the unique people of a cut: those of all works of a type, of any programme or of one, or of a single
 * sub-activity, ever or in one year. Nobody keeps count of other cuts, and they have to be counted.
 */
export function isReachKept(cut: Cut): boolean {
  const { span, agencyId, kind, crop, isExact, isFirst, sex, ageGroup, isEthnic, subActivityIds } = cut;
  if (kind !== null || crop != null || isExact || isFirst) return false;
  if (sex != null || ageGroup != null || isEthnic != null) return false;
  if (span && (isMonth(span.from) || span.from !== span.to)) return false;
  if (subActivityIds === null) return agencyId === null;
  return subActivityIds.length === 1 && subActivityIds[0] !== NO_SUB_ACTIVITY;
}

type ReachLine = Record<ReachPart, number>;
const reachOfCut = (cut: Cut, scopeIds: readonly number[]): Sql[] => [
  ...ofUnits(cut),
  sql`t.period = ${cut.span?.from ?? 0}`,
  sql`t.scope_id = any(${[...scopeIds]}::int[])`,
];

/** A sub-activity is a scope of its own, of the type that it has now. */
async function reachOfSubActivity(db: Db, cut: Cut, scopeIds: readonly number[]): Promise<Map<WorkType, Amounts>> {
  const { rows } = await sql<ReachLine & { type: WorkType }>`
    select w.type, ${amounts(REACH_TALLY)} from ${sql.table(REACH_TALLY.table)} t join work w on w.id = t.scope_id
    where w.type is not null and ${all([...reachOfCut(cut, scopeIds), ...worksOf(cut)])} group by w.type`.execute(db);
  return new Map(rows.map(({ type, ...line }) => [type, line]));
}

/** Of every type at once. */
export async function reachCounters(db: Db, cut: Cut): Promise<Map<WorkType, Amounts>> {
  if (cut.subActivityIds) return reachOfSubActivity(db, cut, cut.subActivityIds);
  const scopes = new Map(WORK_TYPES.map((type) => [scopeOfType(type, cut.programme ?? undefined), type]));
  const { rows } = await sql<ReachLine & { scopeId: number }>`
    select t.scope_id as "scopeId", ${amounts(REACH_TALLY)} from ${sql.table(REACH_TALLY.table)} t
    where ${all(reachOfCut(cut, [...scopes.keys()]))} group by t.scope_id`.execute(db);
  return new Map(rows.map((row) => [scopes.get(row.scopeId) as WorkType, row]));
}
