import { type Figure, percentOf } from '../progress.ts';
import { inOrderOfTime } from './cumulative.ts';
import {
  type Amount,
  isKnown,
  leavesOf,
  type PeriodDays,
  type PeriodValue,
  type Reading,
  restOf,
  shownValue,
  sumAmounts,
} from './values.ts';

/** What is striking about a value. A warning asks for a look and a reason, and refuses nothing. */
export const VALUE_WARNINGS = [
  'parts-exceed-total',
  'parts-below-total',
  'half-ratio',
  'over-hundred',
  'over-target',
  'cumulative-falls',
  'unusual',
  'period-closed',
] as const;
export type ValueWarning = (typeof VALUE_WARNINGS)[number];

/** So much more than planned is looked at again. */
export const FAR_OVER_TARGET_PERCENT = 120;
/** So many times as much, or as little, as is usual. */
const UNUSUAL_TIMES = 5;
/** Of fewer periods nothing is usual. */
const USUAL_PERIODS = 3;

export interface CheckedValue {
  period: PeriodValue;
  how: Reading;
  /** The keys of each group of leaves. */
  groups: readonly (readonly string[])[];
  target: Figure;
  /** The other periods, before and after. */
  others: readonly PeriodValue[];
  /** Whether fewer is better: then what was reached may fall. */
  falls: boolean;
  /** Changed after its year was closed. */
  isLate: boolean;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
};

/** Compared by day: a year with years, a half with halves. */
const perDay = (period: PeriodDays): number => (Date.parse(period.last) - Date.parse(period.first)) / 86_400_000 + 1;

function isUnusual({ period, how, others }: CheckedValue, value: number): boolean {
  if (how.kind !== 'amount' || how.mode !== 'increments') return false;
  const usual = others
    .map((other) => ({ shown: shownValue(how.kind, other.total), days: perDay(other) }))
    .flatMap(({ shown, days }) => (shown !== null && shown > 0 ? [shown / days] : []));
  if (usual.length < USUAL_PERIODS || value <= 0) return false;
  const times = value / perDay(period) / median(usual);
  return times > UNUSUAL_TIMES || times < 1 / UNUSUAL_TIMES;
}

/** What is cumulative already never falls: neither below the latest before, nor above the first after. */
function falls({ period, how, others, falls: mayFall }: CheckedValue): boolean {
  if (how.kind !== 'amount' || how.mode !== 'latest' || mayFall) return false;
  const known = inOrderOfTime(others.filter(({ total }) => isKnown(how.kind, total)));
  const value = period.total.value ?? 0;
  const before = known.filter(({ last }) => last < period.last).at(-1);
  const after = known.find(({ last }) => last > period.last);
  return (before?.total.value ?? value) > value || (after?.total.value ?? value) < value;
}

const hasHalf = (kind: Reading['kind'], amounts: readonly Amount[]): boolean =>
  kind === 'ratio' && amounts.some(({ value, denominator }) => (value === null) !== (denominator === null));

export function warningsOf(checked: CheckedValue): ValueWarning[] {
  const { period, how, groups, target, isLate } = checked;
  const { kind } = how;
  const shown = shownValue(kind, period.total);
  const rests = groups.map((keys) => {
    const leaves = leavesOf(period.leaves, keys);
    return { rest: restOf(kind, period.total, leaves), parts: sumAmounts(kind, leaves) };
  });
  const isOver = ({ value, denominator }: Amount) => (value ?? 0) < 0 || (denominator ?? 0) < 0;
  const isUnder = ({ value, denominator }: Amount) => (value ?? 0) > 0 || (denominator ?? 0) > 0;
  const percents =
    kind === 'percentage' || kind === 'ratio'
      ? [period.total, ...Object.values(period.leaves)].map((amount) => shownValue(kind, amount) ?? 0)
      : [];
  const found: Record<ValueWarning, boolean> = {
    'parts-exceed-total': rests.some(({ rest }) => isOver(rest)),
    'parts-below-total': rests.some(({ rest }) => !isOver(rest) && isUnder(rest)),
    'half-ratio': hasHalf(kind, [period.total, ...Object.values(period.leaves)]),
    'over-hundred': percents.some((percent) => percent > 100),
    'over-target': !checked.falls && (percentOf(shown, target) ?? 0) > FAR_OVER_TARGET_PERCENT,
    'cumulative-falls': shown !== null && falls(checked),
    unusual: shown !== null && isUnusual(checked, shown),
    'period-closed': isLate,
  };
  return VALUE_WARNINGS.filter((warning) => found[warning]);
}
