import type { Day } from '../days.ts';
import { type Figure, percentOf, percentOrZero } from '../progress.ts';
import { asAmount } from '../workplans/achievement.ts';
import { reachedBy, reachedSoFar } from './cumulative.ts';
import { type PeriodValue, type Reading, shownValue } from './values.ts';

/** LOP target × mid-term multiplying factor; unknown where either is. */
export const midTermOf = (lop: Figure, factor: Figure): Figure =>
  lop === null || factor === null ? null : asAmount(lop * factor);

/** Of what was collected to date; of a qualitative indicator there is none. */
export const progressOfIndicator = (
  periods: readonly PeriodValue[],
  how: Reading,
  { lop, day }: { lop: Figure; day: Day },
): Figure => {
  if (how.kind === 'text') return null;
  const reached = reachedSoFar(periods, how, day);
  if (!reached) return null;
  const shown = shownValue(how.kind, reached.total);
  // As documented: 0 where the target is 0. Where there is none, nothing can be said.
  return lop === 0 && shown !== null ? 0 : percentOf(shown, lop);
};

/** As documented: collection / target * 100; 0 when the target is 0. */
export const periodProgress = (collected: Figure, target: Figure): number => percentOrZero(collected, target);

export const TRACKS = ['on-track', 'behind', 'no-data'] as const;
export type Track = (typeof TRACKS)[number];

/** Unless an indicator says otherwise, whoever has 90 % of what was planned by now is on track. */
export const ON_TRACK_PERCENT = 90;

export interface Tracked {
  periods: readonly PeriodValue[];
  targets: readonly PeriodValue[];
  how: Reading;
  /** Whether fewer is better. */
  falls: boolean;
  /** From so many percent of what was planned on. */
  from: number;
  /** The day as of which it is asked. */
  day: Day;
}

/** What was reached against what was planned for the periods that are over; without either nothing is claimed. */
export function trackOf({ periods, targets, how, falls, from, day }: Tracked): Track {
  const reached = how.kind === 'text' ? null : reachedSoFar(periods, how, day);
  // A target of a ratio is a percentage.
  const planned = how.kind === 'ratio' ? ({ kind: 'percentage', mode: how.mode } as const) : how;
  const target = reachedBy(targets, planned, day);
  if (!reached || !target) return 'no-data';
  return judged(shownValue(how.kind, reached.total), shownValue(planned.kind, target.total), { falls, from });
}

/** The same of two numbers. */
export function judged(value: Figure, target: Figure, { falls, from }: { falls: boolean; from: number }): Track {
  if (value === null || target === null) return 'no-data';
  const isMet = falls ? value * from <= target * 100 : value * 100 >= target * from;
  return isMet ? 'on-track' : 'behind';
}
