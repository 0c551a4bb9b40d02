import { type Held, type Known, type Line, linesOf, tookPart } from './lines.ts';
import type { Measure } from './measure.ts';
import { lastOf, periodOf, periodsBetween } from './periods.ts';
import type { RawType } from './told.ts';

/** What an indicator comes to in a period: of the total (leaf '') and of each leaf. */
export interface Amount {
  value: number;
  denominator: number | null;
}
export interface Period {
  first: string;
  last: string;
  total: Amount;
  leaves: Map<string, Amount>;
  tookPart: number | null;
  fresh: number | null;
}

/** Sums of decimals in any order. */
export const exact = (n: number): number => Math.round(n * 1e6) / 1e6;

type Item = { id: number; value: string | null };
/** Each way from the first to the last of some lists of items. */
export const waysThrough = <T>(lists: readonly (readonly T[])[]): T[][] => {
  let ways: T[][] = lists.length === 0 ? [] : [[]];
  for (const list of lists) ways = ways.flatMap((way) => list.map((item) => [...way, item]));
  return ways;
};
const keyOf = (items: readonly Item[]): string => items.map(({ id }) => id).join('.');

/** All leaves of a group whose every item is a value that can be counted. */
const countedLeaves = (group: readonly RawType[]): string[] =>
  waysThrough(group.map(({ items }) => items))
    .filter((way) => way.every(({ value }) => value !== null))
    .map(keyOf);

/** The leaf of a group that something is in; undefined: not known of it, or no item says so. */
function leafOf(group: readonly RawType[], said: Line['said']): string | undefined {
  const items = group.map(({ dimension, items: all }) => {
    const value = said[dimension ?? ''];
    return value === undefined ? undefined : all.find((item) => item.value === value);
  });
  return items.some((item) => item === undefined) ? undefined : keyOf(items as Item[]);
}

/** A line as a group sees it: split by sex where that is asked of heads. */
const seenBy = (group: readonly RawType[], line: Line): readonly Pick<Line, 'n' | 'said'>[] =>
  line.bySex && group.some(({ dimension }) => dimension === 'sex')
    ? line.bySex.map(({ sex, n }) => ({ n, said: { ...line.said, sex } }))
    : [line];

/** From the first period in which anything counts to the one that ran on the day as of which it was counted. */
export function sumWorks(measure: Measure, all: readonly Held[], known: Known, asOf: string): Period[] {
  const works = all.filter(({ subActivityId }) => measure.subActivities.has(subActivityId));
  const at = (day: string) => periodOf(measure.frequency, day);
  const lines = linesOf(measure, works, known);
  const took = tookPart(measure, works, at);
  const days = lines.map(({ day }) => day).sort();
  if (days.length === 0) return [];
  const until = [asOf, days.at(-1) as string].sort().at(-1) as string;
  const keys = measure.groups.flatMap(countedLeaves);
  const periods = periodsBetween(measure.frequency, days[0] as string, until).map(
    (first): Period => ({
      first,
      last: lastOf(measure.frequency, first),
      total: { value: 0, denominator: null },
      leaves: new Map(keys.map((key) => [key, { value: 0, denominator: null }])),
      tookPart: took && (took.get(first) ?? 0),
      fresh: null,
    }),
  );
  const byFirst = new Map(periods.map((period) => [period.first, period]));
  for (const line of lines) {
    const period = byFirst.get(at(line.day)) as Period;
    period.total.value += line.n;
    for (const group of measure.groups)
      for (const { n, said } of seenBy(group, line)) {
        const leaf = period.leaves.get(leafOf(group, said) ?? '');
        if (leaf) leaf.value += n;
      }
  }
  for (const [i, period] of periods.entries()) {
    if (took) period.fresh = period.total.value;
    const before = measure.isLatest ? periods[i - 1] : undefined;
    period.total.value = exact(period.total.value + (before?.total.value ?? 0));
    for (const [key, leaf] of period.leaves) leaf.value = exact(leaf.value + (before?.leaves.get(key)?.value ?? 0));
  }
  return periods;
}
