import { read, SSF, type WorkSheet } from '@e965/xlsx';
import type { Workbook } from '../workbook.ts';
import { booleanText, numberText } from './cell-text.ts';
import { dateText, durationText, kindOfFormat } from './dates.ts';
import type { ReadLimits } from './limits.ts';
import type { Problems } from './problems.ts';
import { Refusal } from './refusal.ts';
import { SheetBuilder } from './sheet-builder.ts';

/**
 * The old binary format, read by the library: it is not compressed, so the limit on the file bounds what comes out of it.
 * Only the cell values are taken; all rules are those of the builder.
 */
export function readXls(bytes: Uint8Array, limits: ReadLimits, problems: Problems): Workbook {
  const book = open(bytes, limits);
  if (book.SheetNames.length > limits.sheets) {
    throw new Refusal(
      'too-many-sheets',
      `The workbook has ${book.SheetNames.length} sheets; a form may have at most ${limits.sheets}.`,
    );
  }
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const workbook: Workbook = { sheets: [] };
  const count = { cells: 0 };
  for (const name of book.SheetNames) {
    const builder = new SheetBuilder(name, book.SheetNames.length === 1, limits, problems, count);
    readSheet(book.Sheets[name], builder, date1904, limits.columns);
    workbook.sheets.push(builder.finish());
  }
  return workbook;
}

function open(bytes: Uint8Array, limits: ReadLimits) {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      sheetRows: limits.rows + 2,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(reason)) {
      throw new Refusal('encrypted', 'The file is protected with a password. Remove the password and upload it again.');
    }
    throw new Refusal(
      'broken-file',
      'The .xls file cannot be read. Open it in a spreadsheet program and save it as .xlsx.',
    );
  }
}

interface Cell {
  t?: string;
  v?: unknown;
  w?: string;
  z?: string | number;
  f?: string;
}

function readSheet(sheet: WorkSheet | undefined, builder: SheetBuilder, date1904: boolean, columnLimit: number): void {
  const rows = (sheet?.['!data'] ?? []) as (Cell | undefined)[][];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? [];
    const texts: (string | undefined)[] = [];
    for (let column = 0; column < Math.min(row.length, columnLimit + 1); column++) {
      const cell = row[column];
      if (cell) texts[column] = cellText(cell, date1904);
      if (cell?.t === 'e') builder.warn('formula-error', `A formula gives ${texts[column]}.`, index + 1, column);
    }
    if (!builder.row(index + 1, texts)) return;
  }
}

function cellText(cell: Cell, date1904: boolean): string | undefined {
  const { v } = cell;
  if (typeof v === 'boolean') return booleanText(v);
  if (cell.t === 'e') return cell.w ?? '#ERROR';
  if (typeof v !== 'number') return v === undefined || v === null ? undefined : String(v);
  const format = typeof cell.z === 'number' ? SSF.get_table()[cell.z] : cell.z;
  const kind = format === undefined ? 'number' : kindOfFormat(-1, String(format));
  const text =
    kind === 'date'
      ? dateText(Math.round(v * 86_400) / 86_400, date1904)
      : kind === 'duration'
        ? durationText(v)
        : undefined;
  return text ?? numberText(String(v));
}
