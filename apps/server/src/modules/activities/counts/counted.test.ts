import { describe, expect, it } from 'vitest';
import { changesOf } from './counted.ts';

const one = (subActivityId: number, state: string, n: number) => ({ subActivityId, state, n });

describe('changes of the counts', () => {
  it('are the difference, and nothing where nothing differs', () => {
    expect(changesOf([], [one(1, 'received', 2)])).toEqual([one(1, 'received', 2)]);
    expect(changesOf([one(1, 'received', 2)], [one(1, 'received', 2)])).toEqual([]);
    expect(changesOf([one(1, 'received', 2)], [one(1, 'received', 1), one(1, 'approved', 1)])).toEqual([
      one(1, 'received', -1),
      one(1, 'approved', 1),
    ]);
    expect(changesOf([one(1, 'approved', 1)], [])).toEqual([one(1, 'approved', -1)]);
  });
});
