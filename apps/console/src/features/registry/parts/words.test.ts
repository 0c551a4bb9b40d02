import { expect, it } from 'vitest';
import { officeOf } from '~/features/registry/parts/words.ts';

const nobody = { is_president: false, is_secretary: false, is_cashier: false };

it('names the office somebody holds, and none where there is none', () => {
  expect(officeOf(nobody)).toBeNull();
  expect(officeOf({ ...nobody, is_cashier: true })).toBe('cashier');
  expect(officeOf({ ...nobody, is_secretary: true })).toBe('secretary');
  expect(officeOf({ ...nobody, is_president: true })).toBe('president');
});
