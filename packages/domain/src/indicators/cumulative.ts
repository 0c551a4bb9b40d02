import type { Day } from '../days.ts';
import { type Amount, addsUp, isKnown, type PeriodDays, type PeriodValue, type Reading, sumAmounts } from './values.ts';

const days = ({ first, last }: PeriodDays): number => Date.parse(last) - Date.parse(first);
const covers = (outer: PeriodDays, inner: PeriodDays): boolean =>
  outer.first <= inner.first && inner.last <= outer.last;

/** In the order of time, whatever the order in which they were typed or changed. */
export const inOrderOfTime = <P extends PeriodDays>(periods: readonly P[]): P[] =>
  [...periods].sort((a, b) => (a.last < b.last ? -1 : a.last > b.last ? 1 : days(b) - days(a)));

/** A period counts as reported when its total is known. Blank is not zero. */
const isReported = (period: PeriodValue, { kind }: Reading): boolean => isKnown(kind, period.total);

/** The reported periods within some days, each day once: where a year and its halves are both reported, the year stands. */
export function reportedIn(periods: readonly PeriodValue[], how: Reading, within: PeriodDays): PeriodValue[] {
  const reported = inOrderOfTime(periods.filter((period) => isReported(period, how) && covers(within, period)));
  return reported.filter(
    (period) => !reported.some((other) => other !== period && covers(other, period) && days(other) > days(period)),
  );
}

/** What periods come to: of total and leaves alike, and up to which day something was said. */
export interface Reached {
  total: Amount;
  leaves: Readonly<Record<string, Amount>>;
  until: Day;
}

/** All of them together. */
function added(periods: readonly PeriodValue[], { kind }: Reading): Omit<Reached, 'until'> {
  const keys = new Set(periods.flatMap(({ leaves }) => Object.keys(leaves)));
  const sum = (of: (period: PeriodValue) => Amount | undefined) =>
    sumAmounts(
      kind,
      periods.flatMap((period) => of(period) ?? []),
    );
  return {
    total: sum(({ total }) => total),
    leaves: Object.fromEntries([...keys].map((key) => [key, sum(({ leaves }) => leaves[key])])),
  };
}

/**
 * What was reached within some days; null where nothing was reported. Increments add up. What is cumulative already, and
 * percentages, are what the latest reported period says, its leaves with it: a leaf of an earlier period beside a total of a
 * later one would be parts of two different wholes.
 */
export function reachedIn(periods: readonly PeriodValue[], how: Reading, within: PeriodDays): Reached | null {
  const reported = reportedIn(periods, how, within);
  const latest = reported.at(-1);
  if (!latest) return null;
  const { total, leaves } = addsUp(how) ? added(reported, how) : latest;
  return { total, leaves, until: latest.last };
}

const BEGINNING = '0000-01-01';
const THE_END = '9999-12-31';
/** What was reached from the beginning to the end of a day. */
export const reachedBy = (periods: readonly PeriodValue[], how: Reading, day: Day): Reached | null =>
  reachedIn(periods, how, { first: BEGINNING, last: day });

/** The same with the period in which the day lies, so far as something was said of it already. */
export const reachedSoFar = (periods: readonly PeriodValue[], how: Reading, day: Day): Reached | null =>
  reachedIn(
    periods.filter(({ first }) => first <= day),
    how,
    { first: BEGINNING, last: THE_END },
  );
