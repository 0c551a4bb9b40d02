import { expect, test } from 'vitest';
import { targetOf } from '~/features/collection/users/target-value.ts';

test.each([
  ['40', 40],
  [' 1,250 ', 1250],
  ['১২', 12],
  ['12.9', 12],
  ['many', 0],
  ['', 0],
  ['-5', 0],
  ['99999999999', 10_000_000],
])('a target typed as “%s” is %d', (typed, value) => {
  expect(targetOf(typed)).toBe(value);
});
