import { describe, expect, it } from 'vitest';
import { codes, firstRows, part, read, sheetOf, textRow, xlsx } from './read-support.ts';

const header = textRow(1, 'type', 'name');

describe('cells of an .xlsx file become texts', () => {
  const strings =
    '<sst><si><t>type</t></si><si><r><t>rich </t></r><r><rPr><b/></rPr><t>text</t></r><rPh><t>phonetic</t></rPh></si><si><t xml:space="preserve">  a\u00a0b_x000D_&amp;&#x41; </t></si></sst>';
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="[h]:mm"/><numFmt numFmtId="166" formatCode="0.0&quot; days&quot;"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="21"/></cellXfs></styleSheet>';
  const value = (cell: string, options = {}) =>
    firstRows(
      xlsx(
        { survey: sheetOf(`<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2">${cell}</row>`) },
        { strings, styles, ...options },
      ),
    )?.[0]?.type;

  it.each([
    ['rich text loses its formatting and phonetic guide', '<c r="A2" t="s"><v>1</v></c>', 'rich text'],
    ['blanks are trimmed, entities and escapes resolved', '<c r="A2" t="s"><v>2</v></c>', 'a b\r&A'],
    ['booleans', '<c r="A2" t="b"><v>1</v></c>', 'TRUE'],
    ['whole floats', '<c r="A2"><v>3.0</v></c>', '3'],
    ['long whole numbers', '<c r="A2"><v>12345678901234567890</v></c>', '12345678901234567890'],
    ['large floats', '<c r="A2"><v>1E+22</v></c>', '10000000000000000000000'],
    ['decimals', '<c r="A2"><v>2.5</v></c>', '2.5'],
    ['tiny decimals', '<c r="A2"><v>0.00005</v></c>', '5e-05'],
    ['dates by their format', '<c r="A2" s="1"><v>45352</v></c>', '2024-03-01 00:00:00'],
    ['dates with time', '<c r="A2" s="1"><v>45352.5</v></c>', '2024-03-01 12:00:00'],
    ['times', '<c r="A2" s="4"><v>0.75</v></c>', '18:00:00'],
    ['durations', '<c r="A2" s="2"><v>1.5</v></c>', '1 day, 12:00:00'],
    ['a quoted word in a format makes no date', '<c r="A2" s="3"><v>7</v></c>', '7'],
    ['ISO dates', '<c r="A2" t="d"><v>2024-03-01T10:30:00Z</v></c>', '2024-03-01 10:30:00'],
    ['results of formulas', '<c r="A2" t="str"><f>A1&amp;"x"</f><v>typex</v></c>', 'typex'],
    ['CDATA', '<c r="A2" t="inlineStr"><is><t><![CDATA[a<b]]></t></is></c>', 'a<b'],
    ['cells without an address', '<c t="inlineStr"><is><t>x</t></is></c>', 'x'],
  ])('%s', (_, cell, text) => expect(value(cell)).toBe(text));

  it('counts days from 1904 where the workbook says so', () => {
    expect(value('<c r="A2" s="1"><v>0</v></c>', { workbookPr: 'date1904="1"' })).toBe('00:00:00');
    expect(value('<c r="A2" s="1"><v>1</v></c>', { workbookPr: 'date1904="1"' })).toBe('1904-01-02 00:00:00');
  });

  it('reads prefixed XML, single quotes and > inside attributes', () => {
    const sheet = `<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row r='1' spans="a>b"><x:c r = 'A1' t='inlineStr'><x:is><x:t>type</x:t></x:is></x:c></x:row><x:row r='2'><x:c r='A2' t='inlineStr'><x:is><x:t>text</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(firstRows(xlsx({ survey: sheet }))).toEqual([{ type: 'text' }]);
  });

  it('tells of formulas that were never calculated, and of errors', () => {
    const rows = '<row r="2"><c r="A2"><f>1+1</f><v/></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>';
    const { diagnostics, workbook } = read(xlsx({ survey: sheetOf(header + rows) }));
    expect(diagnostics).toMatchObject([
      { code: 'read.formula-without-value', severity: 'warning', sheet: 'survey', row: 2, column: 'type' },
      { code: 'read.formula-error', row: 2, column: 'name' },
    ]);
    expect(workbook?.sheets[0]?.rows).toEqual([{ row: 2, cells: { name: '#DIV/0!' } }]);
  });

  it('tells of merged cells once per sheet', () => {
    const merges = '<mergeCells><mergeCell ref="A2:B2"/><mergeCell ref="A3:A4"/></mergeCells>';
    const { diagnostics } = read(xlsx({ survey: sheetOf(header + textRow(2, 'text'), merges) }));
    expect(diagnostics).toMatchObject([{ code: 'read.merged-cells', sheet: 'survey' }]);
    expect(diagnostics[0]?.message).toContain('A2:B2, A3:A4');
  });
});

describe('rows and columns of a sheet', () => {
  it('keeps the row numbers the author sees and leaves empty rows out', () => {
    const { workbook } = read(
      xlsx({ survey: sheetOf(header + textRow(2, 'text', 'a') + textRow(3, ' ', '') + textRow(9, 'note', 'b')) }),
    );
    expect(workbook?.sheets).toEqual([
      {
        name: 'survey',
        headers: ['type', 'name'],
        rows: [
          { row: 2, cells: { type: 'text', name: 'a' } },
          { row: 9, cells: { type: 'note', name: 'b' } },
        ],
      },
    ]);
  });

  it('reads over 60 empty rows, but not over 61', () => {
    const gap = (next: number) => read(xlsx({ survey: sheetOf(header + textRow(2, 'a') + textRow(next, 'b')) }));
    expect(gap(63).workbook?.sheets[0]?.rows).toHaveLength(2);
    expect(gap(64).workbook?.sheets[0]?.rows).toHaveLength(1);
    expect(gap(64).diagnostics).toMatchObject([{ code: 'read.rows-after-gap', row: 64 }]);
  });

  it('reads over 20 empty columns, but not over 21', () => {
    const headers = (gap: number) =>
      read(xlsx({ survey: sheetOf(textRow(1, 'type', ...Array<string>(gap).fill(''), 'name')) })).workbook?.sheets[0]
        ?.headers;
    expect(headers(20)).toEqual(['type', 'name']);
    expect(headers(21)).toEqual(['type']);
  });

  it('trims headers and collapses blanks in them', () => {
    const { workbook } = read(xlsx({ survey: sheetOf(textRow(1, ' list   name ', 'label::English \u00a0 (en)')) }));
    expect(workbook?.sheets[0]?.headers).toEqual(['list name', 'label::English (en)']);
  });

  it('refuses a header that occurs twice, and still gives the workbook so that everything else can be checked', () => {
    const { diagnostics, workbook } = read(
      xlsx({ survey: sheetOf(textRow(1, 'type', 'label', 'label') + textRow(2, 'a', 'b', 'c')) }),
    );
    expect(diagnostics).toMatchObject([
      { code: 'read.duplicate-header', severity: 'error', sheet: 'survey', row: 1, column: 'label' },
    ]);
    expect(workbook?.sheets[0]?.headers).toEqual(['type', 'label']);
  });

  it('keeps both columns of one name in sheets that are not the form', () => {
    const { diagnostics, workbook } = read(
      xlsx({ survey: sheetOf(header), notes: sheetOf(textRow(1, 'x', 'x') + textRow(2, 'a', 'b')) }),
    );
    expect(diagnostics).toEqual([]);
    expect(workbook?.sheets[1]).toMatchObject({ headers: ['x', 'x (2)'], rows: [{ cells: { x: 'a', 'x (2)': 'b' } }] });
  });

  it('survives headers that JavaScript keeps for itself', () => {
    const { workbook } = read(xlsx({ survey: sheetOf(textRow(1, '__proto__', 'constructor') + textRow(2, 'a', 'b')) }));
    expect(Object.entries(workbook?.sheets[0]?.rows[0]?.cells ?? {})).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });

  it('tells of columns without heading and of a missing header row', () => {
    expect(
      codes(read(xlsx({ survey: sheetOf(textRow(1, 'type', '', 'name') + textRow(2, 'a', 'b', 'c')) })).diagnostics),
    ).toEqual(['read.column-without-header']);
    expect(codes(read(xlsx({ survey: sheetOf(textRow(3, 'type', 'name')) })).diagnostics)).toEqual([
      'read.no-header-row',
    ]);
  });

  it('says a kind of problem at most twenty times per sheet', () => {
    const rows = Array.from({ length: 500 }, (_, i) => `<row r="${i + 2}"><c r="A${i + 2}"><f>1</f></c></row>`).join(
      '',
    );
    const { diagnostics } = read(xlsx({ survey: sheetOf(header + rows) }));
    expect(diagnostics.filter(({ code }) => code === 'read.formula-without-value')).toHaveLength(20);
    expect(diagnostics.some(({ message }) => message.includes('more of this kind'))).toBe(true);
  });

  it('reads a workbook with macros without them', () => {
    const bytes = xlsx(
      { survey: sheetOf(header + textRow(2, 'text', 'a')) },
      { extraRels: [['vbaProject', 'vbaProject.bin']], extra: [part('xl/vbaProject.bin', 'x')] },
    );
    const { diagnostics, workbook } = read(bytes, 'form.xlsm');
    expect(diagnostics).toMatchObject([{ code: 'read.macros', severity: 'warning' }]);
    expect(workbook?.sheets[0]?.rows).toHaveLength(1);
  });
});
