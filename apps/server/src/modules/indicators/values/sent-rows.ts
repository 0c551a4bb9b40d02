import type { SentData } from '@msurvey/contract';
import {
  type Amount,
  indicatorPeriod,
  type IndicatorYears,
  isWithinYears,
  leavesOfTree,
  overlap,
  periodLabel,
  type Reading,
  strayLeaves,
} from '@msurvey/domain';
import { type FieldError, Problem, type Problem as Fault } from '#problem/problem.ts';
import type { FoundIndicator } from '../find-indicator.ts';
import type { TypeRow } from '../disaggregation/type.queries.ts';

/** A row of a table of periods, as it will be kept. */
export interface PlacedRow<R> {
  sent: R;
  /** Where it stood in what was sent. */
  at: number;
  period: string;
  first: string;
  last: string;
  value: number | null;
  denominator: number | null;
  text: string | null;
  leaves: Record<string, Amount>;
}

interface Sent {
  date: string;
  data: SentData;
}

const refused = (
  code: 'indicator.period-unfit' | 'indicator.period-overlap' | 'indicator.leaf-unknown',
  field: string,
) => new Problem(code, {}, [{ field, fault: code }]);

/** Ratings stand where numbers stand. Denominators mean something only beside the Number of a ratio. */
function amountsOf(kind: Reading['kind'], data: SentData) {
  const leaves = Object.assign({}, ...data.groups.map(({ nodes }) => leavesOfTree(nodes))) as Record<string, Amount>;
  if (kind === 'ratio') return { value: data.total, denominator: data.denominator, text: data.text, leaves };
  const single = Object.fromEntries(
    Object.entries(leaves).flatMap(([key, { value }]) => (value === null ? [] : [[key, { value, denominator: null }]])),
  );
  const value = kind === 'text' ? (data.rating ?? data.total) : data.total;
  return { value, denominator: null, text: data.text, leaves: single };
}

/** Without a total nothing is saved; of a ratio both halves, of a text a rating or the text. */
const lacksTotal = (kind: Reading['kind'], row: Pick<PlacedRow<unknown>, 'value' | 'denominator' | 'text'>): boolean =>
  kind === 'text'
    ? row.value === null && row.text === null
    : row.value === null || (kind === 'ratio' && row.denominator === null);

export interface RowRules {
  found: FoundIndicator;
  years: IndicatorYears;
  groups: readonly (readonly TypeRow[])[];
  /** A target of a ratio is a percentage: one number. */
  kind: Reading['kind'];
  /** The field of the wire in which rows are sent. */
  field: 'targets' | 'collectedData';
  needsTotal: boolean;
}

/** Places each row in its period; of two with the same date the last one stands, where the first stood. */
export function placeRows<R extends Sent>(sent: readonly R[], rules: RowRules): PlacedRow<R>[] | Fault {
  const { found, years, field, kind } = rules;
  const placed = new Map<string, PlacedRow<R>>();
  const missing: FieldError[] = [];
  for (const [at, row] of sent.entries()) {
    const period = indicatorPeriod(row.date, found.setting.frequency);
    if (!period || !isWithinYears(period, years)) return refused('indicator.period-unfit', `${field}/${at}/date`);
    const amounts = amountsOf(kind, row.data);
    if (strayLeaves(rules.groups, amounts.leaves).length > 0)
      return refused('indicator.leaf-unknown', `${field}/${at}/data`);
    const { first, last } = period;
    placed.set(periodLabel(period), { sent: row, at, period: periodLabel(period), first, last, ...amounts });
    if (rules.needsTotal && lacksTotal(kind, amounts))
      missing.push({ field: `${field}/${at}/data/total`, fault: 'indicator.total-required' });
  }
  if (missing.length > 0) return new Problem('indicator.total-required', {}, missing);
  const rows = [...placed.values()];
  const second = rows.find((row, i) => rows.some((other, j) => j < i && overlap(row, other)));
  return second ? refused('indicator.period-overlap', `${field}/${second.at}/date`) : rows;
}
