import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSum } from './matrix.ts';

/** By hand: half goes up, and what stands behind fifteen digits is noise. */
const inPercent = (part: number, whole: number) => Math.round(Number(((part / whole) * 10_000).toPrecision(15))) / 100;

/** Of one fiscal year; amounts in hundredths, so that the recount can be made in whole numbers. */
const hundredths = fc.integer({ min: 0, max: 1_000_000 });
const line = fc.record({
  unit: fc.constantFrom('no', 'km'),
  target: fc.option(hundredths),
  opening: fc.option(hundredths),
  recorded: hundredths,
});
const YEAR = 2025;
type Line = typeof line extends fc.Arbitrary<infer L> ? L : never;
const inUnits = (n: number | null) => (n === null ? null : n / 100);
const planned = ({ unit, target, opening, recorded }: Line) => ({
  unit,
  cells: [
    { year: YEAR, target: inUnits(target), opening: inUnits(opening), recorded: recorded / 100 },
    { year: YEAR - 1, target: 1, opening: null, recorded: 1 },
  ],
});

describe('what several sub-activities come to', () => {
  it('is what a plain recount gives, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const sum = planSum(lines.map(planned), YEAR);
        let [target, achieved, withTarget] = [0, 0, 0];
        const shares: number[] = [];
        for (const one of lines) {
          const done = one.recorded + (one.opening ?? 0);
          achieved += done;
          if (one.target === null) continue;
          withTarget += 1;
          target += one.target;
          if (one.target > 0) shares.push(inPercent(done, one.target));
        }
        const isOne = lines.every(({ unit }) => unit === lines[0]?.unit);
        expect(sum.planned).toBe(withTarget);
        expect(sum.target).toBe(isOne && withTarget > 0 ? target / 100 : null);
        expect(sum.achieved).toBe(isOne && lines.length > 0 ? achieved / 100 : null);
        if (shares.length === 0) expect(sum.percent).toBeNull();
        else expect(sum.percent).toBeCloseTo(shares.reduce((a, b) => a + b, 0) / shares.length, 1);
      }),
    );
  });

  it('does not add up kilometres and batches, and says their mean percent all the same', () => {
    const lines = [
      { unit: 'km', cells: [{ year: YEAR, target: 10, recorded: 5, opening: null }] },
      { unit: 'batch', cells: [{ year: YEAR, target: 4, recorded: 4, opening: null }] },
    ];
    expect(planSum(lines, YEAR)).toEqual({ year: YEAR, planned: 2, target: null, achieved: null, percent: 75 });
  });

  it('knows nothing of a year in which nobody planned or did anything', () => {
    expect(planSum([{ unit: 'no', cells: [] }], YEAR)).toMatchObject({ planned: 0, target: null, percent: null });
  });
});
