import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnose, fromWorkbook, toWorkbook } from '../../src/edit/index.ts';
import { compile, type Workbook } from '../../src/index.ts';
import { readWorkbook } from '../../src/read/index.ts';
import { writeWorkbook } from '../../src/write/index.ts';
import { hasRecordedCases } from '../recorded.ts';
import { book } from '../support.ts';
import { recordedWorkbooks } from './recorded-workbook.ts';

/** Hundreds of workbooks take their time on a busy machine. */
const PATIENCE = 600_000;

describe('a form that is opened and saved untouched', { timeout: PATIENCE }, () => {
  it('keeps unknown columns and sheets, notes, blank rows and the order of everything', () => {
    const workbook: Workbook = {
      fileName: 'a.xlsx',
      sheets: [
        { name: 'Read me', headers: ['x'], rows: [{ row: 7, cells: { x: 'Hello' } }] },
        {
          name: 'Survey',
          headers: ['my note', 'type', 'name', 'label::English (en)', 'label::বাংলা (bn)'],
          rows: [
            { row: 2, cells: { 'my note': 'only a note' } },
            { row: 5, cells: { type: 'text', name: 'a', 'label::English (en)': 'A', 'my note': 'ask Rahim' } },
            { row: 9, cells: { type: 'begin group', name: 'g' } },
            { row: 10, cells: { type: 'integer', name: 'b', 'label::বাংলা (bn)': 'বয়স' } },
            { row: 12, cells: { type: 'end group' } },
          ],
        },
      ],
    };
    expect(toWorkbook(fromWorkbook(workbook))).toEqual(workbook);
    const file = readWorkbook(writeWorkbook(toWorkbook(fromWorkbook(workbook))), 'a.xlsx');
    expect(file.workbook).toEqual(workbook);
    expect(fromWorkbook(workbook)).toEqual(fromWorkbook(workbook));
    expect(JSON.parse(JSON.stringify(fromWorkbook(workbook)))).toEqual(fromWorkbook(workbook));
  });

  it('is the same for any workbook', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
    const sheet = fc.uniqueArray(text, { minLength: 1, maxLength: 5 }).chain((headers) =>
      fc.record({
        name: fc.oneof(fc.constantFrom('survey', 'choices', 'settings', 'Survey'), text),
        headers: fc.constant(headers),
        rows: fc.array(
          fc.record({
            row: fc.integer({ min: 2, max: 50 }),
            cells: fc.dictionary(fc.constantFrom(...headers), text, { noNullPrototype: true }),
          }),
          { maxLength: 8 },
        ),
      }),
    );
    fc.assert(
      fc.property(fc.array(sheet, { maxLength: 4 }), (sheets) => {
        const document = fromWorkbook({ sheets });
        expect(toWorkbook(document)).toEqual({ sheets });
        const keys = document.sheets.flatMap(({ key, rows }) => rows.map((row) => `${key} ${row.key}`));
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(document.sheets.map(({ key }) => key)).size).toBe(document.sheets.length);
      }),
    );
  });

  it('tells problems by the keys of rows', () => {
    const document = fromWorkbook(
      book(`
| survey |         |      |       |            |
|        | type    | name | label | relevant   |
|        | integer | age  | Age   |            |
|        | text    | age  | Again | \${nobody} |
`),
    );
    const { ok, findings } = diagnose(document);
    expect(ok).toBe(false);
    const [, second] = document.sheets[0]?.rows ?? [];
    expect(
      findings.map(({ code, sheetKey, rowKey, column }) => [code, sheetKey, rowKey === second?.key, column]),
    ).toEqual([
      ['names.duplicate', 'survey', true, 'name'],
      ['references.unknown', 'survey', true, 'relevant'],
    ]);
  });
});

describe.skipIf(!hasRecordedCases('designer round trip'))('every recorded form', { timeout: PATIENCE }, () => {
  it('opens in the designer, is saved untouched, and is the same form and an equal workbook', () => {
    const failed: string[] = [];
    const all = recordedWorkbooks();
    for (const { id, workbook, options } of all) {
      const back = toWorkbook(fromWorkbook(workbook));
      const [before, after] = [compile(workbook, options), compile(back, options)];
      const isSame =
        JSON.stringify(back) === JSON.stringify(workbook) &&
        before.xml === after.xml &&
        JSON.stringify(before.diagnostics) === JSON.stringify(after.diagnostics);
      if (!isSame) failed.push(id);
    }
    console.log(`designer: ${all.length - failed.length} of ${all.length} recorded workbooks come back as they were`);
    expect(all.length).toBeGreaterThan(700);
    expect(failed).toEqual([]);
  });
});
