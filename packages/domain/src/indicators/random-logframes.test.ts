import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samples } from '../../../../scripts/testing/samples.ts';
import type { Figure } from '../progress.ts';
import { derivedPeriods, effectivePeriods, type StatedPeriod } from './effective.ts';
import { aggregatedBy, countsByNode, progressBy, type ReportedIndicator, type ReportYear, yearsOf } from './report.ts';
import { type Amount, amountOf, type PeriodValue, type ValueKind } from './values.ts';

/** Logframes in one run: a thousand in the full suite. */
const LOGFRAMES = samples(50);
const FIRST = 2019;
const YEARS = 5;
const TODAY = '2023-09-15';
const HALVES = YEARS * 2;

/** Half a year has a number, 0 from July 2019; a year is two of them. */
const firstOf = (half: number) => `${FIRST + Math.floor((half + 1) / 2)}-${half % 2 === 0 ? '07-01' : '01-01'}`;
const lastOf = (half: number) => `${FIRST + Math.floor((half + 1) / 2)}-${half % 2 === 0 ? '12-31' : '06-30'}`;
const years: ReportYear[] = Array.from({ length: YEARS }, (_, i) => ({
  year: FIRST + i,
  first: firstOf(2 * i),
  last: lastOf(2 * i + 1),
}));

type Half = number | null;
/** Somebody says something of a period, in whatever order; the last word stands. */
interface Said {
  from: number;
  long: boolean;
  total: Half;
  denominator: Half;
  leaves: [Half, Half];
  state: 'draft' | 'submitted' | 'accepted' | 'returned';
  reason: string | null;
}
interface Logframed {
  kind: ValueKind;
  mode: 'increments' | 'latest';
  lop: Half;
  events: Said[];
  /** What records come to, by half year; null: it is typed. */
  counted: Half[] | null;
  targets: Half[];
  input: number;
}

const amount = fc.option(fc.nat(500), { freq: 4 });
const said: fc.Arbitrary<Said> = fc
  .record({
    from: fc.nat(HALVES - 1),
    long: fc.boolean(),
    total: amount,
    denominator: amount,
    leaves: fc.tuple(amount, amount),
    state: fc.constantFrom('draft', 'submitted', 'accepted', 'accepted', 'accepted', 'returned'),
    reason: fc.constantFrom(null, '', 'A survey says so'),
  })
  .map((one) => (one.long ? { ...one, from: one.from - (one.from % 2) } : one)) as fc.Arbitrary<Said>;
const indicator: fc.Arbitrary<Logframed> = fc.record({
  kind: fc.constantFrom('amount', 'amount', 'ratio', 'percentage', 'text'),
  mode: fc.constantFrom('increments', 'latest'),
  lop: fc.option(fc.nat(2000)),
  events: fc.array(said, { maxLength: 14 }),
  counted: fc.option(fc.array(fc.option(fc.nat(99)), { minLength: HALVES, maxLength: HALVES })),
  targets: fc.array(amount, { minLength: YEARS, maxLength: YEARS }),
  input: fc.constantFrom(1, 100, 430),
});

/** What stands after all events, as the product keeps it: one row for a period. */
function rows(of: Logframed): StatedPeriod[] {
  const byPeriod = new Map<string, StatedPeriod>();
  for (const { from, long, total, denominator, leaves, state, reason } of of.events) {
    const [first, last] = [firstOf(from), lastOf(long ? from + 1 : from)];
    const pair = (value: Half): Amount => amountOf(value, of.kind === 'ratio' ? denominator : null);
    byPeriod.set(`${first} ${last}`, {
      first,
      last,
      total: pair(total),
      leaves: { a: pair(leaves[0]), b: pair(leaves[1]) },
      state,
      reason,
      input: null,
    });
  }
  return [...byPeriod.values()];
}
function computed(of: Logframed): PeriodValue[] {
  let sum = 0;
  return (of.counted ?? []).flatMap((n, half) => {
    if (n === null) return [];
    sum = of.mode === 'latest' ? sum + n : n;
    return [
      { first: firstOf(half), last: lastOf(half), total: amountOf(sum), leaves: { a: amountOf(sum), b: amountOf(0) } },
    ];
  });
}
const reported = (of: Logframed): ReportedIndicator => ({
  how: { kind: of.kind, mode: of.mode },
  periods: effectivePeriods(of.counted && of.kind === 'amount' ? computed(of) : [], rows(of)).periods,
  targets: of.targets.map((target, i) => ({
    first: firstOf(2 * i),
    last: lastOf(2 * i + 1),
    total: amountOf(target),
    leaves: {},
  })),
  lop: of.lop,
  falls: false,
  from: 90,
});

/** The plain recount: what covers each half year is looked for by hand, from the last event back. */
interface Told {
  total: Half;
  denominator: Half;
  leaves: [Half, Half];
}
function told(of: Logframed, from: number, long: boolean): Told | null {
  const event = of.events.findLast((one) => one.from === from && one.long === long);
  const counted = !long && of.kind === 'amount' && of.counted ? (of.counted[from] ?? null) : null;
  const isSaid = event?.state === 'accepted' ? event : null;
  if (counted !== null && !(isSaid && isSaid.total !== null && isSaid.reason)) {
    let sum = 0;
    for (let half = 0; half <= from; half++) sum = of.mode === 'latest' ? sum + (of.counted?.[half] ?? 0) : counted;
    return { total: sum, denominator: null, leaves: [sum, 0] };
  }
  if (!isSaid || isSaid.total === null || (of.kind === 'ratio' && isSaid.denominator === null)) return null;
  return isSaid;
}
/** Everything that was told between two half years, each half year once. */
function everything(of: Logframed, from: number, to: number): { at: number; told: Told }[] {
  const found: { at: number; told: Told }[] = [];
  for (let half = from; half <= to; half++) {
    const whole = half % 2 === 0 && half + 1 <= to ? told(of, half, true) : null;
    if (whole) {
      found.push({ at: half + 1, told: whole });
      half++;
      continue;
    }
    const one = told(of, half, false);
    if (one) found.push({ at: half, told: one });
  }
  return found;
}
const percent = (a: number, b: number): Figure =>
  b > 0 ? Math.round(Number(((a / b) * 1e4).toPrecision(15))) / 100 : null;
