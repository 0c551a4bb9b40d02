import {
  amountOf,
  indicatorPeriod,
  type IndicatorFrequency,
  inLatinDigits,
  isKnown,
  overlap,
  type Period,
  periodLabel,
  type ValueKind,
} from '@msurvey/domain';
import { readNumber } from '@msurvey/ui';
import { emptyRow, type PeriodRow } from '~/features/indicators/periods/period-row.ts';

/** A line as somebody typed or pasted it: nothing in it is read yet. */
export interface PasteLine {
  id: string;
  period: string;
  value: string;
  denominator: string;
  reason: string;
}
export type PasteColumn = 'period' | 'value' | 'denominator' | 'reason';
type PasteFault = 'notPeriod' | 'outside' | 'twice' | 'overlaps' | 'locked' | 'notNumber' | 'half' | 'needsReason';

export interface Pasting {
  kind: ValueKind;
  frequency: IndicatorFrequency;
  /** Those that may be reported, in order. */
  periods: readonly { date: string; first: string; last: string }[];
  /** What is said of periods already, saved or not. */
  rows: readonly PeriodRow[];
  dateWords: (date: string) => string;
  /** Beside a computed value one says why. */
  needsReason: boolean;
}
interface Pasted {
  rows: PeriodRow[];
  faults: { line: string; column: PasteColumn; fault: PasteFault }[];
}

/** What stands in the database in one column; more is no number of anybody's. */
const MOST = 1e15;

/** As people write a period in a spreadsheet: `2025-26`, `2025/2026`, `FY 2025-26`, `2026 Q1`, or in the words of the screen. */
export function pastedPeriod(
  text: string,
  { frequency, periods, dateWords }: Pick<Pasting, 'frequency' | 'periods' | 'dateWords'>,
): Period | null {
  const plain = inLatinDigits(text).trim().replace(/\s+/g, ' ');
  const named = periods.find(({ date }) => inLatinDigits(dateWords(date)).toLowerCase() === plain.toLowerCase());
  if (named) return indicatorPeriod(named.date, frequency);
  const label = plain
    .replace(/^FY[\s-]*/i, '')
    .replace(/[/\u2010-\u2015\u2212]/g, '-')
    .replace(/^(\d{4}) ?- ?\d\d(\d\d)$/, '$1-$2')
    .replace(/^([QH]\d)[ -]?(\d{4})$/i, '$2-$1')
    .replace(/^(\d{4})[ -]?([QH]\d)$/i, '$1-$2')
    .toUpperCase();
  return indicatorPeriod(label, frequency);
}

const isBlankLine = ({ value, denominator }: PasteLine): boolean => value.trim() === '' && denominator.trim() === '';

function numberIn(text: string, kind: ValueKind): number | null | undefined {
  const plain = kind === 'percentage' ? text.trim().replace(/%$/, '') : text.trim();
  if (plain === '') return null;
  const value = readNumber(plain);
  return value === undefined || Math.abs(value) > MOST ? undefined : value;
}

/** What the lines say: rows as they would be typed one by one, or what is wrong with which line. Lines without a value say nothing. */
export function readPasted(lines: readonly PasteLine[], pasting: Pasting): Pasted {
  const { kind, frequency, periods, rows, needsReason } = pasting;
  const read: Pasted = { rows: [], faults: [] };
  const stated = rows.flatMap((row) => {
    const period = indicatorPeriod(row.date, frequency);
    return period ? [{ date: row.date, period }] : [];
  });
  const taken: { date: string; period: Period }[] = [];

  const periodFault = (period: Period | null, row: PeriodRow | undefined): PasteFault | undefined => {
    if (!period) return 'notPeriod';
    const [first, last] = [periods[0]?.first ?? '', periods.at(-1)?.last ?? ''];
    if (period.first < first || period.last > last) return 'outside';
    const date = periodLabel(period);
    if (taken.some((other) => other.date === date)) return 'twice';
    const others = [...stated, ...taken].filter((other) => other.date !== date);
    if (others.some((other) => overlap(other.period, period))) return 'overlaps';
    return row?.collected && !row.collected.can.edit ? 'locked' : undefined;
  };

  for (const line of lines) {
    if (isBlankLine(line)) continue;
    const faults: [PasteColumn, PasteFault][] = [];
    const period = pastedPeriod(line.period, pasting);
    const date = period ? periodLabel(period) : '';
    const before = rows.find((row) => row.date === date);
    const wrong = periodFault(period, before);
    if (wrong) faults.push(['period', wrong]);
    const value = numberIn(line.value, kind);
    const denominator = kind === 'ratio' ? numberIn(line.denominator, kind) : null;
    if (value === undefined) faults.push(['value', 'notNumber']);
    if (denominator === undefined) faults.push(['denominator', 'notNumber']);
    const total = amountOf(value ?? null, denominator ?? null);
    if (value !== undefined && denominator !== undefined && !isKnown(kind, total))
      faults.push([value === null ? 'value' : 'denominator', 'half']);
    const reason = line.reason.trim() || (before?.reason ?? null);
    if (needsReason && !reason) faults.push(['reason', 'needsReason']);
    if (period && !wrong) taken.push({ date, period });
    read.faults.push(...faults.map(([column, fault]) => ({ line: line.id, column, fault })));
    if (faults.length === 0) read.rows.push({ ...(before ?? emptyRow(date)), total, reason, isChanged: true });
  }
  return read;
}
