import { expect, test } from 'vitest';
import { standingOf } from '~/features/collection/users/pace.ts';

const standing = (targetValue: number | null, done: number, expected: number | null) =>
  standingOf({ targetValue, pace: { done, expected, neededPerDay: null } });

test('without a target there is no pace', () => {
  expect(standing(null, 5, null)).toBe('noTarget');
  expect(standing(0, 5, 0)).toBe('noTarget');
});

test('who has as many as wanted has reached the target, whatever was expected', () => {
  expect(standing(10, 10, 12)).toBe('reached');
});

test('as many as expected by today is on pace, fewer is behind', () => {
  expect(standing(10, 5, 5)).toBe('onPace');
  expect(standing(10, 4, 5)).toBe('behind');
});

test('without an expectation nothing is claimed', () => {
  expect(standing(10, 4, null)).toBe('unknown');
});
