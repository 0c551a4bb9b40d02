import { type Day, todayInDhaka } from '../days.ts';
import type { Figure } from '../progress.ts';
import { fiscalYearFrom } from '../workplans/fiscal-years.ts';
import type { Direction, IndicatorCount, IndicatorFrequency } from './constants.ts';
import { yearOfPeriod } from './periods.ts';
import type { RecordSource } from './record-source.ts';
import type { YearData } from './report.ts';
import type { ValueSource } from './settings.ts';
import type { PeriodDays, Reading } from './values.ts';

/** What of a year is published: a line of the report has these for each year. */
export const PUBLISHED_FIGURES = ['target', 'collection', 'cumulative'] as const satisfies readonly (keyof YearData)[];
export type PublishedFigure = (typeof PUBLISHED_FIGURES)[number];

/** What an indicator means, by ids: names may be mended without its meaning anything else. */
export interface IndicatorDefinition {
  source: ValueSource;
  counts: IndicatorCount | null;
  frequency: IndicatorFrequency;
  how: Reading;
  direction: Direction;
  band: number;
  works: readonly number[];
  /** Of one that is counted from the records of a form. */
  records: RecordSource | null;
  /** Of a derived one. */
  from: number | null;
  input: number | null;
  groups: readonly (readonly number[])[];
}

/** An indicator as it was published: its total by '', its leaves by their keys. */
export interface PublishedIndicator {
  definition: IndicatorDefinition;
  lines: Readonly<Record<string, YearData>>;
}
/** The figures of the year that was closed, by the node of the indicator. */
export type PublishedFigures = Readonly<Record<string, PublishedIndicator>>;

export const NOT_PUBLISHED: YearData = { target: null, collection: null, cumulative: null };
export const isSameYearData = (a: YearData, b: YearData): boolean =>
  PUBLISHED_FIGURES.every((key) => a[key] === b[key]);

const lineIn = (figures: PublishedFigures | null, node: number, key: string): YearData =>
  figures?.[node]?.lines[key] ?? NOT_PUBLISHED;

/** A year that is closed: what was published last, and what was published first where that was something else. */
export interface ClosedYear {
  year: number;
  version: number;
  figures: PublishedFigures;
  /** Null: it was published once. */
  first: PublishedFigures | null;
}

/** What a line of the report shows of a closed year. */
export interface PublishedYear extends YearData {
  version: number;
  /** As it was published first, where a restatement says something else. */
  was: YearData | null;
  /** As it would be published today, where that is something else: changed, and not restated yet. */
  now: YearData | null;
}

/** What was published stands, whatever became of it; what was not published is blank, and stands beside as changed. */
export function publishedYear(
  { version, figures, first }: ClosedYear,
  node: number,
  key: string,
  current: YearData,
): PublishedYear {
  const stands = lineIn(figures, node, key);
  const was = first === null ? stands : lineIn(first, node, key);
  const { target, collection, cumulative } = current;
  return {
    ...stands,
    version,
    was: isSameYearData(was, stands) ? null : was,
    now: isSameYearData(current, stands) ? null : { target, collection, cumulative },
  };
}

/** One figure that a later publication says differently. */
export interface Restated {
  node: number;
  key: string;
  figure: PublishedFigure;
  was: Figure;
  is: Figure;
}

/** Old → new, figure by figure: of indicators and leaves that came or went, too. */
export function restatedFigures(before: PublishedFigures, after: PublishedFigures): Restated[] {
  const nodes = [...new Set([...Object.keys(before), ...Object.keys(after)])].map(Number).sort((a, b) => a - b);
  return nodes.flatMap((node) => {
    const keys = new Set([...Object.keys(before[node]?.lines ?? {}), ...Object.keys(after[node]?.lines ?? {})]);
    return [...keys].sort().flatMap((key) => {
      const [was, is] = [lineIn(before, node, key), lineIn(after, node, key)];
      return PUBLISHED_FIGURES.flatMap((figure) =>
        was[figure] === is[figure] ? [] : [{ node, key, figure, was: was[figure], is: is[figure] }],
      );
    });
  });
}

const asText = ({ how, works, groups, ...rest }: IndicatorDefinition): string =>
  JSON.stringify([
    how.kind,
    how.mode,
    [...works].sort((a, b) => a - b),
    groups,
    [rest.source, rest.counts, rest.frequency, rest.direction, rest.band, rest.from, rest.input],
    rest.records,
  ]);
/** Whether two definitions mean the same, whatever the order of their sub-activities. */
export const isSameDefinition = (a: IndicatorDefinition, b: IndicatorDefinition): boolean => asText(a) === asText(b);

/** A year is closed once it is over: until then its figures are still on their way. */
export const isYearOver = (year: number, today: Day = todayInDhaka()): boolean => fiscalYearFrom(year).last < today;

/** Of these periods, the closed years in which some of them lie, in order: what changes in them says why. */
export const closedYearsOf = (closed: ReadonlySet<number>, periods: readonly Pick<PeriodDays, 'first'>[]): number[] =>
  [...new Set(periods.map(yearOfPeriod))].filter((year) => closed.has(year)).sort((a, b) => a - b);
