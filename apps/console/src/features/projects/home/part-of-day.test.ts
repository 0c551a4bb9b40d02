import { expect, test } from 'vitest';
import { partOfDay } from '~/features/projects/home/part-of-day.ts';

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [16, 'day'],
  [17, 'evening'],
  [23, 'evening'],
] as const)('greets at %i o’clock with the words of the %s', (hour, part) => {
  expect(partOfDay(new Date(2026, 6, 1, hour, 30))).toBe(part);
});
