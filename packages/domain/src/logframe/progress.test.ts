import { describe, expect, it } from 'vitest';
import { shareOf, weightedProgress } from './progress.ts';

describe('how far an activity has come', () => {
  it('is weighed, and does not count what nobody knows as nothing', () => {
    const followed = [
      { done: 1, weight: 60 },
      { done: 0.5, weight: 20 },
      { done: null, weight: 20 },
    ];
    expect(weightedProgress(followed)).toEqual({ share: 0.875, known: 0.8 });
    expect(weightedProgress([{ done: null, weight: 1 }])).toEqual({ share: null, known: 0 });
    expect(weightedProgress([])).toEqual({ share: null, known: 0 });
  });
  it('is not more than all of it', () => {
    expect(
      weightedProgress([
        { done: 3, weight: 1 },
        { done: 0, weight: 1 },
      ]).share,
    ).toBe(0.5);
  });
  it('is unknown without a value, and nothing of a target of 0', () => {
    expect([shareOf(null, 5), shareOf(2, 4), shareOf(2, 0)]).toEqual([null, 0.5, 0]);
  });
});
