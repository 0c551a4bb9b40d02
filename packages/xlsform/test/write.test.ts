import { read as readWithLibrary } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../scripts/testing/samples.ts';
import { readWorkbook } from '../src/read/index.ts';
import type { Workbook } from '../src/workbook.ts';
import { writeWorkbook } from '../src/write/index.ts';

const again = (workbook: Workbook) => readWorkbook(writeWorkbook(workbook), 'form.xlsx');

/** Texts as the readers give them: never empty, never with blanks at the ends, never with what cannot be stored. */
const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .map((value) =>
    value
      .replace(/\u0000|\p{Surrogate}/gu, '')
      .replaceAll('\u00a0', ' ')
      .trim(),
  )
  .filter((value) => value !== '');
const header = text.map((value) => value.replace(/ {2,}/g, ' '));
const sheetName = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_ ]{0,20}[a-z]$/);

const sheet = fc.uniqueArray(header, { minLength: 1, maxLength: 8 }).chain((headers) =>
  fc.record({
    name: sheetName,
    headers: fc.constant(headers),
    rows: fc
      .array(
        fc.tuple(
          fc.integer({ min: 1, max: 60 }),
          fc.dictionary(fc.constantFrom(...headers), text, { minKeys: 1, noNullPrototype: true }),
        ),
        { maxLength: 10 },
      )
      .map((rows) => {
        let row = 1;
        return rows.map(([step, cells]) => ({ row: (row += step), cells }));
      }),
  }),
);
const workbooks = fc.record({
  sheets: fc.uniqueArray(sheet, { minLength: 1, maxLength: 4, selector: ({ name }) => name.toLowerCase() }),
});

describe('a workbook that was written', () => {
  it('reads back as the same workbook', () => {
    fc.assert(
      fc.property(workbooks, (workbook) => {
        expect(again(workbook)).toEqual({ workbook: { ...workbook, fileName: 'form.xlsx' }, diagnostics: [] });
      }),
      { numRuns: samples(40) },
    );
  });

  it('keeps texts that look like formulas, numbers and escapes as texts', () => {
    const cells = { a: '=1+1', b: '0012', c: '_x0041_', d: '+x', e: 'a\r\nb\tc', f: '\u0001', g: '<&>"\'' };
    const workbook = { sheets: [{ name: 'survey', headers: Object.keys(cells), rows: [{ row: 2, cells }] }] };
    expect(again(workbook).workbook?.sheets[0]?.rows[0]?.cells).toEqual(cells);
    const library = readWithLibrary(writeWorkbook(workbook), { type: 'array' }).Sheets.survey;
    expect([library?.A2.v, library?.A2.f, library?.B2.v, library?.C2.v]).toEqual([
      '=1+1',
      undefined,
      '0012',
      '_x0041_',
    ]);
  });

  it('loses no cell under a header that the sheet does not list', () => {
    const workbook = {
      sheets: [{ name: 'survey', headers: ['type'], rows: [{ row: 2, cells: { type: 'text', other: 'x' } }] }],
    };
    expect(again(workbook).workbook?.sheets[0]).toMatchObject({
      headers: ['type', 'other'],
      rows: workbook.sheets[0]?.rows,
    });
  });

  it('keeps rows readable however far apart their numbers are', () => {
    const rows = [
      { row: 5000, cells: { type: 'a' } },
      { row: 3, cells: { type: 'b' } },
    ];
    expect(
      again({ sheets: [{ name: 'survey', headers: ['type'], rows }] }).workbook?.sheets[0]?.rows.map(
        ({ cells }) => cells.type,
      ),
    ).toEqual(['a', 'b']);
  });

  it('has sheet names that Excel accepts', () => {
    const names = ['a/b', 'A_B', 'x'.repeat(40), ''];
    const written = again({ sheets: names.map((name) => ({ name, headers: ['h'], rows: [] })) }).workbook?.sheets.map(
      ({ name }) => name,
    );
    expect(written).toEqual(['a_b', 'A_B 2', 'x'.repeat(31), 'Sheet']);
  });

  it('is the same file for the same workbook', () => {
    const workbook = { sheets: [{ name: 'survey', headers: ['type'], rows: [{ row: 2, cells: { type: 'note' } }] }] };
    expect(writeWorkbook(workbook)).toEqual(writeWorkbook(workbook));
  });
});
