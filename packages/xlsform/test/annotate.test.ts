import { read as readWithLibrary } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { annotate } from '../src/annotate/index.ts';
import type { Diagnostic } from '../src/diagnostics.ts';
import { DEFAULT_LIMITS, readWorkbook } from '../src/read/index.ts';
import { ZipPackage } from '../src/read/zip/package.ts';
import { writeWorkbook } from '../src/write/index.ts';
import { writeZip } from '../src/write/zip.ts';
import { part, sheetOf, textRow, utf8, xlsx } from './read-support.ts';

const STYLES =
  '<styleSheet><fonts count="1"><font/></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>' +
  '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0"><alignment wrapText="1"/></xf></cellXfs></styleSheet>';
const survey = sheetOf(
  `${textRow(1, 'type', 'name', 'relevant')}<row r="2" ht="30"><c r="A2" t="inlineStr"><is><t>text</t></is></c><c r="C2" s="1"><f>1+1</f><v>2</v></c></row><row r="5" spans="1:3"/>`,
  '<mergeCells count="1"><mergeCell ref="E1:F1"/></mergeCells><pageMargins left="1"/><extLst><ext uri="x"/></extLst>',
);
const original = () =>
  xlsx(
    { survey, choices: sheetOf(textRow(1, 'list_name', 'name')), notes: sheetOf(textRow(1, 'mine')) },
    { styles: STYLES, extra: [part('xl/media/image1.png', 'picture'), part('xl/sharedStrings.xml', '<sst/>')] },
  );

const diagnostics: Diagnostic[] = [
  {
    code: 'x.relevant',
    severity: 'error',
    message: 'No question named agee.',
    sheet: 'survey',
    row: 2,
    column: 'relevant',
    suggestion: 'age',
  },
  { code: 'x.relevant2', severity: 'warning', message: 'Another one.', sheet: 'survey', row: 2, column: 'relevant' },
  { code: 'x.name', severity: 'warning', message: 'A name is missing.', sheet: 'survey', row: 2, column: 'name' },
  { code: 'x.row', severity: 'error', message: 'This row is odd.', sheet: 'survey', row: 5 },
  { code: 'x.far', severity: 'error', message: 'Beyond the end.', sheet: 'survey', row: 9, column: 'name' },
  { code: 'x.column', severity: 'warning', message: 'Unknown column <b> & “c”.', sheet: 'choices', column: 'name' },
  { code: 'x.book', severity: 'error', message: 'The form has no title.' },
  { code: 'x.sheet', severity: 'warning', message: 'Sheet missing.', sheet: 'settings' },
];

const open = (bytes: Uint8Array) => new ZipPackage(bytes, DEFAULT_LIMITS);
const library = (bytes: Uint8Array) => readWithLibrary(bytes, { type: 'array', cellStyles: true, cellFormula: true });
const comment = (bytes: Uint8Array, sheet: string, cell: string) =>
  ((library(bytes).Sheets[sheet]?.[cell]?.c ?? []) as { t: string }[]).map(({ t }) => t).join('|');
const colour = (bytes: Uint8Array, sheet: string, cell: string) =>
  library(bytes).Sheets[sheet]?.[cell]?.s?.fgColor?.rgb as string | undefined;
const RED = 'F7A6A1';
const AMBER = 'FFD98B';

