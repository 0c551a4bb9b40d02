import { expect, test } from 'vitest';
import { reviewStateOf } from '~/features/activities/parts/review-state.ts';

test('a project id means rejected, whatever else is said', () => {
  expect(reviewStateOf({ project_id: 61, is_validate: true })).toBe('rejected');
  expect(reviewStateOf({ project_id: 61, is_validate: false })).toBe('rejected');
});

test('without it an activity is approved, or it waits', () => {
  expect(reviewStateOf({ project_id: null, is_validate: true })).toBe('approved');
  expect(reviewStateOf({ project_id: null, is_validate: false })).toBe('pending');
});
