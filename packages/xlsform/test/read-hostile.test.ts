import { CFB, utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, readWorkbook } from '../src/read/index.ts';
import { Problems } from '../src/read/problems.ts';
import { readXlsx } from '../src/read/xlsx/index.ts';
import { ZipPackage } from '../src/read/zip/package.ts';
import { writeZip } from '../src/write/zip.ts';
import { bomb, codes, part, read, rels, sheetOf, textRow, utf8, xlsx } from './read-support.ts';

const header = textRow(1, 'type', 'name');
const MB = 1024 * 1024;
const refusal = (bytes: Uint8Array, fileName?: string) => {
  const { workbook, diagnostics } = read(bytes, fileName);
  expect(workbook).toBeUndefined();
  expect(diagnostics.at(-1)?.severity).toBe('error');
  return diagnostics.at(-1)?.code;
};

describe('characters that no database can keep', () => {
  it.each([
    ['half a surrogate pair', '_xD800_'],
    ['its other half', 'a_xDC00_b'],
    ['NUL', '_x0000_'],
  ])('%s in a cell is told with its place', (_, text) => {
    const strings = `<sst><si><t>${text}</t></si></sst>`;
    const row = '<row r="2"><c t="inlineStr"><is><t>text</t></is></c><c t="s"><v>0</v></c></row>';
    const { workbook, diagnostics } = read(xlsx({ survey: sheetOf(header + row) }, { strings }));
    expect(diagnostics).toMatchObject([{ code: 'read.characters', severity: 'error', row: 2, column: 'name' }]);
    expect(JSON.stringify(workbook)).not.toMatch(/\\u0000|\\ud800|\\udc00/);
  });

  it('whole pairs and Bengali conjuncts are nothing to complain about', () => {
    const strings = '<sst><si><t>ক্ষ 😀 _xD83D__xDE00_</t></si></sst>';
    const row = '<row r="2"><c t="inlineStr"><is><t>text</t></is></c><c t="s"><v>0</v></c></row>';
    const { workbook } = read(xlsx({ survey: sheetOf(header + row) }, { strings }));
    expect(workbook?.sheets[0]?.rows[0]?.cells.name).toBe('ক্ষ 😀 😀');
  });
});

describe('files that unpack to far more than they are', () => {
  const cells = `<c t="inlineStr"><is><t>${'x'.repeat(30)}</t></is></c>`.repeat(20_000);
  const limits = { ...DEFAULT_LIMITS, inflatedBytes: 4 * MB };

  it('stops unpacking a sheet of 300 MB shortly after the limit, whatever sizes it declares', () => {
    const file = xlsx({ survey: bomb(`<worksheet><sheetData>${header}<row r="2">`, cells, 300) });
    expect(file.length).toBeLessThan(2 * MB);
    expect(codes(read(file, 'form.xlsx', limits).diagnostics)).toEqual(['read.inflates-too-much']);
    const zip = new ZipPackage(file, limits);
    expect(() => zip.eachPiece('xl/worksheets/sheet1.xml', () => true)).toThrow(/unpacks to more than/);
    expect(zip.budget.used).toBeLessThan(limits.inflatedBytes + 9 * MB);
  });

  it('does not wait for the limit where a part shrinks beyond all sheets that people write', () => {
    const zip = new ZipPackage(xlsx({ survey: bomb('', ' '.repeat(MB), 300) }), {
      ...DEFAULT_LIMITS,
      inflatedBytes: 300 * MB,
    });
    expect(() => zip.eachPiece('xl/worksheets/sheet1.xml', () => true)).toThrow(/far more than its size/);
    expect(zip.budget.used).toBeLessThan(20 * MB);
  });

  it('gives no piece larger than one step of unpacking, so memory stays bounded', () => {
    const zip = new ZipPackage(xlsx({ survey: bomb('', ' '.repeat(MB), 300) }), DEFAULT_LIMITS);
    let largest = 0;
    expect(() =>
      zip.eachPiece('xl/worksheets/sheet1.xml', (piece) => (largest = Math.max(largest, piece.length)) > 0),
    ).toThrow();
    expect(largest).toBeLessThan(9 * MB);
  });

  it('refuses a bomb among the shared strings', () => {
    const names = '<si><t>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</t></si>'.repeat(20_000);
    const file = xlsx(
      { survey: sheetOf(header) },
      { extra: [{ name: 'xl/sharedStrings.xml', ...bomb('<sst>', names, 300) }] },
    );
    expect(codes(read(file, 'form.xlsx', limits).diagnostics)).toEqual(['read.inflates-too-much']);
  });

  it('refuses a single endless text', () => {
    const file = xlsx({
      survey: bomb(`<worksheet><sheetData>${header}<row r="2"><c t="inlineStr"><is><t>`, 'x'.repeat(MB), 300),
    });
    expect(refusal(file)).toBe('read.cell-too-long');
  });

  it('reads only the start of a sheet that is formatted down to its last row', () => {
    const rows = (from: number) =>
      Array.from({ length: 10_000 }, (_, i) => `<row r="${from + i}"><c r="A${from + i}" s="1"/></row>`).join('');
    const file = xlsx({ survey: bomb(`<worksheet><sheetData>${header}${textRow(2, 'text', 'a')}`, rows(3), 700) });
    const { workbook, inflatedBytes } = readXlsx(file, DEFAULT_LIMITS, new Problems());
    expect(workbook.sheets[0]?.rows).toHaveLength(1);
    expect(inflatedBytes).toBeLessThan(9 * MB);
  });

  it('does not unpack parts that a form does not need', () => {
    const file = xlsx(
      { survey: sheetOf(header) },
      { extra: [{ name: 'xl/media/image1.png', ...bomb('', ' '.repeat(MB), 300) }] },
    );
    expect(readXlsx(file, DEFAULT_LIMITS, new Problems()).inflatedBytes).toBeLessThan(10_000);
  });
});

