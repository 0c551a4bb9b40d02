import { describe, expect, it } from 'vitest';
import { shownDiagnostics } from '~/features/forms/add/diagnostics.ts';

const one = (severity: 'error' | 'warning', row: number, sheet = 'survey') => ({
  severity,
  row,
  code: 'x',
  message: 'x',
  sheet,
  column: 'type',
  suggestion: null,
});
const FOUND = [one('warning', 2), one('error', 9), one('error', 1, 'choices'), one('warning', 3), one('error', 4)];

describe('the list of diagnostics', () => {
  it('has the errors first, then goes by sheet and row', () => {
    expect(shownDiagnostics(FOUND, 'all').map(({ row }) => row)).toEqual([4, 9, 1, 2, 3]);
  });

  it('can be narrowed to errors or warnings', () => {
    expect(shownDiagnostics(FOUND, 'error').map(({ row }) => row)).toEqual([4, 9, 1]);
    expect(shownDiagnostics(FOUND, 'warning').map(({ row }) => row)).toEqual([2, 3]);
  });
});