function plain(of: Logframed, from: number, to: number, leaf: 0 | 1 | null): Figure {
  const all = everything(of, from, to);
  const valueOf = (one: Told) => (leaf === null ? one.total : one.leaves[leaf]);
  const sums = of.mode === 'increments' && (of.kind === 'amount' || of.kind === 'ratio');
  const used = (sums ? all : all.slice(-1)).filter(({ told: one }) => valueOf(one) !== null);
  if (used.length === 0) return null;
  let [n, d] = [0, 0];
  for (const { told: one } of used) {
    n += valueOf(one) ?? 0;
    d += one.denominator ?? 0;
  }
  if (of.kind === 'ratio') return percent(n, d);
  return n;
}
const plainProgress = (of: Logframed, to: number): Figure => {
  if (of.kind === 'text') return null;
  const reached = plain(of, 0, to, null);
  if (reached === null || of.lop === null) return null;
  return of.lop === 0 ? 0 : percent(reached, of.lop);
};

it(`of ${LOGFRAMES} random logframes the report says what a plain recount says, whatever was edited in whatever order`, () => {
  fc.assert(
    fc.property(
      fc.array(indicator, { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 4, maxLength: 4 }),
      (logframe, weights) => {
        for (const one of logframe) {
          const found = yearsOf(reported(one), years, TODAY, ['a', 'b']);
          for (const [i, year] of years.entries()) {
            const isBegun = year.first <= TODAY;
            for (const [leaf, cells] of [
              [null, found.total],
              [0, found.leaves[0]],
              [1, found.leaves[1]],
            ] as const) {
              const cell = cells?.[i];
              expect(cell?.collection).toBe(plain(one, 2 * i, 2 * i + 1, leaf));
              expect(cell?.cumulative).toBe(isBegun ? plain(one, 0, 2 * i + 1, leaf) : null);
            }
            expect(found.total[i]?.target).toBe(one.targets[i]);
            expect(progressBy(reported(one), year.last)).toBe(plainProgress(one, 2 * i + 1));
          }
        }
        const last = years[YEARS - 1] as ReportYear;
        const parts = logframe.map((one, id) => ({
          id,
          weight: weights[id] ?? 1,
          progressBy: (day: string) => progressBy(reported(one), day),
        }));
        const made = aggregatedBy(parts, last.last);
        let sum: Figure = null;
        const missing: number[] = [];
        for (const [id, one] of logframe.entries()) {
          const progress = plainProgress(one, HALVES - 1);
          if (progress === null) missing.push(id);
          else sum = (sum ?? 0) + (progress * (weights[id] ?? 1)) / 100;
        }
        expect(made.missing).toEqual(missing);
        if (sum === null) expect(made.progress).toBeNull();
        else expect(made.progress).toBeCloseTo(sum, 1);
      },
    ),
    { numRuns: LOGFRAMES },
  );
});

it('a derived value is the fetched one × input / 100 in every period, and nothing where nothing was fetched', () => {
  fc.assert(
    fc.property(indicator, (one) => {
      const source = reported(one).periods;
      const derived = derivedPeriods(source, [], one.input);
      for (const [i, { total }] of derived.entries()) {
        const fetched = source[i]?.total.value ?? null;
        expect(total.value).toBe(fetched === null ? null : Math.round(fetched * one.input) / 100);
      }
      expect(derived).toHaveLength(source.length);
    }),
    { numRuns: LOGFRAMES },
  );
});

it('a stated value stands in place of a counted one only with a reason, and the difference is told', () => {
  const period = { first: '2020-07-01', last: '2021-06-30', leaves: {} };
  const counted = [{ ...period, total: amountOf(40) }];
  const stated = (more: object): StatedPeriod[] => [
    { ...period, total: amountOf(50), state: 'accepted', reason: null, input: null, ...more },
  ];
  expect(effectivePeriods(counted, stated({}))).toEqual({ periods: counted, overridden: [] });
  expect(effectivePeriods(counted, stated({ reason: '  ' })).periods).toEqual(counted);
  expect(effectivePeriods(counted, stated({ reason: 'Two schools had no phone', state: 'submitted' })).periods).toEqual(
    counted,
  );
  const { periods, overridden } = effectivePeriods(counted, stated({ reason: 'Two schools had no phone' }));
  expect(periods.map(({ total }) => total.value)).toEqual([50]);
  expect(overridden).toEqual([{ period: { first: period.first, last: period.last }, computed: 40 }]);
  // Before records were kept nothing is counted, and nothing has to be explained.
  expect(effectivePeriods([], stated({})).periods).toHaveLength(1);
});

it('levels count the indicators beneath them, however deep', () => {
  const nodes = [
    { id: 1, parent: null },
    { id: 2, parent: 1 },
    { id: 3, parent: 2 },
    { id: 4, parent: 2 },
    { id: 5, parent: 1 },
  ];
  const counts = countsByNode(
    nodes,
    new Map([
      [3, 'on-track'],
      [4, 'behind'],
      [5, 'no-data'],
    ]),
  );
  expect(counts.get(1)).toEqual({ onTrack: 1, behind: 1, noData: 1 });
  expect(counts.get(2)).toEqual({ onTrack: 1, behind: 1, noData: 0 });
});
