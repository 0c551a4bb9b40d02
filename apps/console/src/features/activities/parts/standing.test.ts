import { expect, test } from 'vitest';
import { standingOf } from '~/features/activities/parts/standing.ts';

test('a project id means rejected, whatever else is said', () => {
  expect(standingOf({ project_id: 61, is_validate: true })).toBe('rejected');
  expect(standingOf({ project_id: 61, is_validate: false })).toBe('rejected');
});

test('without it an activity is approved, or it waits', () => {
  expect(standingOf({ project_id: null, is_validate: true })).toBe('approved');
  expect(standingOf({ project_id: null, is_validate: false })).toBe('pending');
});
