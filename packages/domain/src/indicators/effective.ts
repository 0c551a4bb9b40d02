import type { Figure } from '../progress.ts';
import type { ValueState } from './constants.ts';
import { isCounted } from './report.ts';
import { derivedValue, type Leaves } from './tree.ts';
import { type Amount, amountOf, type PeriodDays, type PeriodValue } from './values.ts';

/** A value that somebody typed, with where it stands. */
export interface StatedPeriod extends PeriodValue {
  state: ValueState;
  /** Why it stands although the product counts something else. */
  reason: string | null;
  /** Of a derived indicator. */
  input: Figure;
}

const isSamePeriod = (a: PeriodDays, b: PeriodDays): boolean => a.first === b.first && a.last === b.last;
const isBlank = (reason: string | null): boolean => reason === null || reason.trim() === '';

/** Stated less computed; null: nothing is stated, or it is the same. */
export function statedDifference(computed: Figure, stated: Figure): Figure {
  if (computed === null || stated === null || computed === stated) return null;
  return Math.round((stated - computed) * 1e4) / 1e4;
}
/** Whether somebody has to say why: something else is counted in the same period. */
export const needsReason = (computed: Figure, stated: Figure): boolean => statedDifference(computed, stated) !== null;

/**
 * What counts where the product counts, too: a stated value stands in place of the computed one of its period only with a
 * reason; where nothing is counted, as before records were kept, it stands as it is. The whole period is one or the other: a
 * stated total with counted leaves would be parts of two wholes.
 */
export function effectivePeriods(
  computed: readonly PeriodValue[],
  stated: readonly StatedPeriod[],
): { periods: PeriodValue[]; overridden: { period: PeriodDays; computed: Figure }[] } {
  const counted = stated.filter(({ state }) => isCounted(state));
  const overridden: { period: PeriodDays; computed: Figure }[] = [];
  const kept = computed.filter((period) => {
    const other = counted.find((one) => isSamePeriod(one, period));
    if (!other || isBlank(other.reason) || other.total.value === null) return true;
    if (needsReason(period.total.value, other.total.value))
      overridden.push({ period: { first: period.first, last: period.last }, computed: period.total.value });
    return false;
  });
  const standing = counted.filter((one) => !kept.some((period) => isSamePeriod(period, one)));
  return { periods: [...kept, ...standing], overridden };
}

const covers = (outer: PeriodDays, inner: PeriodDays): boolean =>
  outer.first <= inner.first && inner.last <= outer.last;

/**
 * Every period of a source × input / 100, leaf by leaf; the input is that of the period, or of the year in which it lies where
 * the source is reported more often, else the usual one.
 */
export function derivedPeriods(
  source: readonly PeriodValue[],
  inputs: readonly (PeriodDays & { input: Figure })[],
  usual: Figure,
): PeriodValue[] {
  return source.map((period) => {
    const input = inputs.find((one) => covers(one, period))?.input ?? usual;
    const times = ({ value }: Amount) => amountOf(derivedValue(value, input));
    const leaves: Leaves = Object.fromEntries(Object.entries(period.leaves).map(([key, leaf]) => [key, times(leaf)]));
    return { first: period.first, last: period.last, total: times(period.total), leaves };
  });
}
