import {
  type CumulativeMode,
  type Day,
  type DisaggregationDimension,
  leafItems,
  leafKey,
  leafKeys,
  periodOf,
  periodsIn,
  type PeriodKind,
} from '@msurvey/domain';
import type { TypeRow } from '../disaggregation/type.queries.ts';
import type { ComputedRow } from './computed.queries.ts';
import type { CountRow } from './count.queries.ts';

export interface CountedGroup {
  types: readonly TypeRow[];
  dimensions: readonly DisaggregationDimension[];
}

const exact = (n: number): number => Math.round(n * 1e6) / 1e6;

/** The leaf that the values of a group's dimensions mean; none where an item for one of them is missing. */
function leafOf({ types }: CountedGroup, values: readonly string[]): string | null {
  const ids = types.map((type, i) => type.items.find(({ value }) => value === values[i])?.id);
  return ids.every((id) => id !== undefined) ? leafKey(ids as number[]) : null;
}
/** Leaves whose every item is a value: only these can be counted. */
const countedLeaves = ({ types }: CountedGroup): string[] =>
  leafKeys(types).filter((key) =>
    leafItems(key).every((id, i) => types[i]?.items.some((item) => item.id === id && item.value !== null)),
  );

/**
 * What was counted, period by period: from the first in which there was anything to the one that runs today. In between a
 * nought is a nought. What is cumulative is what was reached to the end of the period.
 */
export function computedPeriods(
  rows: readonly CountRow[],
  groups: readonly CountedGroup[],
  { kind, mode, today, isUnique }: { kind: PeriodKind; mode: CumulativeMode; today: Day; isUnique: boolean },
): ComputedRow[] {
  const first = rows.reduce<Day | null>((day, row) => (day === null || row.firstDay < day ? row.firstDay : day), null);
  if (first === null) return [];
  const latest = rows.reduce((day, row) => (row.firstDay > day ? row.firstDay : day), today);
  const keys = groups.flatMap((group) => (group.dimensions.length > 0 ? countedLeaves(group) : []));
  const periods = new Map(
    periodsIn({ first, last: latest }, kind).map((period): [Day, ComputedRow] => [
      period.first,
      {
        firstDay: period.first,
        lastDay: period.last,
        value: 0,
        denominator: null,
        tookPart: isUnique ? 0 : null,
        fresh: null,
        leaves: Object.fromEntries(keys.map((key) => [key, 0])),
        denominators: {},
      },
    ]),
  );
  for (const { firstDay, group, values, n } of rows) {
    const period = periods.get(periodOf(kind, firstDay).first);
    if (!period) continue;
    if (group === -1) period.value = exact(period.value + n);
    else if (group === -2) period.tookPart = n;
    else {
      const counted = groups[group];
      const key = counted && leafOf(counted, values);
      if (key != null && key in period.leaves) period.leaves[key] = exact((period.leaves[key] ?? 0) + n);
    }
  }
  const inOrder = [...periods.values()];
  for (const period of inOrder) if (isUnique) period.fresh = period.value;
  if (mode === 'increments') return inOrder;
  inOrder.reduce<ComputedRow | null>((before, period) => {
    if (before) {
      period.value = exact(period.value + before.value);
      for (const key of keys) period.leaves[key] = exact((period.leaves[key] ?? 0) + (before.leaves[key] ?? 0));
    }
    return period;
  }, null);
  return inOrder;
}
