import { type Figure, percentOf, roundTo, sumOf } from '../progress.ts';

/** Amounts of work have so many decimals at most: km and tonnes are measured, the rest is counted. */
export const AMOUNT_DECIMALS = 4;
export const AMOUNT_MAX = 999_999_999;

/** Sums of decimals are written as people would write them. */
export const asAmount = (value: number): number => roundTo(value, AMOUNT_DECIMALS);

/** One fiscal year of a sub-activity. */
export interface PlannedYear {
  /** The calendar year in which it begins. */
  year: number;
  /** Null: none was set, which is not the same as nothing planned. */
  target: Figure;
  /** What approved records come to. */
  recorded: number;
  /** What happened before records were kept; null: nothing was said. */
  opening: Figure;
}

/** Recorded and opening; nothing else can be typed over a recorded figure. */
export const achievementOf = ({ recorded, opening }: Pick<PlannedYear, 'recorded' | 'opening'>): number =>
  asAmount(recorded + (opening ?? 0));

/** What somebody who states an achievement says beyond the records. Less than is recorded says nothing: records stand. */
export function openingOfStated(stated: Figure, recorded: number): Figure {
  const beyond = stated === null ? 0 : asAmount(stated - recorded);
  return beyond > 0 ? beyond : null;
}

/** All fiscal years up to this one, also those that nobody planned. */
export const cumulativeUpTo = (years: readonly Omit<PlannedYear, 'target'>[], last: number): number =>
  asAmount(sumOf(years.filter(({ year }) => year <= last).map(achievementOf)) ?? 0);

/** Of the quantity of the whole project; null where there is none. */
export const progressUpToDate = (cumulative: Figure, quantity: Figure): Figure => percentOf(cumulative, quantity);

/** What somebody typed for a computed figure and what is computed; null: nothing was typed, or it is the same. */
export function differenceFromStated(computed: Figure, stated: Figure): Figure {
  if (stated === null) return null;
  const difference = asAmount(stated - (computed ?? 0));
  return difference === 0 ? null : difference;
}
