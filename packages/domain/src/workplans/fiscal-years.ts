import { type Period, periodLabel, periodOf } from '../period.ts';

/** The fiscal years for which plans are made, each by the calendar year in which it begins: 2015-16 to 2029-30. */
export const PLAN_YEARS = { from: 2015, to: 2029 } as const;

export const isPlanYear = (first: number): boolean =>
  Number.isInteger(first) && first >= PLAN_YEARS.from && first <= PLAN_YEARS.to;

export const planYears = (): number[] =>
  Array.from({ length: PLAN_YEARS.to - PLAN_YEARS.from + 1 }, (_, i) => PLAN_YEARS.from + i);

/** July of this year to June of the next. */
export const fiscalYearFrom = (first: number): Period => periodOf('fiscalYear', `${first}-07-01`);

/** 2025 is `2025-26`. */
export const fiscalYearLabel = (first: number): string => periodLabel(fiscalYearFrom(first));

/** The fiscal year in which a day lies, by the calendar year in which it begins. */
export const fiscalYearOfDay = (day: string): number => Number(periodOf('fiscalYear', day).first.slice(0, 4));

/** As the documents write a fiscal year: two texts. */
export interface WireYear {
  startYear: string;
  endYear: string;
}
export const wireYear = (first: number): WireYear => ({ startYear: String(first), endYear: String(first + 1) });

/** Null: the two texts are no fiscal year for which plans are made. The second may be written short: `2025`, `26`. */
export function planYearOf({ startYear, endYear }: WireYear): number | null {
  const [start, end] = [startYear.trim(), endYear.trim()];
  if (!/^\d{4}$/.test(start) || !/^(\d\d)?\d\d$/.test(end) || !isPlanYear(Number(start))) return null;
  return String(Number(start) + 1).endsWith(end) ? Number(start) : null;
}
