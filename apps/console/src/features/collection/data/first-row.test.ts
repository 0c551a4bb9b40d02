import { expect, test } from 'vitest';
import { firstRow } from '~/features/collection/data/first-row.ts';

const page = { rows: 10, count: 95, hasNewer: true, hasOlder: true, stated: 21 };

test('a page in the middle begins where the steps have led', () => {
  expect(firstRow(page)).toBe(21);
});

test('the page without newer records is the first, whatever the address says', () => {
  expect(firstRow({ ...page, hasNewer: false })).toBe(1);
});

test('the page without older records ends with the last one', () => {
  expect(firstRow({ ...page, hasOlder: false })).toBe(86);
  expect(firstRow({ ...page, hasOlder: false, count: null })).toBeNull();
});
