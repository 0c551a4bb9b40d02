import { describe, expect, it } from 'vitest';
import { judged, midTermOf, periodProgress, progressOfIndicator, trackOf } from './achieved.ts';
import { aggregated, circleClosedBy, partsFirst } from './aggregate.ts';
import { type CheckedValue, warningsOf } from './checks.ts';
import {
  type Amount,
  amountOf,
  NOTHING,
  type PeriodValue,
  restOf,
  shownTotal,
  shownValue,
  sumAmounts,
} from './values.ts';

const year = (of: number, total: Amount | number | null, leaves: Record<string, Amount> = {}): PeriodValue => ({
  first: `${of}-01-01`,
  last: `${of}-12-31`,
  total: typeof total === 'object' && total !== null ? total : amountOf(total),
  leaves,
});
const SUMMED = { kind: 'amount', mode: 'increments' } as const;

describe('leaves and their total', () => {
  it('add up; blank is not zero', () => {
    expect(sumAmounts('amount', [amountOf(3), NOTHING, amountOf(0)])).toEqual(amountOf(3));
    expect(sumAmounts('amount', [NOTHING])).toEqual(NOTHING);
  });

  it('leave a rest that is not disaggregated, below zero where they are more than the total', () => {
    expect(restOf('amount', amountOf(10), [amountOf(4), amountOf(5)])).toEqual(amountOf(1));
    expect(restOf('amount', amountOf(8), [amountOf(4), amountOf(5)])).toEqual(amountOf(-1));
    expect(restOf('amount', amountOf(8), [NOTHING])).toEqual(NOTHING);
    expect(restOf('amount', NOTHING, [amountOf(4)])).toEqual(NOTHING);
    expect(restOf('ratio', amountOf(10, 20), [amountOf(4, 9)])).toEqual(amountOf(6, 11));
  });

  it('of percentages and texts are never added', () => {
    expect(sumAmounts('percentage', [amountOf(40), amountOf(60)])).toEqual(NOTHING);
    expect(restOf('percentage', amountOf(50), [amountOf(40)])).toEqual(NOTHING);
    expect(sumAmounts('text', [amountOf(4)])).toEqual(NOTHING);
  });

  it('show a ratio as its percentage, and none where there is nothing to divide by', () => {
    expect(shownValue('ratio', amountOf(1, 3))).toBe(33.33);
    expect(shownValue('ratio', amountOf(1, 0))).toBeNull();
    expect(shownValue('ratio', amountOf(1))).toBeNull();
    expect([shownTotal(12), shownTotal(2.5)]).toEqual(['12', '2.50']);
  });
});

describe('progress', () => {
  it('is what was collected to date against the target of the whole project', () => {
    const periods = [year(2020, 30), year(2021, 20)];
    expect(progressOfIndicator(periods, SUMMED, { lop: 200, day: '2021-06-01' })).toBe(25);
    expect(progressOfIndicator(periods, { ...SUMMED, mode: 'latest' }, { lop: 200, day: '2021-06-01' })).toBe(10);
    expect(
      progressOfIndicator(
        [year(2020, amountOf(3, 4))],
        { kind: 'ratio', mode: 'increments' },
        { lop: 60, day: '2021-01-01' },
      ),
    ).toBe(125);
  });

  it('is 0 where the target is 0, and unknown without a target or without anything collected', () => {
    expect(progressOfIndicator([year(2020, 30)], SUMMED, { lop: 0, day: '2021-01-01' })).toBe(0);
    expect(progressOfIndicator([year(2020, 30)], SUMMED, { lop: null, day: '2021-01-01' })).toBeNull();
    expect(progressOfIndicator([], SUMMED, { lop: 5, day: '2021-01-01' })).toBeNull();
    expect([periodProgress(5, 0), periodProgress(null, 4), periodProgress(1, 8)]).toEqual([0, 0, 12.5]);
  });

  it('at mid-term is the target times its factor', () => {
    expect([midTermOf(260_000, 0.6), midTermOf(null, 0.6), midTermOf(5, null), midTermOf(5, 0)]).toEqual([
      156_000,
      null,
      null,
      0,
    ]);
  });

  it('is on track, behind, or nothing is claimed', () => {
    const targets = [year(2020, 100), year(2021, 100), year(2022, 100)];
    const asked = { targets, how: SUMMED, falls: false, from: 90, day: '2022-03-01' };
    expect(trackOf({ ...asked, periods: [year(2020, 100), year(2021, 80)] })).toBe('on-track');
    expect(trackOf({ ...asked, periods: [year(2020, 100), year(2021, 70)] })).toBe('behind');
    // What the running year has brought already counts; its target does not yet.
    expect(trackOf({ ...asked, periods: [year(2020, 100), year(2021, 70), year(2022, 10)] })).toBe('on-track');
    expect(trackOf({ ...asked, periods: [] })).toBe('no-data');
    expect(trackOf({ ...asked, targets: [], periods: [year(2020, 1)] })).toBe('no-data');
    expect([judged(20, 20, { falls: true, from: 90 }), judged(23, 20, { falls: true, from: 90 })]).toEqual([
      'on-track',
      'behind',
    ]);
  });
});

