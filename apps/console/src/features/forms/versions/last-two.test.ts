import { describe, expect, it } from 'vitest';
import { lastTwo } from '~/features/forms/versions/last-two.ts';

describe('choosing two versions', () => {
  it('lets the oldest tick go when a third one comes', () => {
    expect([...lastTwo(new Set([7, 2]), new Set([7, 2, 5]))]).toEqual([2, 5]);
  });

  it('takes a tick away', () => {
    expect([...lastTwo(new Set([7, 2]), new Set([2]))]).toEqual([2]);
    expect([...lastTwo(new Set([7]), new Set())]).toEqual([]);
  });
});
