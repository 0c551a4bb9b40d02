import { amountOf } from '@msurvey/domain';
import { expect, it } from 'vitest';
import { emptyRow, hasTotal, type PeriodRow } from '~/features/indicators/periods/period-row.ts';
import { overlaid } from '~/features/indicators/periods/use-period-rows.ts';

const row = (date: string, value: number | null): PeriodRow => ({ ...emptyRow(date), total: amountOf(value) });
const dates = (rows: readonly PeriodRow[]) => rows.map(({ date, total }) => `${date} ${total.value}`);

it('a row with a date that is there replaces that one, any other is appended', () => {
  const changes = new Map([
    ['2024-25', row('2024-25', 9)],
    ['2026-27', row('2026-27', 3)],
  ]);
  expect(dates(overlaid([row('2024-25', 1), row('2025-26', 2)], changes))).toEqual([
    '2024-25 9',
    '2025-26 2',
    '2026-27 3',
  ]);
});

it('a row that was taken away is gone', () => {
  expect(overlaid([row('2024-25', 1)], new Map([['2024-25', null]]))).toEqual([]);
});

it('a row without a total cannot be saved; 0 is a total, half a ratio is none', () => {
  expect(hasTotal('amount', row('2024-25', null))).toBe(false);
  expect(hasTotal('amount', row('2024-25', 0))).toBe(true);
  expect(hasTotal('ratio', row('2024-25', 3))).toBe(false);
  expect(hasTotal('text', { ...row('2024-25', null), rating: 4 })).toBe(true);
});
