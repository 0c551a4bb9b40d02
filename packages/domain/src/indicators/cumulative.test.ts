import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrderOfTime, reachedBy, reachedIn, reachedSoFar } from './cumulative.ts';
import { type Amount, amountOf, NOTHING, type PeriodValue, type Reading, shownValue } from './values.ts';

const year = (of: number, total: Amount | number | null, leaves: Record<string, Amount> = {}): PeriodValue => ({
  first: `${of}-01-01`,
  last: `${of}-12-31`,
  total: typeof total === 'object' && total !== null ? total : amountOf(total),
  leaves,
});
const half = (of: number, n: 1 | 2, total: number | null): PeriodValue => ({
  first: n === 1 ? `${of}-01-01` : `${of}-07-01`,
  last: n === 1 ? `${of}-06-30` : `${of}-12-31`,
  total: amountOf(total),
  leaves: {},
});
const SUMMED: Reading = { kind: 'amount', mode: 'increments' };
const LATEST: Reading = { kind: 'amount', mode: 'latest' };
const totals = (periods: PeriodValue[], how: Reading, years: number[]) =>
  years.map((of) => reachedBy(periods, how, `${of}-12-31`)?.total.value ?? null);

describe('what was reached, of values that are cumulative already', () => {
  const reported = [year(2020, 100), year(2021, 250), year(2022, 400)];

  it('does not change in a later period when an earlier one is edited late', () => {
    const edited = [reported[1], reported[2], year(2020, 390)] as PeriodValue[];
    expect(totals(edited, LATEST, [2020, 2021, 2022])).toEqual([390, 250, 400]);
  });

  it('does not change in a later period when an earlier one is reported for the first time after it', () => {
    expect(totals([year(2021, 250), year(2019, 999)], LATEST, [2019, 2020, 2021])).toEqual([999, 999, 250]);
  });

  it('falls back to the period before when the latest one is emptied, and is never the sum of both', () => {
    expect(totals([year(2020, 100), year(2021, 250), year(2022, null)], LATEST, [2021, 2022])).toEqual([250, 250]);
  });

  it('changes from an earlier period on to the next that is reported when the earlier one is edited', () => {
    expect(totals([year(2019, 5), year(2022, 400)], LATEST, [2019, 2020, 2021, 2022])).toEqual([5, 5, 5, 400]);
  });

  it('takes the leaves from the period that its total is from, and fills none from an older one', () => {
    const periods = [
      year(2020, 100, { m: amountOf(60), f: amountOf(40) }),
      year(2021, 150, { m: amountOf(90) }),
      year(2022, null, { m: amountOf(1) }),
    ];
    expect(reachedBy(periods, LATEST, '2022-12-31')).toEqual({
      total: amountOf(150),
      leaves: { m: amountOf(90) },
      until: '2021-12-31',
    });
  });

  it('is 0 where 0 was reported, which is not the same as nothing', () => {
    expect(totals([year(2020, 100), year(2021, 0)], LATEST, [2021])).toEqual([0]);
    expect(totals([], LATEST, [2021])).toEqual([null]);
  });

  it('is the same in whatever order values were typed', () => {
    const value = fc.option(fc.nat(1000));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 8 }), fc.nat(), (values, seed) => {
        const periods = values.map((total, i) => year(2015 + i, total));
        const typed = [...periods].sort(
          (a, b) =>
            ((Number(a.first.slice(0, 4)) * (seed + 7)) % 11) - ((Number(b.first.slice(0, 4)) * (seed + 7)) % 11),
        );
        const years = values.map((_, i) => 2015 + i);
        for (const how of [SUMMED, LATEST]) expect(totals(typed, how, years)).toEqual(totals(periods, how, years));
      }),
    );
  });

  it('of a period is not moved by any edit of another before it', () => {
    const value = fc.option(fc.nat(1000));
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 8 }), fc.nat(7), value, (values, at, edit) => {
        const i = at % values.length;
        const periods = values.map((total, n) => year(2015 + n, total));
        const edited = values.map((total, n) => year(2015 + n, n === i ? edit : total));
        values.forEach((total, n) => {
          if (n <= i || total === null) return;
          expect(totals(edited, LATEST, [2015 + n])).toEqual(totals(periods, LATEST, [2015 + n]));
        });
      }),
    );
  });
});

