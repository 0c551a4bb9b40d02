import { type Day, daysFrom } from '../days.ts';
import { periodsIn } from '../period.ts';
import type { Figure } from '../progress.ts';
import { achievementOf, asAmount, type PlannedYear } from './achievement.ts';
import { fiscalYearFrom } from './fiscal-years.ts';

/** How a year's target is spread over its four quarters, from July on, in percent. */
export type Phasing = readonly [number, number, number, number];
export const EVEN_PHASING: Phasing = [25, 25, 25, 25];

/** Ahead and behind begin so many percent beside what is expected. */
export const PACE_TOLERANCE = 10;

/** Shares of a whole: four of them, none below 0, and 100 together. */
export const isPhasing = (shares: readonly number[]): shares is Phasing =>
  shares.length === 4 &&
  shares.every((share) => share >= 0 && share <= 100) &&
  Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100) < 0.005;

/** What pace is measured by, of one fiscal year of an agency. */
export interface PaceRule {
  phasing: Phasing;
  tolerance: number;
}

/** Which part of a year's target is due at the end of a day: quarters that are over, and of the running one its days. */
export function dueShare(year: number, today: Day, phasing: Phasing = EVEN_PHASING): number {
  const due = periodsIn(fiscalYearFrom(year), 'quarter').map(({ first, last }, i) => {
    const passed = Math.min(Math.max(daysFrom(first, today), 0), daysFrom(first, last));
    return ((phasing[i] ?? 0) * passed) / daysFrom(first, last);
  });
  return due.reduce((sum, part) => sum + part, 0) / 100;
}

export type Standing = 'ahead' | 'onTrack' | 'behind';

export interface PlanPace {
  /** What should be achieved at the end of today. */
  expected: number;
  standing: Standing;
  /** How many a month until June; null when the year is over. */
  neededPerMonth: Figure;
  /** What June will show if it goes on like this; null where nothing is due yet. */
  forecast: Figure;
}

const DAYS_A_MONTH = 365 / 12;

function standingOf(achieved: number, expected: number, tolerance: number): Standing {
  if (achieved < expected * (1 - tolerance / 100)) return 'behind';
  return achieved > expected * (1 + tolerance / 100) ? 'ahead' : 'onTrack';
}

/** Null where there is no target, or the year has not begun: nothing can be expected of it. */
export function planPace(
  cell: PlannedYear,
  today: Day,
  { phasing = EVEN_PHASING, tolerance = PACE_TOLERANCE }: Partial<PaceRule> = {},
): PlanPace | null {
  const { first, last } = fiscalYearFrom(cell.year);
  if (cell.target === null || today < first) return null;
  const achieved = achievementOf(cell);
  const due = dueShare(cell.year, today, phasing);
  const expected = asAmount(cell.target * due);
  // Of today nothing more is expected: what is left is done from tomorrow on.
  const monthsLeft = (daysFrom(today, last) - 1) / DAYS_A_MONTH;
  const left = Math.max(0, cell.target - achieved);
  return {
    expected,
    standing: standingOf(achieved, expected, tolerance),
    neededPerMonth: monthsLeft <= 0 ? null : Math.round((left / Math.max(monthsLeft, 1)) * 100) / 100,
    forecast: due <= 0 ? null : Math.round((achieved / due) * 100) / 100,
  };
}
