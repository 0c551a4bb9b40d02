import { addDays, DAY_MS, type Day, dayInDhaka, isDay, startInDhaka } from './days.ts';
import { inLatinDigits } from './digits.ts';

export const PERIOD_KINDS = ['day', 'month', 'quarter', 'half', 'year', 'fiscalYear'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Both days included. */
export interface DayRange {
  first: Day;
  last: Day;
}
export interface Period extends DayRange {
  kind: PeriodKind;
}

/** How many months it has, and after how many months of the calendar year the first one begins. */
const SHAPE = {
  month: { months: 1, after: 0 },
  quarter: { months: 3, after: 0 },
  half: { months: 6, after: 0 },
  year: { months: 12, after: 0 },
  fiscalYear: { months: 12, after: 6 },
} as const;
type Months = keyof typeof SHAPE;

const two = (value: number): string => String(value).padStart(2, '0');
const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthOf = (day: Day): number => Number(day.slice(5, 7)) - 1;
/** Months since the year 0. */
const monthNumber = (day: Day): number => yearOf(day) * 12 + monthOf(day);

function dayOfMonth(number: number, last: boolean): Day {
  const [year, month] = [Math.floor(number / 12), number % 12];
  if (!(year >= 1 && year <= 9999)) throw new RangeError(`No month has the number ${number}.`);
  // Months have the same lengths 400 years later; JavaScript would take a year below 100 for one of the last century.
  const date = last ? new Date(Date.UTC(2000 + (year % 400), month + 1, 0)).getUTCDate() : 1;
  return `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(date)}`;
}

const fromMonth = (kind: Months, number: number): Period => ({
  kind,
  first: dayOfMonth(number, false),
  last: dayOfMonth(number + SHAPE[kind].months - 1, true),
});

/** The period of a kind in which a day lies. */
export function periodOf(kind: PeriodKind, day: Day): Period {
  if (kind === 'day') return { kind, first: day, last: day };
  const { months, after } = SHAPE[kind];
  const number = monthNumber(day);
  return fromMonth(kind, number - ((number - after + 12) % months));
}

export const currentPeriod = (kind: PeriodKind, now = new Date()): Period => periodOf(kind, dayInDhaka(now));

/** The period so many later, or earlier where negative. */
export function shiftPeriod({ kind, first }: Period, steps: number): Period {
  if (kind === 'day') return periodOf(kind, addDays(first, steps));
  return fromMonth(kind, monthNumber(first) + steps * SHAPE[kind].months);
}

export const holdsDay = ({ first, last }: DayRange, day: Day): boolean => first <= day && day <= last;

/** Every period of a kind that has a day in the range, in order: the months of a fiscal year are twelve. */
export function periodsIn({ first, last }: DayRange, kind: PeriodKind): Period[] {
  const found: Period[] = [];
  if (first > last) return found;
  for (let period = periodOf(kind, first); ; period = shiftPeriod(period, 1)) {
    found.push(period);
    if (period.last >= last) return found;
  }
}

/** From the first moment in Dhaka up to, and without, the moment at which the day after the last begins. */
export const momentsOf = ({ first, last }: DayRange): { from: Date; until: Date } => ({
  from: startInDhaka(first),
  until: new Date(startInDhaka(last).getTime() + DAY_MS),
});

/** `2026-03-01`, `2026-03`, `2026-Q1`, `2026-H1`, `2026`, `2025-26`: in addresses, files and on the wire. */
export function periodLabel({ kind, first }: Period): string {
  const year = first.slice(0, 4);
  switch (kind) {
    case 'day':
      return first;
    case 'month':
      return first.slice(0, 7);
    case 'quarter':
      return `${year}-Q${monthOf(first) / 3 + 1}`;
    case 'half':
      return `${year}-H${monthOf(first) / 6 + 1}`;
    case 'year':
      return year;
    case 'fiscalYear':
      return `${year}-${two((yearOf(first) + 1) % 100)}`;
  }
}

/** How a label begins, which is enough to name a day within the period; the whole is compared afterwards. */
const LABEL: Record<PeriodKind, RegExp> = {
  day: /^(\d{4})-(\d\d)-\d\d$/,
  month: /^(\d{4})-(\d\d)$/,
  quarter: /^(\d{4})-Q([1-4])$/,
  half: /^(\d{4})-H([12])$/,
  year: /^(\d{4})$/,
  fiscalYear: /^(\d{4})-\d\d$/,
};

/**
 * The period that a label means; null for what is none. The kind must be said: `2011-12` is a month and a fiscal year.
 * Digits may be Bengali.
 */
export function parsePeriod(kind: PeriodKind, label: string): Period | null {
  const text = inLatinDigits(label.trim());
  const [, year, part] = LABEL[kind].exec(text) ?? [];
  if (!year || Number(year) < 1) return null;
  if (kind === 'day') return isDay(text) ? periodOf(kind, text) : null;
  const { months, after } = SHAPE[kind];
  const month = after + (part ? (Number(part) - 1) * months : 0);
  if (month < 0 || month > 11 || (kind === 'fiscalYear' && year === '9999')) return null;
  const period = periodOf(kind, `${year}-${two(month + 1)}-01`);
  return periodLabel(period) === text ? period : null;
}
