import { dayInDhaka } from '@msurvey/domain';
import type { RawRecord } from '../raw.ts';
import { dayOf, holds, isNumeric, numberOf, wordsOf } from './answers.ts';
import { groupsOf, readOf } from './measure.ts';
import { lastOf, periodOf, periodsBetween } from './periods.ts';
import { type Amount, exact, type Period, waysThrough } from './sum-works.ts';
import type { RawIndicator, RawSource, RawType } from './told.ts';

/** What suits how an indicator is read. */
const FORMULAS: Readonly<Record<string, readonly string[]>> = {
  amount: ['count', 'distinct', 'sum'],
  'amount to date': ['count', 'distinct', 'sum', 'average'],
  ratio: ['share'],
  percentage: ['share', 'average'],
};

/** Whether what was saved still suits the form and the indicator. */
function isFit(source: RawSource, indicator: RawIndicator, types: readonly RawType[]): boolean {
  const { kind, isLatest } = readOf(indicator);
  const { formula, column, dateColumn, conditions, splits, questions } = source;
  const fitting = FORMULAS[kind === 'amount' && isLatest ? 'amount to date' : kind] ?? [];
  const named = [column, dateColumn, ...conditions.map((one) => one.column), ...splits.map((one) => one.column)];
  if (!source.isThere || !fitting.includes(formula)) return false;
  if (named.some((path) => path !== null && !questions[path])) return false;
  const summed = formula === 'sum' || formula === 'average' ? questions[column ?? ''] : undefined;
  if (summed && !isNumeric(summed)) return false;
  return splits.every(({ typeId, answers }) => {
    const items = types.find(({ id }) => id === typeId)?.items ?? [];
    return answers.every(({ itemId }) => items.some(({ id }) => id === itemId));
  });
}

/** A record that counts. */
interface Counted {
  day: string;
  id: number;
  sum: number;
  /** One of those that an average or a share is of. */
  of: number;
  told: string | null;
  /** The item that it is, by type. */
  items: ReadonlyMap<number, number>;
}

function countedOf(source: RawSource, record: RawRecord): Counted | undefined {
  const { formula, column, dateColumn, conditions, questions } = source;
  const { answers } = record;
  const isMet = conditions.every((one) => holds(one, answers, questions[one.column] ?? { type: '', dataType: '' }));
  if (!isMet && formula !== 'share') return undefined;
  const day = dateColumn === null ? dayInDhaka(record.receivedAt) : dayOf(answers, dateColumn);
  if (day === null) return undefined;
  const amount = column === null ? null : numberOf(answers, column);
  const items = source.splits.flatMap((split): [number, number][] => {
    const said = wordsOf(answers, split.column);
    const item = split.answers.find(({ answer }) => answer === said);
    return item ? [[split.typeId, item.itemId]] : [];
  });
  const isSum = formula === 'sum' || formula === 'average';
  return {
    day,
    id: record.id,
    sum: isSum ? (amount ?? 0) : formula === 'share' ? Number(isMet) : 1,
    of: formula === 'share' ? 1 : formula === 'average' ? Number(amount !== null) : 0,
    told: column === null ? null : wordsOf(answers, column),
    items: new Map(items),
  };
}

/** A value that was there before is counted where it came first. */
function firsts(counted: readonly Counted[]): Counted[] {
  const found = new Map<string, Counted>();
  for (const one of counted) {
    if (one.told === null) continue;
    const known = found.get(one.told);
    if (!known || one.day < known.day || (one.day === known.day && one.id < known.id)) found.set(one.told, one);
  }
  return [...found.values()];
}

interface Sums {
  sum: number;
  of: number;
}
/** Undefined: there is nothing of which it could be an average or a share. */
function amountOf(formula: string, kind: string, { sum, of }: Sums): Amount | undefined {
  if (formula !== 'average' && formula !== 'share') return { value: exact(sum), denominator: null };
  if (of === 0) return undefined;
  if (formula === 'average') return { value: exact(exact(sum) / of), denominator: null };
  return kind === 'ratio' ? { value: sum, denominator: of } : { value: exact((sum / of) * 100), denominator: null };
}

export interface RecordsAsked {
  indicator: RawIndicator;
  source: RawSource;
  types: readonly RawType[];
  /** Days of the fiscal years in which the project reports. */
  between: readonly [first: string, last: string];
  asOf: string;
}

/** From the first period with a record to the one that ran when it was counted; an average of nothing is unknown. */
export function sumRecords(records: readonly RawRecord[], asked: RecordsAsked): Period[] {
  const { indicator, source, asOf } = asked;
  const groups = groupsOf(indicator, asked.types);
  const types = groups.flat();
  const fit = { ...source, splits: source.splits.filter(({ typeId }) => types.some(({ id }) => id === typeId)) };
  if (!isFit(fit, indicator, types)) return [];
  const { kind, isLatest } = readOf(indicator);
  const [first, last] = asked.between.map((day) => day.slice(0, 7)) as [string, string];
  const all = records
    .flatMap((record) => countedOf(fit, record) ?? [])
    .filter(({ day }) => first <= day.slice(0, 7) && day.slice(0, 7) <= last);
  const counted = fit.formula === 'distinct' ? firsts(all) : all;
  const days = counted.map(({ day }) => `${day.slice(0, 7)}-01`).sort();
  if (days.length === 0) return [];
  const isTied = (group: readonly RawType[]) =>
    group.length > 0 && group.every(({ id }) => fit.splits.some(({ typeId }) => typeId === id));
  const tied = fit.formula === 'average' && kind !== 'percentage' ? [] : groups.filter(isTied);
  const keys = tied.flatMap((group) =>
    waysThrough(group.map(({ items }) => items.map(({ id }) => id))).map((way) => way.join('.')),
  );
  const until = [asOf, days.at(-1) as string].sort().at(-1) as string;
  const sums = new Map<string, Map<string, Sums>>();
  const at = (period: string) => {
    const known = sums.get(period) ?? new Map(['', ...keys].map((key) => [key, { sum: 0, of: 0 }]));
    sums.set(period, known);
    return known;
  };
  const put = (into: Sums | undefined, { sum, of }: Sums) => {
    if (into) Object.assign(into, { sum: into.sum + sum, of: into.of + of });
  };
  for (const one of counted) {
    const here = at(periodOf(indicator.frequency, one.day));
    put(here.get(''), one);
    for (const group of tied) put(here.get(group.map(({ id }) => one.items.get(id) ?? '').join('.')), one);
  }
  const reached = at('to date');
  return periodsBetween(indicator.frequency, days[0] as string, until).flatMap((period): Period[] => {
    const here = at(period);
    for (const [key, one] of here) put(reached.get(key), one);
    const shown = isLatest && kind !== 'percentage' ? reached : here;
    const amounts = [...shown].flatMap(([key, one]): [string, Amount][] => {
      const amount = amountOf(fit.formula, kind, one);
      return amount ? [[key, amount]] : [];
    });
    const leaves = new Map(amounts);
    const total = leaves.get('');
    leaves.delete('');
    if (!total) return [];
    return [{ first: period, last: lastOf(indicator.frequency, period), total, leaves, tookPart: null, fresh: null }];
  });
}
