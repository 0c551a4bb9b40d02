import type { Day } from '../days.ts';
import { type PeriodKind, periodOf, periodsIn } from '../period.ts';
import { isSplit, isToDate, type RecordSource, type SourceFormula } from './record-source.ts';
import { leafKey, leafKeys } from './tree.ts';
import { type Amount, amountOf, type PeriodDays, type Reading } from './values.ts';

/** What was found in a month: how many records, what they add up to, and of how many it is an average or a share. */
export interface SourceCount {
  /** `2026-03` */
  month: string;
  /** The group of disaggregation, by its place; -1: all of them. */
  group: number;
  /** The answers that lead to a leaf, in the order of the types of the group. */
  answers: string[];
  records: number;
  sum: number;
  of: number;
}

export interface CountedPeriod extends PeriodDays {
  /** Records behind it, in this period alone. */
  records: number;
  total: Amount;
  leaves: Record<string, Amount>;
}

export interface SourceGroupType {
  id: number;
  items: readonly { id: number }[];
}

const exact = (n: number): number => Math.round(n * 1e6) / 1e6;
interface Sums {
  records: number;
  sum: number;
  of: number;
}
const none = (): Sums => ({ records: 0, sum: 0, of: 0 });
function add(into: Sums, { records, sum, of }: Sums): void {
  into.records += records;
  into.sum = exact(into.sum + sum);
  into.of += of;
}

/** Undefined: there is nothing of which it could be an average or a share. */
function amountFor(formula: SourceFormula, { kind }: Reading, { sum, of }: Sums): Amount | undefined {
  if (formula !== 'average' && formula !== 'share') return amountOf(sum);
  if (of === 0) return undefined;
  if (formula === 'average') return amountOf(exact(sum / of));
  return kind === 'ratio' ? amountOf(sum, of) : amountOf(exact((sum / of) * 100));
}

/** Whether every type of a group is told by an answer: only then its leaves can be counted. */
export const isGroupTied = (source: Pick<RecordSource, 'splits'>, group: readonly SourceGroupType[]): boolean =>
  group.length > 0 && group.every(({ id }) => source.splits.some(({ typeId }) => typeId === id));

/** The leaf to which answers lead; none where one of them is no item. */
function leafOf(source: RecordSource, group: readonly SourceGroupType[], answers: readonly string[]): string | null {
  const ids = group.map(({ id }, i) => {
    const split = source.splits.find(({ typeId }) => typeId === id);
    return split?.answers.find(({ answer }) => answer === answers[i])?.itemId;
  });
  return ids.every((id) => id !== undefined) ? leafKey(ids as number[]) : null;
}

/**
 * What was found, period by period: from the first in which there was anything to the one that runs today. In between a nought
 * is a nought, but an average and a share of nothing are unknown.
 */
export function sourcePeriods(
  found: readonly SourceCount[],
  source: RecordSource,
  {
    groups,
    reading,
    kind,
    today,
  }: { groups: readonly (readonly SourceGroupType[])[]; reading: Reading; kind: PeriodKind; today: Day },
): CountedPeriod[] {
  const days = found.map(({ month }) => `${month}-01`).sort();
  const [first] = days;
  if (first === undefined) return [];
  const last = days.reduce((latest, day) => (day > latest ? day : latest), today);
  const split = isSplit(source.formula, reading);
  const keys = split ? groups.flatMap((group) => (isGroupTied(source, group) ? leafKeys(group) : [])) : [];
  const empty = () => ({ total: none(), leaves: new Map(keys.map((key) => [key, none()])) });
  const periods = new Map(periodsIn({ first, last }, kind).map((period) => [period.first, { period, ...empty() }]));
  for (const row of found) {
    const at = periods.get(periodOf(kind, `${row.month}-01`).first);
    if (!at) continue;
    if (row.group === -1) add(at.total, row);
    else {
      const key = leafOf(source, groups[row.group] ?? [], row.answers);
      const leaf = key === null ? undefined : at.leaves.get(key);
      if (leaf) add(leaf, row);
    }
  }
  const before = empty();
  return [...periods.values()].flatMap(({ period, total, leaves }): CountedPeriod[] => {
    const { records } = total;
    if (isToDate(reading)) {
      add(before.total, total);
      for (const [key, sums] of leaves) add(before.leaves.get(key) as Sums, sums);
    }
    const shown = isToDate(reading) ? before : { total, leaves };
    const amount = amountFor(source.formula, reading, shown.total);
    if (!amount) return [];
    const known = [...shown.leaves].flatMap(([key, sums]) => {
      const leaf = amountFor(source.formula, reading, sums);
      return leaf ? [[key, leaf] as const] : [];
    });
    return [{ first: period.first, last: period.last, records, total: amount, leaves: Object.fromEntries(known) }];
  });
}
