import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenShares, leftOfTarget } from './targets.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('sharing out a form’s target', () => {
  it('gives remainders to the first ones', () => {
    expect(evenShares(10, 3)).toEqual([4, 3, 3]);
    expect(evenShares(2, 4)).toEqual([1, 1, 0, 0]);
    expect(evenShares(5, 0)).toEqual([]);
  });

  it('never loses or adds a record, and no two differ by more than one', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 1000 }), (total, people) => {
        const shares = evenShares(total, people);
        expect(shares).toHaveLength(people);
        expect(sum(shares)).toBe(total);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(shares).toEqual([...shares].sort((a, b) => b - a));
      }),
    );
  });

  it('splits what the form still wants', () => {
    const left = leftOfTarget(402, 123);
    expect(left).toBe(279);
    expect(evenShares(left, 4)).toEqual([70, 70, 70, 69]);
  });

  it('leaves nothing where more was collected than the form wants', () => {
    expect(leftOfTarget(40, 41)).toBe(0);
  });
});
