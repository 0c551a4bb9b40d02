import { expect, test } from 'vitest';
import { clock } from '~/features/notifications/list/clock.ts';

const format = { time: (value: unknown) => `at ${(value as Date).getHours()}/${(value as Date).getMinutes()}` };

test('reads hours and minutes, with or without seconds', () => {
  expect(clock('14:05', format)).toBe('at 14/5');
  expect(clock('09:30:59', format)).toBe('at 9/30');
});

test('shows as it came what is not a time of day', () => {
  expect(clock('noon', format)).toBe('noon');
  expect(clock('', format)).toBe('');
});
