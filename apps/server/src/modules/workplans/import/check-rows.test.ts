import type { Sheet } from '@msurvey/xlsform';
import { describe, expect, it } from 'vitest';
import type { PlanRow } from '../plan.queries.ts';
import { checkPlanRows } from './check-rows.ts';

const cell = { id: 1, agreed: null, openingReason: null, openingSource: null, waiting: 0 };
const rowOf = (subActivityId: number, code: string): PlanRow => ({
  subActivityId,
  code,
  label: { en: code, bn: null, fr: null, ro: null, zh: null },
  unit: 'No',
  programme: 'SACP',
  type: 'training',
  isMeasured: false,
  isActive: true,
  id: null,
  quantity: 100,
  cumulative: null,
  progress: null,
  cells: [{ ...cell, year: 2025, target: 40, recorded: 12, opening: 3 }],
});
const PLAN = [rowOf(1, '1.01'), rowOf(2, '1.02')];
const HEADERS = ['Code', 'Quantity', '2025-26 Target', '2025-26 Achievement', '2025-26 (%)'];
const SAME = { Quantity: '100', '2025-26 Target': '40', '2025-26 Achievement': '15', '2025-26 (%)': '37.5' };
const sheetOf = (rows: Record<string, string>[], headers = HEADERS): Sheet => ({
  name: 'DAE',
  headers,
  rows: rows.map((cells, i) => ({ row: i + 2, cells })),
});
const check = (sheet: Sheet) => checkPlanRows(sheet, PLAN, 'en');

describe('an imported sheet of a work plan', () => {
  it('changes nothing where it says what the plan says', () => {
    const rows = ['1.01', '1.02'].map((Code) => ({ Code, ...SAME }));
    expect(check(sheetOf(rows))).toEqual({ rows: [], cells: [], years: [], faults: [] });
  });

  it('says what differs: a quantity, a target that is emptied, and what was done before the records', () => {
    const { rows, cells, years } = check(
      sheetOf([{ ...SAME, Code: '1.01', Quantity: '১২০', '2025-26 Target': '', '2025-26 Achievement': '20' }]),
    );
    expect(rows).toEqual([{ subActivityId: 1, quantity: 120 }]);
    expect(cells).toEqual([{ subActivityId: 1, year: 2025, target: null, opening: 8 }]);
    expect(years).toEqual([2025]);
  });

  it('knows the headings of every language', () => {
    const { cells } = check(sheetOf([{ কোড: '1.01', '2025-26 লক্ষ্যমাত্রা': '50' }], ['কোড', '2025-26 লক্ষ্যমাত্রা']));
    expect(cells).toEqual([{ subActivityId: 1, year: 2025, target: 50 }]);
  });

  it('names each fault at its cell', () => {
    const { faults } = check(
      sheetOf(
        [
          { ...SAME, Code: '1.01', '2025-26 Achievement': '11' },
          { ...SAME, Code: '1.02', '2025-26 Target': 'many' },
          { ...SAME, Code: '9.99' },
          { ...SAME, Code: '1.01' },
        ],
        [...HEADERS, '2031-32 Target'],
      ),
    );
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [1, '2031-32 Target'],
      [2, '2025-26 Achievement'],
      [3, '2025-26 Target'],
      [4, 'Code'],
      [5, 'Code'],
    ]);
    expect(faults[1]?.message).toContain('12 are recorded');
  });

  it('is no sheet of a plan without the column of the codes', () => {
    expect(check(sheetOf([{ Quantity: '1' }], ['Quantity'])).faults).toMatchObject([{ row: 1, column: null }]);
  });
});
