import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { numberCell, textCell } from '#external/xlsx-cells.ts';
import { smallBook } from './small-book.ts';

const sheet = (value: number) => ({
  name: 'Figures',
  widths: [20, 10],
  headers: ['Name', 'Value'],
  lines: [[textCell('Trained <people> & farmers'), numberCell(value)]],
  merged: ['A4:B4'],
});
const about = [['Project', 'SACP']] as const;

it('a small workbook opens, with the sheets in order and what it is about last', () => {
  const book = read(smallBook([sheet(5)], about));
  expect(book.SheetNames).toEqual(['Figures', 'about']);
  expect(utils.sheet_to_json(book.Sheets.Figures ?? {})).toEqual([{ Name: 'Trained <people> & farmers', Value: 5 }]);
});

it('the same lines make the same bytes, whenever it is made', () => {
  expect(smallBook([sheet(5)], about).equals(smallBook([sheet(5)], about))).toBe(true);
  expect(smallBook([sheet(5)], about).equals(smallBook([sheet(6)], about))).toBe(false);
});
