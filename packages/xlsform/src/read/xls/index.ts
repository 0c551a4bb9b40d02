import type { ReadLimits } from '../limits.ts';
import type { Problems } from '../problems.ts';
import { Refusal } from '../refusal.ts';
import { isFormSheet, SheetBuilder, type Workbook } from '../sheet-builder.ts';
import { readStream } from './compound-file.ts';
import { readGlobals } from './globals.ts';
import { XlsSheetReader } from './sheet.ts';

/** A record has four bytes at least; a full file of the largest allowed size has no more than this. */
const MAX_RECORDS = 3_000_000;

/**
 * Reads an .xls workbook of Excel 97 or later. Nothing in it is compressed, so the limit on the file bounds what comes out;
 * rows go to the builder one by one as in .xlsx.
 */
export function readXls(bytes: Uint8Array, limits: ReadLimits, problems: Problems): Workbook {
  const stream = readStream(bytes, ['Workbook', 'Book']);
  if (!stream) throw new Refusal('not-a-workbook', 'There is no workbook in this file. Save it again as .xlsx.');
  const globals = readGlobals(stream, limits.cells);
  if (globals.sheets.length > limits.sheets) {
    throw new Refusal(
      'too-many-sheets',
      `The workbook has ${globals.sheets.length} sheets; a form may have at most ${limits.sheets}.`,
    );
  }
  const count = { cells: 0 };
  const budget = { records: MAX_RECORDS };
  const sheets = globals.sheets.map(({ name, start }) => {
    const builder = new SheetBuilder(name, isFormSheet(name, globals.sheets.length), limits, problems, count);
    new XlsSheetReader(stream, globals, builder, limits.columns, budget).read(start);
    return builder.finish();
  });
  return { sheets };
}
