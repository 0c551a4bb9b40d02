import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, percentOrZero } from '../progress.ts';
import {
  achievementOf,
  cumulativeUpTo,
  differenceFromStated,
  openingOfStated,
  type PlannedYear,
  progressUpToDate,
} from './achievement.ts';
import { planYears } from './fiscal-years.ts';

/** By hand: half goes up, and what stands behind fifteen digits is noise. */
const inPercent = (part: number, whole: number) => Math.round(Number(((part / whole) * 10_000).toPrecision(15))) / 100;

const whole = fc.integer({ min: 0, max: 100_000 });
/** Hundredths, so that the recount can be made in whole numbers. */
const hundredths = fc.integer({ min: 0, max: 10_000_000 });

/** A plan of one sub-activity in hundredths, and the records behind it one by one. */
const plan = fc.record({
  quantity: fc.option(hundredths),
  years: fc.uniqueArray(
    fc.record({
      year: fc.constantFrom(...planYears()),
      target: fc.option(hundredths),
      opening: fc.option(hundredths),
      records: fc.array(fc.record({ amount: whole, isApproved: fc.boolean() }), { maxLength: 8 }),
    }),
    { selector: ({ year }) => year, maxLength: 9 },
  ),
});
const inUnits = (n: number | null) => (n === null ? null : n / 100);

describe('the achievement of a sub-activity', () => {
  it('is what is recorded and what was before, in every year, whatever the plan', () => {
    fc.assert(
      fc.property(plan, ({ quantity, years }) => {
        const cells: PlannedYear[] = years.map(({ year, target, opening, records }) => ({
          year,
          target: inUnits(target),
          opening: inUnits(opening),
          recorded: records.reduce((sum, record) => sum + (record.isApproved ? record.amount : 0), 0) / 100,
        }));
        for (const [i, cell] of cells.entries()) {
          // Recounted record by record, in whole hundredths.
          const one = years[i] as (typeof years)[number];
          let done = one.opening ?? 0;
          for (const record of one.records) if (record.isApproved) done += record.amount;
          expect(achievementOf(cell)).toBe(done / 100);
          const share = one.target ? inPercent(done, one.target) : 0;
          expect(percentOrZero(achievementOf(cell), cell.target)).toBeCloseTo(share, 8);

          let all = 0;
          for (const other of years) {
            if (other.year > one.year) continue;
            all += other.opening ?? 0;
            for (const record of other.records) if (record.isApproved) all += record.amount;
          }
          expect(cumulativeUpTo(cells, one.year)).toBe(all / 100);
          const progress = progressUpToDate(cumulativeUpTo(cells, one.year), inUnits(quantity));
          if (quantity) expect(progress).toBeCloseTo(inPercent(all, quantity), 8);
          else expect(progress).toBeNull();
        }
      }),
    );
  });

  it('has no percent without a target, which is not 0 percent', () => {
    expect(percentOf(5, null)).toBeNull();
    expect(percentOf(5, 0)).toBeNull();
    expect(percentOf(0, 5)).toBe(0);
    expect(percentOrZero(5, 0)).toBe(0);
  });
});

describe('a stated achievement', () => {
  it('says beyond the records what it is more than they are', () => {
    fc.assert(
      fc.property(hundredths, hundredths, (stated, recorded) => {
        const opening = openingOfStated(stated / 100, recorded / 100);
        expect(opening).toBe(stated > recorded ? (stated - recorded) / 100 : null);
        expect(achievementOf({ recorded: recorded / 100, opening })).toBe(Math.max(stated, recorded) / 100);
      }),
    );
    expect(openingOfStated(null, 3)).toBeNull();
  });

  it('is kept beside what is computed, with the difference', () => {
    expect(differenceFromStated(10, 12.5)).toBe(2.5);
    expect(differenceFromStated(10, 10)).toBeNull();
    expect(differenceFromStated(10, null)).toBeNull();
    expect(differenceFromStated(null, 4)).toBe(4);
  });
});
