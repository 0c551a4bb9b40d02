import type { Day } from '../days.ts';
import { type Figure, roundTo } from '../progress.ts';
import { judged, progressOfIndicator, type Track, trackOf } from './achieved.ts';
import { type Aggregated, aggregated } from './aggregate.ts';
import type { ValueState } from './constants.ts';
import { reachedBy, reachedIn } from './cumulative.ts';
import { NOTHING, type PeriodDays, type PeriodValue, type Reading, shownValue } from './values.ts';

/** What waits, was sent back or is a draft is in no figure; it is shown beside. */
export const isCounted = (state: ValueState): boolean => state === 'accepted';

/** What a results report on paper may show beside names: of an indicator, then of each of its years. */
export const RESULT_COLUMNS = ['unit', 'state', 'baseline', 'midTerm', 'target'] as const;
export const RESULT_YEAR_COLUMNS = ['yearTarget', 'result', 'cumulative'] as const;
export const RESULTS_COLUMNS = [...RESULT_COLUMNS, ...RESULT_YEAR_COLUMNS] as const;
export type ResultsColumn = (typeof RESULTS_COLUMNS)[number];

/** A year of a report, by the calendar year in which it begins. */
export interface ReportYear extends PeriodDays {
  year: number;
}

/** One year of an indicator, or of a leaf of it. */
export interface YearData {
  target: Figure;
  collection: Figure;
  /** Reached to the end of the year; unknown for years that have not begun. */
  cumulative: Figure;
}
const UNKNOWN: YearData = { target: null, collection: null, cumulative: null };

export interface ReportedIndicator {
  how: Reading;
  /** Those that count. */
  periods: readonly PeriodValue[];
  targets: readonly PeriodValue[];
  lop: Figure;
  falls: boolean;
  /** On track from so many percent of what was planned on. */
  from: number;
}

/** Targets of a ratio are percentages; else they add up as what is collected does. */
export const readingOfTargets = ({ kind, mode }: Reading): Reading => ({
  kind: kind === 'ratio' ? 'percentage' : kind,
  mode,
});

/** The years of a report, of the total and of each leaf asked for, in one pass. */
export function yearsOf(
  { how, periods, targets }: ReportedIndicator,
  years: readonly ReportYear[],
  day: Day,
  leaves: readonly string[] = [],
): { total: YearData[]; leaves: YearData[][] } {
  const planned = readingOfTargets(how);
  const cells = years.map((year) => {
    const target = reachedIn(targets, planned, year);
    const collected = reachedIn(periods, how, year);
    const reached = year.first <= day ? reachedBy(periods, how, year.last) : null;
    return (leaf: string | null): YearData => {
      const shown = (kind: Reading['kind'], of: typeof target) =>
        of && shownValue(kind, leaf === null ? of.total : (of.leaves[leaf] ?? NOTHING));
      return {
        target: shown(planned.kind, target),
        collection: shown(how.kind, collected),
        cumulative: shown(how.kind, reached),
      };
    };
  });
  return {
    total: cells.map((cell) => cell(null)),
    leaves: leaves.map((leaf) => cells.map((cell) => cell(leaf))),
  };
}

/** Percent of the LOP target that was reached, the period in which the day lies included. */
export const progressBy = ({ how, periods, lop }: ReportedIndicator, day: Day): Figure =>
  progressOfIndicator(periods, how, { lop, day });

/** What an aggregated indicator is made of, and how far each part was at the end of a day. */
export interface Part {
  id: number;
  weight: number;
  progressBy: (day: Day) => Figure;
}
export const aggregatedBy = (parts: readonly Part[], day: Day): Aggregated =>
  aggregated(parts.map(({ id, weight, progressBy: by }) => ({ id, weight, progress: by(day) })));

/** Its value of a year is its progress at the end of it: cumulative already, and no sum of years. */
export function yearsOfAggregated(
  parts: readonly Part[],
  targets: readonly PeriodValue[],
  years: readonly ReportYear[],
  day: Day,
): YearData[] {
  const planned: Reading = { kind: 'percentage', mode: 'latest' };
  return years.map((year) => {
    const target = reachedIn(targets, planned, year)?.total.value ?? null;
    const { progress } = year.first <= day ? aggregatedBy(parts, year.last) : { progress: null };
    return { ...UNKNOWN, target, collection: progress, cumulative: progress };
  });
}

export function trackOfAggregated(
  progress: Figure,
  targets: readonly PeriodValue[],
  { falls, from, day }: Pick<ReportedIndicator, 'falls' | 'from'> & { day: Day },
): Track {
  const planned = reachedBy(targets, { kind: 'percentage', mode: 'latest' }, day);
  return judged(progress, planned?.total.value ?? null, { falls, from });
}

export const trackOfReported = (indicator: ReportedIndicator, day: Day): Track => trackOf({ ...indicator, day });

/** How many indicators beneath a level are on track, behind, or say nothing. */
export interface TrackCounts {
  onTrack: number;
  behind: number;
  noData: number;
}
export const NO_COUNTS: TrackCounts = { onTrack: 0, behind: 0, noData: 0 };
const COUNTED_AS = { 'on-track': 'onTrack', behind: 'behind', 'no-data': 'noData' } as const;

/** The counts of every node: its own indicators and those of all beneath it. Parents are known before their children. */
export function countsByNode(
  nodes: readonly { id: number; parent: number | null }[],
  tracks: ReadonlyMap<number, Track>,
): Map<number, TrackCounts> {
  const parentOf = new Map(nodes.map(({ id, parent }) => [id, parent]));
  const counts = new Map(nodes.map(({ id }) => [id, { ...NO_COUNTS }]));
  for (const [indicator, track] of tracks) {
    const met = new Set<number>();
    for (let at: number | null | undefined = indicator; at != null && !met.has(at); at = parentOf.get(at)) {
      met.add(at);
      const own = counts.get(at);
      if (own) own[COUNTED_AS[track]] += 1;
    }
  }
  return counts;
}

/** Of so many years that were reported last. */
const FORECAST_YEARS = 3;

/**
 * Where it ends if it goes on as in the last years that were reported; unknown with fewer than two of them, and of what has
 * a natural end. Years beyond the last are those of the report.
 */
export function forecastOf(how: Reading, years: readonly YearData[]): Figure {
  if (how.kind !== 'amount') return null;
  const reported = years.flatMap(({ collection, cumulative }, at) =>
    collection === null || cumulative === null ? [] : [{ at, cumulative }],
  );
  const recent = reported.slice(-FORECAST_YEARS);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || first.at === last.at) return null;
  const perYear = (last.cumulative - first.cumulative) / (last.at - first.at);
  return roundTo(last.cumulative + perYear * (years.length - 1 - last.at), 2);
}
