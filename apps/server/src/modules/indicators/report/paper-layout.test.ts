import { RESULTS_COLUMNS } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { figureWidth, ownWidth, paperTables } from './paper-layout.ts';

const years = (count: number) => Array.from({ length: count }, (_, i) => 2019 + i);

describe('the results report on landscape paper', () => {
  it('has years side by side as far as there is room, and the others in further tables, each once', () => {
    const tables = paperTables(years(12), RESULTS_COLUMNS, 38);
    expect(tables.flatMap((table) => table.years)).toEqual(years(12));
    expect(tables.length).toBeGreaterThan(1);
    for (const { own, years: shown, ofYear } of tables) {
      const taken = own.reduce((sum, column) => sum + ownWidth(column, 38) + 5, 0) + shown.length * ofYear.length * 43;
      expect(taken).toBeLessThanOrEqual(769 - 160);
    }
    expect(tables.slice(1).every(({ own }) => own.length === 0)).toBe(true);
  });

  it('has only the columns that were chosen, in their own order', () => {
    expect(paperTables(years(2), ['result', 'target', 'unit'], 38)).toEqual([
      { own: ['unit', 'target'], years: years(2), ofYear: ['result'] },
    ]);
    expect(paperTables(years(2), ['baseline'], 38)).toEqual([{ own: ['baseline'], years: [], ofYear: [] }]);
  });

  it('makes room for long numbers, but not without end', () => {
    expect(figureWidth([])).toBe(38);
    expect(figureWidth(['1,234,567.25'])).toBe(45);
    expect(figureWidth(['9'.repeat(40)])).toBe(62);
  });
});