describe('what was reached, of increments', () => {
  it('is the running sum, and an edit moves every later period by the same', () => {
    expect(totals([year(2020, 100), year(2021, 50)], SUMMED, [2019, 2020, 2021, 2022])).toEqual([null, 100, 150, 150]);
    expect(totals([year(2020, 130), year(2021, 50)], SUMMED, [2020, 2021])).toEqual([130, 180]);
  });

  it('adds each leaf, and only where it was said', () => {
    const periods = [year(2020, 10, { m: amountOf(6) }), year(2021, 5, { m: amountOf(1), f: amountOf(4) })];
    expect(reachedBy(periods, SUMMED, '2021-12-31')?.leaves).toEqual({ m: amountOf(7), f: amountOf(4) });
  });

  it('counts a year that was reported in halves, too, once', () => {
    const periods = [half(2020, 1, 30), year(2020, 100), half(2020, 2, 50), half(2021, 1, 7)];
    expect(reachedBy(periods, SUMMED, '2021-12-31')?.total.value).toBe(107);
    const halves = [half(2020, 1, 30), year(2020, null), half(2020, 2, 50)];
    expect(reachedBy(halves, SUMMED, '2020-12-31')?.total.value).toBe(80);
  });

  it('adds decimals as people do', () => {
    expect(reachedBy([year(2020, 0.1), year(2021, 0.2)], SUMMED, '2021-12-31')?.total.value).toBe(0.3);
  });
});

describe('percentages and ratios', () => {
  it('of a percentage the latest stands, even where settings call it increments', () => {
    const how: Reading = { kind: 'percentage', mode: 'increments' };
    expect(totals([year(2020, 40), year(2021, 55), year(2022, null)], how, [2020, 2021, 2022])).toEqual([40, 55, 55]);
  });

  it('of ratios numerators and denominators are added, and never percentages', () => {
    const how: Reading = { kind: 'ratio', mode: 'increments' };
    const reached = reachedBy([year(2020, amountOf(1, 2)), year(2021, amountOf(10, 100))], how, '2021-12-31');
    expect(reached?.total).toEqual(amountOf(11, 102));
    expect(shownValue('ratio', reached?.total ?? NOTHING)).toBe(10.78);
  });

  it('leaves out a ratio of which one half is missing', () => {
    const how: Reading = { kind: 'ratio', mode: 'increments' };
    const reached = reachedBy([year(2020, amountOf(1, 2)), year(2021, amountOf(10))], how, '2021-12-31');
    expect(reached).toEqual({ total: amountOf(1, 2), leaves: {}, until: '2020-12-31' });
  });

  it('of texts nothing is added', () => {
    const how: Reading = { kind: 'text', mode: 'increments' };
    expect(reachedBy([year(2020, 4), year(2021, 5)], how, '2021-12-31')?.total.value).toBe(5);
  });
});

describe('periods', () => {
  it('come in the order of their ends, the longer first where two end together', () => {
    const ordered = inOrderOfTime([half(2020, 2, 1), half(2020, 1, 1), year(2020, 1), year(2019, 1)]);
    expect(ordered.map(({ first, last }) => `${first.slice(2, 7)}/${last.slice(2, 7)}`)).toEqual([
      '19-01/19-12',
      '20-01/20-06',
      '20-01/20-12',
      '20-07/20-12',
    ]);
  });

  it('of a year are its halves, and so far counts the one that is not over', () => {
    const periods = [half(2020, 1, 30), half(2020, 2, 50), half(2021, 1, 7)];
    expect(reachedIn(periods, SUMMED, year(2020, null))?.total.value).toBe(80);
    expect(reachedIn(periods, LATEST, year(2020, null))?.total.value).toBe(50);
    expect(reachedBy(periods, SUMMED, '2021-03-01')?.total.value).toBe(80);
    expect(reachedSoFar(periods, SUMMED, '2021-03-01')?.total.value).toBe(87);
    expect(reachedSoFar(periods, SUMMED, '2020-03-01')?.total.value).toBe(30);
  });
});
