import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWorkbook } from '@msurvey/xlsform/read';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardFormula, unguardFormula } from '@msurvey/domain';
import { columnName, daySerial, escapeCell, numberCell, textCell } from './xlsx-cells.ts';
import { sheetName, XlsxStream } from './xlsx-stream.ts';
import { centralHeader, endOfDirectory, localHeader } from './zip-headers.ts';
import { ZipFolder } from './zip-stream.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'msurvey-xlsx-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function written(fill: (book: XlsxStream) => void): Promise<Uint8Array> {
  const zip = new ZipFolder(folder);
  const book = new XlsxStream(zip);
  fill(book);
  book.close();
  await zip.joinTo(join(folder, 'book'));
  return readFile(join(folder, 'book'));
}

describe('a workbook written row by row', () => {
  it('is read back as it was written, with sheets that grew at the same time', async () => {
    const bytes = await written((book) => {
      const one = book.table('one', ['a', 'b']);
      const two = book.table('two', ['x']);
      for (let i = 0; i < 3000; i++) {
        void one.row([textCell(`text ${i} & <more> ${'long '.repeat(20)}`), numberCell(i / 4)]);
        void two.row([i % 2 ? '' : numberCell(i)]);
      }
    });
    const { workbook, diagnostics } = readWorkbook(bytes, 'book.xlsx');
    expect(diagnostics).toEqual([]);
    const [one, two] = workbook?.sheets ?? [];
    expect(one?.rows).toHaveLength(3000);
    expect(one?.rows[2999]?.cells).toEqual({ a: `text 2999 & <more> ${'long '.repeat(20)}`.trim(), b: '749.75' });
    expect(two?.rows).toHaveLength(1500);
  });

  it('has sheet names that Excel accepts, each once', () => {
    const taken: string[] = [];
    for (const wanted of ['a/b[c]', 'A B C ', "'quoted'", '', 'x'.repeat(40), 'x'.repeat(40)])
      taken.push(sheetName(wanted, taken));
    expect(taken).toEqual(['a b c', 'A B C (2)', 'quoted', 'sheet', 'x'.repeat(31), `${'x'.repeat(27)} (2)`]);
  });

  it('escapes what XML cannot hold, and what looks like such an escape', () => {
    expect(escapeCell('a<b>&\u0001_x0041_🌾\ud800')).toBe('a&lt;b&gt;&amp;_x0001__x005F_x0041_🌾_xD800_');
    expect(textCell('=1+1')).toBe('" t="inlineStr"><is><t>=1+1</t></is></c>');
    expect(textCell(' x')).toContain('xml:space="preserve"');
  });

  it('counts days as spreadsheets do, and only days', () => {
    expect(daySerial('2020-01-31')).toBe(43861);
    expect(daySerial('1900-03-01')).toBe(61);
    expect(['1899-01-01', '2020-02-30', '2020-13-01', 'soon'].map(daySerial)).toEqual(Array(4).fill(undefined));
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});

describe('an archive of more than four gigabytes', () => {
  it('says its sizes in the long form', () => {
    const entry = { name: 'a', crc: 1, size: 6_000_000_000, packed: 5_000_000_000 };
    const local = localHeader(entry);
    expect(local.readUInt32LE(18)).toBe(0xffffffff);
    expect([local.readBigUInt64LE(31 + 4), local.readBigUInt64LE(31 + 12)]).toEqual([6_000_000_000n, 5_000_000_000n]);
    const central = centralHeader({ ...entry, size: 1, packed: 1 }, 5_000_000_000);
    expect(central.readUInt32LE(42)).toBe(0xffffffff);
    expect(central.readBigUInt64LE(47 + 4 + 16)).toBe(5_000_000_000n);
    expect(endOfDirectory(1, 50, 5_000_000_000)).toHaveLength(56 + 20 + 22);
    expect(endOfDirectory(1, 50, 100)).toHaveLength(22);
  });
});

describe('texts in CSV files', () => {
  it('never begin as a formula, and lose nothing when read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '\t', 'a', '1') }), (text) => {
        const guarded = guardFormula(text);
        expect(guarded).not.toMatch(/^[=+\-@\t\r]/);
        expect(unguardFormula(guarded)).toBe(text);
      }),
    );
  });
});
