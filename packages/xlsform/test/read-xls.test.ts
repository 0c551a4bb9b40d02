import { CFB, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { codes, firstRows, read } from './read-support.ts';

/** An .xls file as another program writes it. */
function xls(sheets: Record<string, unknown[][]>): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return new Uint8Array(write(book, { bookType: 'xls', bookSST: true, type: 'array' }) as ArrayBuffer);
}

/** A workbook stream of records in the container of old Office files. */
function stream(...records: [type: number, content: number[]][]): Uint8Array {
  const bytes = records.flatMap(([type, content]) => [
    type & 255,
    type >> 8,
    content.length & 255,
    content.length >> 8,
    ...content,
  ]);
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(
    file,
    'Workbook',
    new Uint8Array(bytes.concat(Array<number>(Math.max(0, 5000 - bytes.length)).fill(0))),
  );
  return new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer);
}
const BOF: [number, number[]] = [0x809, [0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]];

describe('an old .xls file', () => {
  it('gives the same texts as .xlsx', () => {
    const rows = [
      ['type', 'name', ' default   value '],
      ['integer', 'a', 3],
      ['integer', 'b', -1234567],
      ['decimal', 'c', 2.5],
      ['decimal', 'd', 0.07],
      ['decimal', 'e', 1 / 3],
      ['date', 'f', { t: 'n', v: 45352, z: 'yyyy-mm-dd' }],
      ['time', 'g', { t: 'n', v: 0.75, z: 'hh:mm:ss' }],
      ['text', 'h', true],
      [],
      ['text', 'i', '\u00a0x\u00a0y '],
      ['text', 'j', 'বাংলা 😀'],
      ['text', 'k', { t: 's', v: 'calculated', f: 'A1' }],
      ['text', 'l', { t: 'n', v: 42, f: '6*7' }],
    ];
    const bytes = xls({ survey: rows, choices: [['list_name', 'name']] });
    expect(firstRows(bytes, 'form.xls')?.map((cells) => cells['default value'])).toEqual([
      '3',
      '-1234567',
      '2.5',
      '0.07',
      '0.3333333333333333',
      '2024-03-01 00:00:00',
      '18:00:00',
      'TRUE',
      'x y',
      'বাংলা 😀',
      'calculated',
      '42',
    ]);
    expect(read(bytes, 'form.xls').workbook?.sheets.map(({ name }) => name)).toEqual(['survey', 'choices']);
    expect(read(bytes, 'form.xls').workbook?.sheets[0]?.rows.at(-1)?.row).toBe(14);
  });

  it('keeps texts whole that go on from one record to the next', () => {
    const texts = Array.from({ length: 60 }, (_, i) => `${i} ${(i % 2 ? 'é' : 'ক').repeat(700)}`);
    const bytes = xls({ survey: [['label'], ...texts.map((text) => [text])] });
    expect(firstRows(bytes, 'form.xls')?.map((cells) => cells.label)).toEqual(texts);
  });

  it('refuses passwords and very old files', () => {
    expect(codes(read(stream(BOF, [0x2f, [1, 0]]), 'form.xls').diagnostics)).toEqual(['read.encrypted']);
    expect(codes(read(stream([0x809, [0, 5, 5, 0]]), 'form.xls').diagnostics)).toEqual(['read.old-workbook']);
  });

  it('refuses a hundred sheets that all claim the same bytes', () => {
    // They all start where a long run of empty records starts, behind what holds for the workbook.
    const sheet: [number, number[]] = [0x85, [0x2c, 0x05, 0, 0, 0, 0, 1, 0, 65]];
    const records: [number, number[]][] = [BOF, ...Array.from({ length: 100 }, () => sheet), [0x0a, []]];
    const bytes = stream(...records, ...Array.from({ length: 40_000 }, (): [number, number[]] => [0x01, []]));
    expect(codes(read(bytes, 'form.xls').diagnostics)).toEqual(['read.broken-file']);
  });
});
