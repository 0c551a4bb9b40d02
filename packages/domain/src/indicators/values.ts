import type { Day } from '../days.ts';
import { type CumulativeMode, type Figure, percentOf } from '../progress.ts';
import { asAmount } from '../workplans/achievement.ts';

/** What can be done with the values of an indicator: added, added as a pair, or only looked at. */
export const VALUE_KINDS = ['amount', 'ratio', 'percentage', 'text'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** What is said of a leaf or a total. Only ratios have a denominator; their value is the numerator. */
export interface Amount {
  value: Figure;
  denominator: Figure;
}
export const NOTHING: Amount = { value: null, denominator: null };
export const amountOf = (value: Figure, denominator: Figure = null): Amount => ({ value, denominator });

/** A period is told by its days, so that years and parts of them stand beside each other. */
export interface PeriodDays {
  first: Day;
  last: Day;
}

/** What was said of one period: its total, and the leaves of its disaggregation by their keys. */
export interface PeriodValue extends PeriodDays {
  total: Amount;
  leaves: Readonly<Record<string, Amount>>;
}

/** How the values of an indicator are read. */
export interface Reading {
  kind: ValueKind;
  mode: CumulativeMode;
}

/** Percentages and texts are never added, whatever their settings say. */
export const isSummable = (kind: ValueKind): boolean => kind === 'amount' || kind === 'ratio';
export const addsUp = ({ kind, mode }: Reading): boolean => isSummable(kind) && mode === 'increments';

/** Half a ratio says nothing: a numerator that is added without its denominator makes every later percentage wrong. */
export const isKnown = (kind: ValueKind, { value, denominator }: Amount): boolean =>
  value !== null && (kind !== 'ratio' || denominator !== null);

/** As it is shown: of a ratio its percentage, unknown where there is nothing to divide by. */
export const shownValue = (kind: ValueKind, amount: Amount): Figure => {
  if (!isKnown(kind, amount)) return null;
  return kind === 'ratio' ? percentOf(amount.value, amount.denominator) : amount.value;
};

/** The sum of what is known; nothing where nothing is, and of what cannot be added. */
export function sumAmounts(kind: ValueKind, amounts: readonly Amount[]): Amount {
  const known = isSummable(kind) ? amounts.filter((amount) => isKnown(kind, amount)) : [];
  if (known.length === 0) return NOTHING;
  const sum = (of: (amount: Amount) => Figure) =>
    asAmount(known.reduce((total, amount) => total + (of(amount) ?? 0), 0));
  return amountOf(
    sum(({ value }) => value),
    kind === 'ratio' ? sum(({ denominator }) => denominator) : null,
  );
}

/** The leaves of one group; another group splits the same total in another way, and the two are never added. */
export const leavesOf = (leaves: PeriodValue['leaves'], keys: readonly string[]): Amount[] =>
  keys.map((key) => leaves[key] ?? NOTHING);

/** What of a total no leaf of a group holds; below zero the leaves hold more. Unknown where either is, or nothing is added. */
export function restOf(kind: ValueKind, total: Amount, leaves: readonly Amount[]): Amount {
  const parts = sumAmounts(kind, leaves);
  if (!isKnown(kind, total) || !isKnown(kind, parts)) return NOTHING;
  const less = (whole: Figure, part: Figure) => asAmount((whole ?? 0) - (part ?? 0));
  return amountOf(less(total.value, parts.value), kind === 'ratio' ? less(total.denominator, parts.denominator) : null);
}

/** A whole number as it is, any other with two decimals, as documented. */
export const shownTotal = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));
