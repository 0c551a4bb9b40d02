import { expect, it } from 'vitest';
import { computedPeriods } from './periods.ts';

const sex = {
  id: 1,
  name: 'Sex',
  nameBn: null,
  dimension: 'sex' as const,
  uses: 1,
  items: ['male', 'female', null].map((value, i) => ({
    id: 10 + i,
    code: `c${i}`,
    label: `Item ${i}`,
    labelBn: null,
    value,
  })),
};
const groups = [{ types: [sex], dimensions: ['sex' as const] }];
const rows = [
  { firstDay: '2022-07-01', group: -1, values: [], n: 5 },
  { firstDay: '2022-07-01', group: 0, values: ['female'], n: 3 },
  { firstDay: '2022-07-01', group: -2, values: [], n: 9 },
  { firstDay: '2024-07-01', group: -1, values: [], n: 2 },
  { firstDay: '2024-07-01', group: 0, values: ['male'], n: 2 },
  { firstDay: '2024-07-01', group: 0, values: ['other'], n: 1 },
];
const asked = { kind: 'fiscalYear', today: '2025-08-01', isUnique: true } as const;

it('from the first period in which anything was counted to the running one a nought is a nought', () => {
  const periods = computedPeriods(rows, groups, { ...asked, mode: 'increments' });
  expect(periods.map(({ firstDay, value, tookPart, fresh }) => [firstDay, value, tookPart, fresh])).toEqual([
    ['2022-07-01', 5, 9, 5],
    ['2023-07-01', 0, 0, 0],
    ['2024-07-01', 2, 0, 2],
    ['2025-07-01', 0, 0, 0],
  ]);
  // An item that is no value of the dimension is typed, and blank here.
  expect(periods[0]?.leaves).toEqual({ 10: 0, 11: 3 });
  expect(periods[2]?.leaves).toEqual({ 10: 2, 11: 0 });
});

it('what is cumulative is what was reached to the end of the period, its leaves with it', () => {
  const periods = computedPeriods(rows, groups, { ...asked, mode: 'latest' });
  expect(periods.map(({ value }) => value)).toEqual([5, 5, 7, 7]);
  expect(periods.map(({ leaves }) => leaves['11'])).toEqual([3, 3, 3, 3]);
  expect(periods.map(({ fresh }) => fresh)).toEqual([5, 0, 2, 0]);
});

it('nothing is known where nothing was ever counted', () => {
  expect(computedPeriods([], groups, { ...asked, mode: 'latest' })).toEqual([]);
});
