import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barPercent,
  CUMULATIVE_MODES,
  cumulativeOf,
  percentOf,
  percentOrZero,
  progressOf,
  roundTo,
  sumOf,
} from './progress.ts';

const any = fc.oneof(fc.double(), fc.constant(null), fc.constant(undefined), fc.constant(0));
const figure = fc.option(fc.integer({ min: 0, max: 100_000 }));

describe('percent of a target', () => {
  it('has two decimals and may exceed a hundred', () => {
    expect(percentOf(1, 3)).toBe(33.33);
    expect(percentOf(312, 1240)).toBe(25.16);
    expect(percentOf(3, 2)).toBe(150);
    expect(percentOf(0, 5)).toBe(0);
  });

  it('is rounded as by hand where its third decimal is a five', () => {
    expect(percentOf(88.31, 40)).toBe(220.78);
    expect(percentOf(2.01, 200)).toBe(1.01);
    expect(roundTo(1.005, 2)).toBe(1.01);
    expect(roundTo(8.345, 2)).toBe(8.35);
  });

  it('is unknown without a target, without an achievement, and for a target of 0', () => {
    expect(percentOf(null, 5)).toBeNull();
    expect(percentOf(5, null)).toBeNull();
    expect(percentOf(undefined, undefined)).toBeNull();
    expect(percentOf(5, 0)).toBeNull();
    expect(percentOf(0, 0)).toBeNull();
    expect(percentOf(5, -10)).toBeNull();
  });

  it('is 0 on the wire where it cannot be said', () => {
    expect([percentOrZero(5, 0), percentOrZero(null, 5), percentOrZero(1, 4)]).toEqual([0, 0, 25]);
  });

  it('is never something that is no number, and a bar never leaves its box', () => {
    fc.assert(
      fc.property(any, any, (part, whole) => {
        const percent = percentOf(part, whole);
        expect(percent === null || Number.isFinite(percent)).toBe(true);
        expect(barPercent(part, whole)).toBeGreaterThanOrEqual(0);
        expect(barPercent(part, whole)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('is the share to half a hundredth', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (part, whole) => {
        expect(Math.abs((percentOf(part, whole) as number) - (part / whole) * 100)).toBeLessThanOrEqual(0.005_001);
      }),
    );
    expect(roundTo(1e308, 2)).toBe(1e308);
  });
});

describe('what was reached to the end of each period', () => {
  it('is the running sum of increments', () => {
    expect(cumulativeOf([3, 4, 5], 'increments')).toEqual([3, 7, 12]);
  });

  it('is the latest reported value where values are cumulative already', () => {
    expect(cumulativeOf([3, 7, 6], 'latest')).toEqual([3, 7, 6]);
    expect(cumulativeOf([3, null, 6], 'latest')).toEqual([3, 3, 6]);
  });

  it('is unknown until something is known, and an unknown period adds nothing', () => {
    for (const mode of CUMULATIVE_MODES) expect(cumulativeOf([null, null], mode)).toEqual([null, null]);
    expect(cumulativeOf([null, 2, null, 0, Number.NaN], 'increments')).toEqual([null, 2, 2, 2, 2]);
    expect(sumOf([])).toBeNull();
    expect(sumOf([null, 0])).toBe(0);
    expect(sumOf([1, null, 2])).toBe(3);
  });

  it('does not change when an earlier cumulative value is edited later', () => {
    fc.assert(
      fc.property(fc.array(figure), fc.integer({ min: 0, max: 9 }), figure, (values, last, edited) => {
        const before = [...values, last];
        const after = [edited, ...before.slice(1)];
        expect(cumulativeOf(after, 'latest').at(-1)).toBe(before.length === 1 ? (edited ?? null) : last);
      }),
    );
  });

  it('of increments never falls, whichever periods are unknown', () => {
    fc.assert(
      fc.property(fc.array(figure), (values) => {
        const reached = cumulativeOf(values, 'increments').map((value) => value ?? 0);
        expect(reached).toEqual(reached.toSorted((a, b) => a - b));
        expect(reached.at(-1) ?? 0).toBe(values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
      }),
    );
  });

  it('is shown as percent of the target of the whole time', () => {
    expect(progressOf([10, null, 15], 'increments', 50)).toEqual([20, 20, 50]);
    expect(progressOf([10, null, 15], 'latest', 50)).toEqual([20, 20, 30]);
    expect(progressOf([10], 'latest', 0)).toEqual([null]);
  });
});