describe('an aggregated indicator', () => {
  it('is the sum of weights and progress', () => {
    expect(
      aggregated([
        { id: 1, weight: 40, progress: 50 },
        { id: 2, weight: 60, progress: 25 },
      ]),
    ).toEqual({
      progress: 35,
      missing: [],
      weights: 100,
      isWhole: true,
    });
  });

  it('leaves out what has no data, names it, and weighs the others no more for it', () => {
    expect(
      aggregated([
        { id: 1, weight: 40, progress: 50 },
        { id: 2, weight: 50, progress: null },
      ]),
    ).toEqual({
      progress: 20,
      missing: [2],
      weights: 90,
      isWhole: false,
    });
    expect(aggregated([{ id: 2, weight: 100, progress: null }]).progress).toBeNull();
    expect(aggregated([33.3, 33.3, 33.4].map((weight, id) => ({ id, weight, progress: 10 }))).isWhole).toBe(true);
  });

  it('is refused where it would be made of itself', () => {
    const madeOf = new Map([
      [1, [2]],
      [2, [3, 4]],
      [4, [5]],
    ]);
    expect(circleClosedBy(madeOf, 5, 1)).toEqual([5, 1, 2, 4, 5]);
    expect(circleClosedBy(madeOf, 3, 3)).toEqual([3, 3]);
    expect(circleClosedBy(madeOf, 1, 5)).toBeNull();
    expect(partsFirst([1, 2, 3, 4, 5], madeOf)).toEqual([3, 5, 4, 2, 1]);
  });
});

describe('warnings', () => {
  const checked = (over: Partial<CheckedValue>): CheckedValue => ({
    period: year(2021, 10),
    how: SUMMED,
    groups: [],
    target: null,
    others: [],
    falls: false,
    isLate: false,
    ...over,
  });

  it('tell of parts that are not the total', () => {
    const leaves = { m: amountOf(4), f: amountOf(5) };
    expect(warningsOf(checked({ period: year(2021, 10, leaves), groups: [['m', 'f']] }))).toEqual([
      'parts-below-total',
    ]);
    expect(warningsOf(checked({ period: year(2021, 8, leaves), groups: [['m', 'f']] }))).toEqual([
      'parts-exceed-total',
    ]);
    expect(warningsOf(checked({ period: year(2021, 9, leaves), groups: [['m', 'f']] }))).toEqual([]);
  });

  it('tell of what is cumulative and falls, before or after', () => {
    const how = { kind: 'amount', mode: 'latest' } as const;
    expect(warningsOf(checked({ how, others: [year(2020, 11)] }))).toEqual(['cumulative-falls']);
    expect(warningsOf(checked({ how, others: [year(2022, 9)] }))).toEqual(['cumulative-falls']);
    expect(warningsOf(checked({ how, others: [year(2020, 9), year(2022, 10)] }))).toEqual([]);
    expect(warningsOf(checked({ how, others: [year(2020, 11)], falls: true }))).toEqual([]);
  });

  it('tell of more than 120 % of a target, more than 100 %, and half a ratio', () => {
    expect(warningsOf(checked({ target: 8 }))).toEqual(['over-target']);
    expect(warningsOf(checked({ target: 9 }))).toEqual([]);
    expect(warningsOf(checked({ how: { kind: 'percentage', mode: 'latest' }, period: year(2021, 101) }))).toEqual([
      'over-hundred',
    ]);
    expect(warningsOf(checked({ how: { kind: 'ratio', mode: 'latest' }, period: year(2021, amountOf(4)) }))).toEqual([
      'half-ratio',
    ]);
  });

  it('tell of a value that is far from the usual, and of a period that is closed', () => {
    const others = [year(2018, 100), year(2019, 120), year(2020, 90)];
    expect(warningsOf(checked({ others }))).toEqual(['unusual']);
    expect(warningsOf(checked({ others, period: year(2021, 60) }))).toEqual([]);
    expect(warningsOf(checked({ isLate: true }))).toEqual(['period-closed']);
  });
});
