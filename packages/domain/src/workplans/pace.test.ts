import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../scripts/testing/samples.ts';
import { addDays, daysFrom } from '../days.ts';
import { fiscalYearFrom, planYears } from './fiscal-years.ts';
import { dueShare, isPhasing, type Phasing, planPace } from './pace.ts';

/** Four parts that make 100. */
const phasing = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map((cuts): Phasing => {
    const [a = 0, b = 0, c = 0] = cuts.toSorted((x, y) => x - y);
    return [a, b - a, c - b, 100 - c];
  });
const QUARTERS = [
  ['07-01', '09-30', 0],
  ['10-01', '12-31', 0],
  ['01-01', '03-31', 1],
  ['04-01', '06-30', 1],
] as const;

/** Counted day by day: each day of a quarter is due an even part of it. */
function dueDayByDay(year: number, today: string, shares: Phasing): number {
  let due = 0;
  for (const [i, [from, to, later]] of QUARTERS.entries()) {
    const [first, last] = [`${year + later}-${from}`, `${year + later}-${to}`];
    for (let day = first; day <= last; day = addDays(day, 1))
      if (day <= today) due += (shares[i] ?? 0) / daysFrom(first, last) / 100;
  }
  return due;
}

describe('the phasing of a year', () => {
  it('is four shares that make the whole, none of them below nothing', () => {
    fc.assert(fc.property(phasing, (shares) => isPhasing(shares)));
    expect(isPhasing([33.33, 33.33, 33.34, 0])).toBe(true);
    for (const wrong of [
      [25, 25, 25],
      [25, 25, 25, 24],
      [150, -50, 0, 0],
      [20, 20, 20, 20, 20],
      [Number.NaN, 50, 25, 25],
    ])
      expect(isPhasing(wrong), wrong.join()).toBe(false);
  });

  it('makes due, at the end of each day, what a count of days says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...planYears()),
        fc.integer({ min: -30, max: 400 }),
        phasing,
        (year, after, shares) => {
          const today = addDays(fiscalYearFrom(year).first, after);
          expect(dueShare(year, today, shares)).toBeCloseTo(dueDayByDay(year, today, shares), 9);
        },
      ),
      { numRuns: samples(40) },
    );
    expect(dueShare(2025, '2026-06-30')).toBe(1);
    expect(dueShare(2025, '2025-09-30')).toBe(0.25);
    expect(dueShare(2025, '2025-06-30')).toBe(0);
  });
});

describe('the pace of a year', () => {
  const cell = (recorded: number, target: number | null = 100) => ({ year: 2025, target, recorded, opening: null });

  it('is ahead or behind beyond a tenth of what is expected, and on track between', () => {
    const at = (recorded: number) => planPace(cell(recorded), '2025-12-31')?.standing;
    expect([44, 45, 50, 55, 56].map(at)).toEqual(['behind', 'onTrack', 'onTrack', 'onTrack', 'ahead']);
    expect(planPace(cell(44), '2025-12-31', { tolerance: 20 })?.standing).toBe('onTrack');
    expect(planPace(cell(0, 0), '2025-12-31')?.standing).toBe('onTrack');
  });

  it('says what is needed a month, and what June will show', () => {
    expect(planPace(cell(40), '2025-12-31')).toMatchObject({ expected: 50, neededPerMonth: 10.08, forecast: 80 });
    expect(planPace(cell(120), '2025-12-31')).toMatchObject({ neededPerMonth: 0, forecast: 240 });
    expect(planPace(cell(90), '2026-06-20')).toMatchObject({ neededPerMonth: 10 });
    expect(planPace(cell(90), '2026-06-30')).toMatchObject({ expected: 100, neededPerMonth: null, forecast: 90 });
    expect(planPace(cell(90), '2027-01-01')).toMatchObject({ standing: 'onTrack', neededPerMonth: null, forecast: 90 });
  });

  it('is not known without a target, nor of a year that has not begun', () => {
    expect(planPace(cell(5, null), '2025-12-31')).toBeNull();
    expect(planPace(cell(5), '2025-06-30')).toBeNull();
  });

  it('forecasts what the same rate over the rest of the year comes to, on random plans', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 500 }),
        phasing,
        (after, recorded, opening, shares) => {
          const today = addDays('2025-07-01', after);
          const due = dueDayByDay(2025, today, shares);
          const pace = planPace({ year: 2025, target: 1000, recorded, opening }, today, { phasing: shares });
          if (due < 1e-9) expect(pace?.forecast).toBeNull();
          else expect(pace?.forecast).toBeCloseTo((recorded + opening) / due, 1);
          expect(pace?.expected).toBeCloseTo(1000 * due, 3);
        },
      ),
      { numRuns: samples(60) },
    );
  });
});
