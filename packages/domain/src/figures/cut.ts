import { PROJECT_RAINS, PROJECT_SACP } from '../constants.ts';
import type { WorkType } from '../work-types.ts';

/** From and to, both included: years (2025) or months (202507). */
export interface Span {
  from: number;
  to: number;
}

export const CUT_LEVELS = ['division', 'district', 'upazila', 'union'] as const;
export interface CutUnit {
  id: number;
  level: (typeof CUT_LEVELS)[number];
}

/** What a figure is asked for: everything that is not said is all. */
export interface Cut {
  /** The project in which the records live. */
  projectId: number;
  /** A unit of the geography and everything beneath it. */
  unit: CutUnit | null;
  /** SACP 1, RAINS 2. */
  programme: number | null;
  span: Span | null;
  agencyId: number | null;
  subActivityIds: readonly number[] | null;
  type: WorkType | null;
  /** Kind of crop, or type of structure; '' is what names none. */
  kind: string | null;
  /** One crop; '' is what names none. */
  crop?: string | null;
  /** Only what lies in none of the units beneath: nobody said where exactly. */
  isExact?: boolean;
  /**
   * Of those who took part: only whoever did so for the first time then and there, among all works of the same
   * sub-activities.
   */
  isFirst?: boolean;
  /** Of unique people: what they are. */
  sex?: 'male' | 'female' | null;
  ageGroup?: 'youth' | 'adult' | null;
  isEthnic?: boolean | null;
}

/** Among sub-activities: works that name none of the catalogue. */
export const NO_SUB_ACTIVITY = 0;

export const wholeProject = (projectId: number): Cut => ({
  projectId,
  unit: null,
  programme: null,
  span: null,
  agencyId: null,
  subActivityIds: null,
  type: null,
  kind: null,
});

/** A month is six digits long: 202507. */
export const isMonth = (period: number): boolean => period > 9999;

/** Every year, or every month, of a span; the year has twelve months. */
export function spanPeriods({ from, to }: Span): number[] {
  const periods: number[] = [];
  for (let period = from; period <= to; period = isMonth(period) && period % 100 === 12 ? period + 89 : period + 1)
    periods.push(period);
  return periods;
}

/** The first day of a span, and the first day after it. */
export function daysOf({ from, to }: Span): { first: string; after: string } {
  const first = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;
  if (!isMonth(from)) return { first: first(from, 1), after: first(to + 1, 1) };
  const [year, month] = [Math.floor(to / 100), to % 100];
  return {
    first: first(Math.floor(from / 100), from % 100),
    after: month === 12 ? first(year + 1, 1) : first(year, month + 1),
  };
}

/** A fiscal year goes from July to June: 2025 is 2025-26. */
export const fiscalSpan = (firstYear: number): Span => ({ from: firstYear * 100 + 7, to: (firstYear + 1) * 100 + 6 });

/** How the catalogue calls a programme. */
export const PROGRAMME_NAMES: Readonly<Record<number, 'SACP' | 'RAINS'>> = {
  [PROJECT_SACP]: 'SACP',
  [PROJECT_RAINS]: 'RAINS',
};
