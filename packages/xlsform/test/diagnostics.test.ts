import { describe, expect, it } from 'vitest';
import { compile } from '../src/index.ts';
import { codes, form } from './support.ts';

describe('diagnostics', () => {
  it('tell all problems at once, each with its place', () => {
    const { errors } = form(`
| survey |                |        |       |             |
|        | type           | name   | label | relevant    |
|        | txt            | a      | A     |             |
|        | text           | b c    | B     |             |
|        | text           | d      |       |             |
|        | select_one yn  | e      | E     | \${nobody}  |
|        |                | f      | F     |             |`);
    expect(errors.map(({ code, row, column }) => [code, row, column])).toEqual([
      ['types.unknown', 2, 'type'],
      ['names.invalid', 3, 'name'],
      ['select.no-choices-sheet', 5, 'type'],
      ['survey.no-type', 6, 'type'],
      ['references.unknown', 5, 'relevant'],
      ['labels.missing', 4, 'label'],
    ]);
  });

  it('suggest the nearest type, column, parameter and name', () => {
    const suggestion = (table: string) => form(table).diagnostics.find((d) => d.suggestion)?.suggestion;
    const table = (type: string, column = 'hint', value = '') => `
| survey |         |      |       |           |
|        | type    | name | label | ${column} |
|        | ${type} | q 1  | Q     | ${value}  |`;
    expect(suggestion(table('integr').replace('q 1', 'q1'))).toBe('integer');
    expect(suggestion(table('begn_group').replace('q 1', 'q1'))).toBe('begin_group');
    expect(suggestion(table('text', 'relevent', '1').replace('q 1', 'q1'))).toBe('relevant');
    expect(suggestion(table('text', 'parameters', 'row=3').replace('q 1', 'q1'))).toBe('rows');
    expect(suggestion(table('text'))).toBe('q_1');
  });

  it('point at the column by the name the author gave it', () => {
    const { errors } = form(`
| survey |         |     |         |
|        | command | tag | caption |
|        | nonsens | a   | A       |`);
    expect(errors[0]).toMatchObject({ code: 'types.unknown', column: 'command' });
  });

  it('warn about expressions the reference compiler would let pass', () => {
    const f = form(`
| survey |           |      |       |                   |
|        | type      | name | label | calculation       |
|        | calculate | a    |       | concatt('a', 'b') |`);
    expect(f.ok).toBe(true);
    expect(f.diagnostics[0]).toMatchObject({ code: 'xpath.unknown-function', row: 2, column: 'calculation' });
    expect(f.warnings).toEqual([]);
  });

  it('say what is missing from a workbook that is none', () => {
    const sheet = (name: string) => ({ name, headers: ['type'], rows: [] });
    expect(compile({ sheets: [] }).diagnostics[0]?.code).toBe('sheets.no-survey');
    const found = compile({ sheets: [sheet('surveys'), sheet('other')] }).diagnostics[0];
    expect(found).toMatchObject({ code: 'sheets.no-survey', suggestion: 'surveys' });
  });

  it('refuse two columns that mean the same', () => {
    const f = form(`
| survey |      |      |       |         |
|        | type | name | label | caption |
|        | text | a    | A     | A       |`);
    expect(codes(f.errors)).toEqual(['headers.duplicate']);
  });

  it('are bounded, however wrong the form is', () => {
    const rows = Array.from({ length: 3000 }, (_, i) => ({ row: i + 2, cells: { type: 'nope', name: 'a' } }));
    const result = compile({ sheets: [{ name: 'survey', headers: ['type', 'name'], rows }] });
    expect(result.diagnostics).toHaveLength(1000);
  });
});
