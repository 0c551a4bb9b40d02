import { parsePeriod, type Period, type PeriodKind, periodLabel, periodsIn } from '../period.ts';
import { fiscalYearFrom } from '../workplans/fiscal-years.ts';
import { FREQUENCY_PERIODS, type IndicatorFrequency } from './constants.ts';

/** By the calendar years in which the first and the last begin. */
export interface IndicatorYears {
  from: number;
  to: number;
}

export const periodKindOf = (frequency: IndicatorFrequency): PeriodKind => FREQUENCY_PERIODS[frequency] ?? 'fiscalYear';

/** Within a year of a project: halves, quarters and months are those of the calendar, which a fiscal year is made of. */
const wholeYears = ({ from, to }: IndicatorYears) => ({
  first: fiscalYearFrom(from).first,
  last: fiscalYearFrom(to).last,
});

/** The periods for which values are reported, in order. */
export const indicatorPeriods = (years: IndicatorYears, frequency: IndicatorFrequency): Period[] =>
  periodsIn(wholeYears(years), periodKindOf(frequency));

/**
 * What a row's date means: a year (`2025-26`, or `2025` as the documents' selects have it), or a part of it by the
 * indicator's frequency. Null: none of them.
 */
export function indicatorPeriod(date: string, frequency: IndicatorFrequency): Period | null {
  const year = parsePeriod('year', date);
  if (year) return fiscalYearFrom(Number(periodLabel(year)));
  // `2011-12` is a month where months are reported, as whole years may be reported beside them it must say which.
  const kinds: PeriodKind[] =
    frequency === 'monthly' ? ['month', 'fiscalYear'] : ['fiscalYear', periodKindOf(frequency)];
  for (const kind of kinds) {
    const period = parsePeriod(kind, date);
    if (period) return period;
  }
  return null;
}

/** The year of the project in which a period lies, by the calendar year in which that begins. */
export const yearOfPeriod = ({ first }: Pick<Period, 'first'>): number => {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  return month >= 7 ? year : year - 1;
};

export const isWithinYears = (period: Period, years: IndicatorYears): boolean => {
  const { first, last } = wholeYears(years);
  return first <= period.first && period.last <= last;
};

/** Two rows that speak of the same days; a period is not one with itself. */
export const overlap = (a: Pick<Period, 'first' | 'last'>, b: Pick<Period, 'first' | 'last'>): boolean =>
  a.first <= b.last && b.first <= a.last;
