import { DAY_MS } from '@msurvey/domain';

/** Days are counted from 1970, so that they can be compared and added. */
export const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS;
export const textOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const dayOfText = (text: string): number => Date.parse(text) / DAY_MS;

/** The first of the programme's fiscal years; they go from July to June. */
export const FIRST_YEAR = 2018;
export const LAST_YEAR = 2026;
/** The fiscal year that a day is in, by the year that it begins in. */
export const fiscalYearOf = (day: number): number => {
  const date = new Date(day * DAY_MS);
  return date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
};
/** A day of a month of a fiscal year. */
export const dayInYear = (year: number, month: number, day: number): number =>
  dayOf(month >= 7 ? year : year + 1, month, day);
export const monthOf = (day: number): number => new Date(day * DAY_MS).getUTCMonth() + 1;
