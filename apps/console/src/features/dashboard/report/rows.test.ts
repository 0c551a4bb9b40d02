import { expect, it } from 'vitest';
import { BY_NAME, isEmptyRow, pressed, type ReportRow, sorted } from '~/features/dashboard/report/rows.ts';

const row = (id: string, name: string, women: number | null, rows?: ReportRow[]): ReportRow => ({
  id,
  name,
  values: { women },
  at: {},
  rows,
});
const ROWS = [row('1', 'Ward 10', 3), row('2', 'Ward 9', 3), row('3', 'Bhola', 7), row('4', 'Agla', null)];
const ids = (rows: readonly ReportRow[]) => rows.map(({ id }) => id).join('');

it('sorts names as they are read, and numbers by size, then by name; what is not known comes last', () => {
  expect(ids(sorted(ROWS, { by: BY_NAME, order: 'asc' }, 'en'))).toBe('4321');
  expect(ids(sorted(ROWS, { by: BY_NAME, order: 'desc' }, 'en'))).toBe('1234');
  expect(ids(sorted(ROWS, { by: 'women', order: 'desc' }, 'en'))).toBe('3214');
  expect(ids(sorted(ROWS, { by: 'women', order: 'asc' }, 'en'))).toBe('2134');
  expect(ids(sorted(ROWS, undefined, 'en'))).toBe('1234');
});

it('sorts what stands beneath a row the same way', () => {
  const [only] = sorted([row('0', 'All', 1, ROWS)], { by: 'women', order: 'desc' }, 'en');
  expect(ids(only?.rows ?? [])).toBe('3214');
});

it('begins a column of numbers with the largest, and turns round when it is pressed again', () => {
  const first = pressed(undefined, 'women');
  expect(first).toEqual({ by: 'women', order: 'desc' });
  expect(pressed(first, 'women')).toEqual({ by: 'women', order: 'asc' });
  expect(pressed(first, BY_NAME)).toEqual({ by: BY_NAME, order: 'asc' });
});

it('is empty where nothing is counted', () => {
  expect(isEmptyRow({ a: 0, b: null })).toBe(true);
  expect(isEmptyRow({ a: 0, b: 0.5 })).toBe(false);
});
