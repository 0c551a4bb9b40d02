import { describe, expect, it } from 'vitest';
import { activeContent } from '../src/read/index.ts';
import { writeWorkbook } from '../src/write/index.ts';
import { part, sheetOf, textRow, utf8, xlsx } from './read-support.ts';

const plain = xlsx({ survey: sheetOf(textRow(1, 'type', '=1+1')) });

describe('what a spreadsheet program would run', () => {
  it('is not in a workbook of texts, even when one begins like a formula', () => {
    expect(activeContent(plain)).toEqual({ macros: false, formulas: false });
    const written = writeWorkbook({
      sheets: [{ name: 'survey', headers: ['label'], rows: [{ row: 2, cells: { label: '=1+1' } }] }],
    });
    expect(activeContent(written)).toEqual({ macros: false, formulas: false });
  });

  it.each(['<f>1+1</f>', '<f t="shared" si="0"/>', '<x:f>1+1</x:f>'])('is a formula: %s', (formula) => {
    const rows = textRow(1, 'type') + `<row r="90000"><c>${formula}<v>2</v></c></row>`;
    expect(activeContent(xlsx({ survey: sheetOf(rows) })).formulas).toBe(true);
  });

  it('is a project of macros, whether or not the workbook refers to it', () => {
    expect(activeContent(xlsx({ survey: sheetOf('') }, { extra: [part('xl/vbaProject.bin', 'x')] })).macros).toBe(true);
  });

  it('is a link to another file', () => {
    const extra = [part('xl/externalLinks/externalLink1.xml', '<externalLink/>')];
    expect(activeContent(xlsx({ survey: sheetOf('') }, { extra })).formulas).toBe(true);
  });

  it.each([
    ['=HYPERLINK("x")', true],
    ['@SUM(1)', true],
    ['+cmd', true],
    ['-5', false],
    ['+8801711', false],
    ['a=b', false],
  ])('is a cell of a text file that begins like a formula: %s', (cell, found) => {
    expect(activeContent(utf8(`survey,,\r\n,type,"${cell.replaceAll('"', '""')}"\r\n`)).formulas).toBe(found);
  });

  it('is assumed in what cannot be read', () => {
    expect(activeContent(plain.subarray(0, 60)).formulas).toBe(true);
  });
});