describe('workbooks beyond the limits', () => {
  it('refuses a file that is too large before looking into it', () => {
    expect(refusal(new Uint8Array(DEFAULT_LIMITS.fileBytes + 1))).toBe('read.file-too-large');
  });

  it('refuses 200 sheets', () => {
    expect(refusal(xlsx(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`s${i}`, sheetOf('')]))))).toBe(
      'read.too-many-sheets',
    );
  });

  it('refuses too many rows, columns, cells and parts', () => {
    const rows = header + Array.from({ length: 30 }, (_, i) => textRow(i + 2, 'text', `q${i}`)).join('');
    const file = xlsx({ survey: sheetOf(rows) });
    const under = (limits: object) => codes(read(file, 'form.xlsx', limits).diagnostics);
    expect(under({ rows: 20 })).toEqual(['read.too-many-rows']);
    expect(under({ columns: 1 })).toEqual(['read.too-many-columns']);
    expect(under({ cells: 40 })).toEqual(['read.too-many-cells']);
    expect(under({ parts: 3 })).toEqual(['read.too-many-parts']);
    expect(under({ rows: 30, columns: 2, cells: 60 })).toEqual([]);
  });

  it('names the cell that is too long and goes on', () => {
    const { diagnostics, workbook } = read(
      xlsx({ survey: sheetOf(header + textRow(2, 'note', 'x'.repeat(40_000)) + textRow(3, 'text', 'b')) }),
    );
    expect(diagnostics).toMatchObject([{ code: 'read.cell-too-long', severity: 'error', row: 2, column: 'name' }]);
    expect(workbook?.sheets[0]?.rows).toHaveLength(2);
  });
});

describe('files that are something else', () => {
  const good = xlsx({ survey: sheetOf(header + textRow(2, 'text', 'a')) });
  const compound = (stream: string) => {
    const file = CFB.utils.cfb_new();
    CFB.utils.cfb_add(file, stream, new Uint8Array(8000));
    return new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer);
  };

  it.each<[string, string, Uint8Array, string]>([
    ['read.broken-file', 'a zip that was cut off', good.subarray(0, good.length - 40), 'form.xlsx'],
    ['read.broken-file', 'a zip with damaged content', damaged(good), 'form.xlsx'],
    ['read.encrypted', 'a workbook with a password', compound('EncryptedPackage'), 'form.xlsx'],
    ['read.not-a-workbook', 'an old Word document', compound('WordDocument'), 'form.xls'],
    ['read.not-a-workbook', 'an .xls without a workbook', compound('Other'), 'form.xls'],
    [
      'read.html',
      'HTML named .xls',
      utf8('\n<html><body><table><tr><td>type</td></tr></table></body></html>'),
      'form.xls',
    ],
    ['read.xml', 'XML Spreadsheet 2003', utf8('<?xml version="1.0"?><Workbook/>'), 'form.xls'],
    ['read.not-a-workbook', 'a PDF', utf8('%PDF-1.7'), 'form.xlsx'],
    ['read.not-a-workbook', 'rubbish named .xlsx', utf8('hello'), 'form.xlsx'],
    ['read.not-a-workbook', 'an archive', writeZip([part('a.txt', 'x')]), 'form.xlsx'],
    [
      'read.opendocument',
      'an OpenDocument file',
      writeZip([part('mimetype', 'x'), part('content.xml', 'x')]),
      'form.xlsx',
    ],
    [
      'read.binary-workbook',
      'an .xlsb file',
      writeZip([part('_rels/.rels', rels(['officeDocument', 'xl/workbook.bin'])), part('xl/workbook.bin', '')]),
      'form.xlsb',
    ],
    [
      'read.broken-file',
      'XML with entities of its own',
      xlsx({ survey: '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet/>' }),
      'form.xlsx',
    ],
    ['read.empty-file', 'an empty file', new Uint8Array(), 'form.xlsx'],
    ['read.unknown-kind', 'a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'form.png'],
  ])('says %s for %s', (code, _, bytes, fileName) => expect(refusal(bytes, fileName)).toBe(code));

  it('reads an .xlsx that is named .xls', () => {
    expect(read(good, 'form.xls').workbook?.sheets[0]?.rows).toHaveLength(1);
  });

  it('never throws on a damaged file', () => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['type', 'name'],
        ['text', 'a'],
      ]),
      'survey',
    );
    const xls = new Uint8Array(write(book, { bookType: 'xls', type: 'array' }) as ArrayBuffer);
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom(good, xls), damage, fc.nat(), (file, changes, cut) => {
        const bytes = file.slice(0, cut % 3 === 0 ? cut % file.length : file.length);
        for (const [at, value] of changes) bytes[at % (bytes.length || 1)] = value;
        const { workbook, diagnostics } = readWorkbook(bytes, 'form.xlsx');
        return workbook !== undefined || diagnostics.length > 0;
      }),
    );
  });
});

function damaged(file: Uint8Array): Uint8Array {
  const copy = file.slice();
  const entry = new ZipPackage(file, DEFAULT_LIMITS).entries.get('xl/worksheets/sheet1.xml');
  copy.fill(0xaa, entry?.dataStart ?? 0, (entry?.dataStart ?? 0) + 20);
  return copy;
}
