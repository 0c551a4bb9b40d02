import type { ShownData } from '@msurvey/contract';
import {
  type Amount,
  type IndicatorFrequency,
  type Leaves,
  leafKeys,
  leavesOf,
  periodKindOf,
  type Reading,
  restOf,
  shownValue,
  treeOfGroup,
  yearOfPeriod,
} from '@msurvey/domain';
import type { TypeRow } from '../disaggregation/type.queries.ts';

export interface ShownRow {
  value: number | null;
  denominator: number | null;
  text: string | null;
  leaves: Leaves;
}

/** What is said of a period, in the wire's tree. */
export function dataView(row: ShownRow, kind: Reading['kind'], groups: readonly (readonly TypeRow[])[]): ShownData {
  const total: Amount = { value: row.value, denominator: row.denominator };
  return {
    total: row.value,
    denominator: row.denominator,
    shown: shownValue(kind, total),
    text: row.text,
    rating: kind === 'text' ? row.value : null,
    groups: groups.map((group) => {
      const rest = restOf(kind, total, leavesOf(row.leaves, leafKeys(group)));
      return {
        types: group.map(({ id }) => id),
        nodes: treeOfGroup(group, row.leaves),
        rest: rest.value,
        restDenominator: rest.denominator,
      };
    }),
  };
}

export const periodView = (row: { period: string; first: string; last: string }, frequency: IndicatorFrequency) => ({
  date: row.period,
  first: row.first,
  last: row.last,
  year: yearOfPeriod(row),
  month:
    periodKindOf(frequency) === 'month' && row.first.slice(0, 7) === row.last.slice(0, 7)
      ? Number(row.first.slice(5, 7))
      : null,
  collection_period: frequency,
});