describe("the author's workbook with its problems marked", () => {
  it('colours faulty cells: red for errors, amber for warnings', () => {
    const bytes = annotate(original(), diagnostics);
    expect(['C2', 'B2', 'A5', 'B9', 'A2'].map((cell) => colour(bytes, 'survey', cell))).toEqual([
      RED,
      AMBER,
      RED,
      RED,
      undefined,
    ]);
    expect(colour(bytes, 'choices', 'B1')).toBe(AMBER);
  });

  it('comments them, all problems of a cell together', () => {
    const bytes = annotate(original(), diagnostics);
    expect(comment(bytes, 'survey', 'C2')).toBe(
      'Error: No question named agee. (Suggestion: age)\nWarning: Another one.',
    );
    expect(comment(bytes, 'survey', 'B9')).toBe('Error: Beyond the end.');
    expect(comment(bytes, 'choices', 'B1')).toBe('Warning: Unknown column <b> & “c”.');
    const zip = open(bytes);
    expect(zip.text('xl/worksheets/sheet1.xml')).toMatch(/<pageMargins left="1"\/><legacyDrawing [^>]*\/><extLst>/);
    expect(zip.text('xl/drawings/vmlDrawing1.vml')?.match(/<v:shape /g)).toHaveLength(4);
    expect(zip.text('[Content_Types].xml')).toContain('vmlDrawing');
  });

  it('keeps formulas, formats and values, and every other part byte for byte', () => {
    const before = open(original());
    const bytes = annotate(original(), diagnostics);
    const after = open(bytes);
    for (const name of ['xl/worksheets/sheet3.xml', 'xl/media/image1.png', 'xl/sharedStrings.xml', '_rels/.rels']) {
      const packed = (zip: ZipPackage) => {
        const entry = zip.entries.get(name);
        return zip.file.slice(entry?.dataStart, (entry?.dataStart ?? 0) + (entry?.compressedSize ?? 0));
      };
      expect(packed(after)).toEqual(packed(before));
    }
    const sheet = after.text('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<f>1+1</f><v>2</v>');
    expect(sheet).toContain('<row r="2" ht="30">');
    expect(sheet).toContain('<mergeCell ref="E1:F1"/>');
    expect(after.text('xl/styles.xml')).toContain(
      '<xf numFmtId="14" fontId="0" fillId="0" borderId="0"><alignment wrapText="1"/></xf>',
    );
    const form = (file: Uint8Array) =>
      readWorkbook(file, 'form.xlsx').workbook?.sheets.filter(({ name }) => name !== 'Problems');
    expect(form(bytes)).toEqual(form(original()));
  });

  it('lists all problems on a sheet of their own, with links to their cells', () => {
    const bytes = annotate(original(), diagnostics);
    const sheet = readWorkbook(bytes, 'form.xlsx').workbook?.sheets.at(-1);
    expect(sheet?.name).toBe('Problems');
    expect(sheet?.rows.map(({ cells }) => cells.Problem)).toEqual(diagnostics.map(({ message }) => message));
    expect(sheet?.rows[0]?.cells).toEqual({
      Severity: 'Error',
      Sheet: 'survey',
      Row: '2',
      Column: 'relevant',
      Problem: 'No question named agee.',
      Suggestion: 'age',
      Code: 'x.relevant',
    });
    expect(library(bytes).Sheets.Problems?.B2?.l?.Target).toBe("#'survey'!C2");
  });

  it('takes the marks of an earlier check away when the author sends the workbook again', () => {
    const once = annotate(original(), diagnostics);
    const twice = annotate(once, diagnostics.slice(2, 3));
    expect(['C2', 'A5', 'B9'].map((cell) => colour(twice, 'survey', cell))).toEqual([undefined, undefined, undefined]);
    expect([colour(twice, 'survey', 'B2'), comment(twice, 'survey', 'B2')]).toEqual([
      AMBER,
      'Warning: A name is missing.',
    ]);
    expect(comment(twice, 'survey', 'C2')).toBe('');
    const sheets = readWorkbook(twice, 'form.xlsx').workbook?.sheets ?? [];
    expect(sheets.map(({ name }) => name)).toEqual(['survey', 'choices', 'notes', 'Problems']);
    expect(sheets.at(-1)?.rows).toHaveLength(1);
    const clean = annotate(twice, []);
    expect(open(clean).text('xl/comments1.xml')).not.toContain('<comment ');
    expect(open(clean).text('xl/drawings/vmlDrawing1.vml')).not.toContain('<v:shape ');
  });

  it("keeps the author's own comments and puts its own below", () => {
    const own = annotate(original(), [
      { code: 'a', severity: 'error', message: 'mine', sheet: 'survey', row: 2, column: 'relevant' },
    ]);
    const zip = open(own);
    // The same package as if a person had written the comment.
    const personal = (name: string) =>
      (zip.text(name) ?? '').replace('Form check', 'Jane').replace('Error: mine', 'Ask Tom');
    const parts = [...zip.entries.keys()]
      .filter((name) => !name.includes('problems'))
      .map((name) => part(name, personal(name)));
    const file = writeZip(parts);
    const bytes = annotate(file, diagnostics);
    expect(comment(bytes, 'survey', 'C2')).toMatch(/^Ask Tom\s+Form check: Error: No question named agee/);
    expect(comment(bytes, 'survey', 'B9')).toBe('Error: Beyond the end.');
    expect(comment(annotate(bytes, []), 'survey', 'C2')).toBe('Ask Tom');
  });

  it('works on sheets written with prefixes and without styles', () => {
    const sheet = `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData/></x:worksheet>`;
    const bytes = annotate(xlsx({ survey: sheet }), [
      { code: 'a', severity: 'error', message: 'Empty.', sheet: 'survey', row: 1, column: 'type' },
    ]);
    const xml = open(bytes).text('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).toContain('<x:sheetData><x:row r="1"><x:c r="A1"');
    expect(xml).toContain('<x:legacyDrawing');
    expect(open(bytes).text('xl/styles.xml')).toContain('F7A6A1');
  });

  it('finds columns by what the compiler calls them', () => {
    const file = writeWorkbook({
      sheets: [{ name: 'Survey', headers: ['Type', 'List  Name', 'label::English (en)'], rows: [] }],
    });
    const at = (column: string) =>
      comment(
        annotate(file, [{ code: 'a', severity: 'error', message: 'x', sheet: 'survey', row: 2, column }]),
        'Survey',
        'C2',
      );
    expect([at('label::English (en)'), at('label'), at('LABEL::english (EN)'), at('list_name')]).toEqual([
      'Error: x',
      'Error: x',
      'Error: x',
      '',
    ]);
  });

  it("adds no sheet where the workbook's only sheet is the survey by being alone", () => {
    const file = writeWorkbook({ sheets: [{ name: 'My form', headers: ['type'], rows: [] }] });
    const bytes = annotate(file, diagnostics.slice(6, 7));
    expect(readWorkbook(bytes, 'a.xlsx').workbook?.sheets).toHaveLength(1);
    expect(comment(bytes, 'My form', 'A1')).toBe('Error: The form has no title.');
  });
});

describe('files of other kinds', () => {
  it('come back as .xlsx with the same rows, marked', () => {
    const bytes = annotate(
      utf8('survey,,\n,type,name\n,text,a b\n'),
      [{ code: 'a', severity: 'error', message: 'No blanks.', sheet: 'survey', row: 2, column: 'name' }],
      { fileName: 'form.csv' },
    );
    expect(readWorkbook(bytes, 'a.xlsx').workbook?.sheets[0]).toEqual({
      name: 'survey',
      headers: ['type', 'name'],
      rows: [{ row: 2, cells: { type: 'text', name: 'a b' } }],
    });
    expect([colour(bytes, 'survey', 'B2'), comment(bytes, 'survey', 'B2')]).toEqual([RED, 'Error: No blanks.']);
  });

  it('that cannot be read give the list of problems alone', () => {
    const problem: Diagnostic = { code: 'read.broken-file', severity: 'error', message: 'The file is damaged.' };
    for (const bytes of [utf8('PK rubbish'), utf8('<html>'), new Uint8Array()]) {
      const sheets = readWorkbook(annotate(bytes, [problem], { fileName: 'form.xls' }), 'a.xlsx').workbook?.sheets;
      expect(sheets?.at(-1)).toMatchObject({
        name: 'Problems',
        rows: [{ cells: { Problem: 'The file is damaged.' } }],
      });
    }
  });
});
