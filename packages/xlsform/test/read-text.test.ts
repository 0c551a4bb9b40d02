import { describe, expect, it } from 'vitest';
import { codes, read, utf8 } from './read-support.ts';

const csv =
  'survey,,\r\n,type,name,label\r\n,text,a,"He said ""hi"",\nthen left"\r\n,,,\r\n,note,b,Ça va\r\nchoices\r\n,list_name,name\r\n,yn,yes\r\n';

describe('a form in one .csv file', () => {
  it('starts a sheet where the first column names one; blank lines are no rows', () => {
    const { workbook, diagnostics } = read(utf8(csv), 'form.csv');
    expect(diagnostics).toEqual([]);
    expect(workbook).toEqual({
      fileName: 'form.csv',
      sheets: [
        {
          name: 'survey',
          headers: ['type', 'name', 'label'],
          rows: [
            { row: 2, cells: { type: 'text', name: 'a', label: 'He said "hi",\nthen left' } },
            { row: 3, cells: { type: 'note', name: 'b', label: 'Ça va' } },
          ],
        },
        {
          name: 'choices',
          headers: ['list_name', 'name'],
          rows: [{ row: 2, cells: { list_name: 'yn', name: 'yes' } }],
        },
      ],
    });
  });

  it('goes on with a sheet that is named again', () => {
    const again = read(utf8('survey,,\n,type,name\n,text,a\nsurvey,,\n,type,hint\n,note,x\n'), 'form.csv').workbook;
    expect(again?.sheets).toMatchObject([
      { headers: ['type', 'name', 'hint'], rows: [{ row: 2 }, { row: 3, cells: { hint: 'x' } }] },
    ]);
  });

  it.each<[string, Uint8Array]>([
    ['UTF-16 with mark', new Uint8Array(Buffer.from(`\ufeff${csv}`, 'utf16le'))],
    ['UTF-16 without mark', new Uint8Array(Buffer.from(csv, 'utf16le'))],
    ['UTF-16 big-endian', new Uint8Array(Buffer.from(`\ufeff${csv}`, 'utf16le').swap16())],
    ['Windows-1252', new Uint8Array(Buffer.from(csv, 'latin1'))],
  ])('reads %s and says so', (_, bytes) => {
    const { workbook, diagnostics } = read(bytes, 'form.csv');
    expect(diagnostics).toMatchObject([{ code: 'read.encoding', severity: 'warning' }]);
    expect(workbook?.sheets[0]?.rows[1]?.cells.label).toBe('Ça va');
  });

  it('passes over a byte order mark', () => {
    expect(read(utf8(`\ufeff${csv}`), 'form.csv').workbook?.sheets[0]?.name).toBe('survey');
  });

  it('reads semicolons and tabs and says so', () => {
    for (const sign of [';', '\t']) {
      const { workbook, diagnostics } = read(utf8('survey,,\n,type,name\n,text,a\n'.replaceAll(',', sign)), 'form.csv');
      expect(codes(diagnostics)).toEqual(['read.delimiter']);
      expect(workbook?.sheets[0]?.rows).toHaveLength(1);
    }
  });

  it('tells authors who forgot the column of sheet names, or sent no form at all', () => {
    expect(codes(read(utf8('type,name,label\ntext,a,A\nnote,b,B\n'), 'form.csv').diagnostics)).toEqual([
      'read.csv-without-sheets',
    ]);
    expect(codes(read(utf8('hello'), 'form.csv').diagnostics)).toEqual(['read.not-a-form']);
  });

  it('survives an unclosed quote', () => {
    expect(read(utf8('survey,,\n,type,name\n,text,"a\n,note,b\n'), 'form.csv').workbook?.sheets[0]?.rows).toHaveLength(
      1,
    );
  });
});

describe('a form in Markdown tables', () => {
  it('reads sheets, comments and escaped pipes', () => {
    const text =
      '# a form\n| survey |\n| | type | name | # comment\n|---|---|---|\n| | text | a\\|b |\n\n| choices | | |\n| | list_name | name |\n| | l | x |\n';
    expect(read(utf8(text), 'form.md').workbook?.sheets).toMatchObject([
      { name: 'survey', headers: ['type', 'name'], rows: [{ row: 2, cells: { type: 'text', name: 'a|b' } }] },
      { name: 'choices', rows: [{ cells: { list_name: 'l', name: 'x' } }] },
    ]);
  });
});
