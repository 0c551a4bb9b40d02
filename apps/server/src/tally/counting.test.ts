import { describe, expect, it } from 'vitest';
import { difference } from './counting.ts';

const one = (unit: number, state: string) => ({ id: Math.random(), unit, state });

describe('what a change adds to a tally', () => {
  it('is what came and what went, each with how often', () => {
    expect(difference(['unit', 'state'], [], [one(1, 'a'), one(1, 'a'), one(2, 'a')])).toEqual([
      { unit: 1, state: 'a', times: 2 },
      { unit: 2, state: 'a', times: 1 },
    ]);
    expect(difference(['unit', 'state'], [one(1, 'a')], [])).toEqual([{ unit: 1, state: 'a', times: -1 }]);
  });

  it('is nothing where what is counted stays the same, whatever else of the row has changed', () => {
    expect(difference(['unit', 'state'], [one(1, 'a'), one(2, 'b')], [one(2, 'b'), one(1, 'a')])).toEqual([]);
  });

  it('is less of one and more of the other where rows move', () => {
    expect(difference(['unit', 'state'], [one(1, 'a'), one(1, 'a')], [one(1, 'a'), one(1, 'b')])).toEqual([
      { unit: 1, state: 'a', times: -1 },
      { unit: 1, state: 'b', times: 1 },
    ]);
  });
});
