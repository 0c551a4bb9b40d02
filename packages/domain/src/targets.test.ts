import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenShares, shareOutTarget } from './targets.ts';

const holders = fc.array(
  fc.record({ isActive: fc.boolean(), targetValue: fc.option(fc.nat(100_000), { nil: null }) }),
  { maxLength: 60 },
);
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

  it('leaves the targets of inactive users as they are and makes the sum of all the form’s target', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), holders, (target, users) => {
        const kept = sum(users.filter((u) => !u.isActive).map((u) => u.targetValue ?? 0));
        const shares = shareOutTarget(target, users);
        expect(shares).toHaveLength(users.filter((u) => u.isActive).length);
        if (shares.length > 0) expect(kept + sum(shares)).toBe(Math.max(target, kept));
      }),
    );
  });

  it('gives nothing where the inactive ones hold more than the form wants', () => {
    const users = [
      { isActive: false, targetValue: 50 },
      { isActive: true, targetValue: 7 },
    ];
    expect(shareOutTarget(40, users)).toEqual([0]);
  });
});
