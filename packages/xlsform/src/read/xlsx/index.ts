import type { ReadLimits } from '../limits.ts';
import type { Problems } from '../problems.ts';
import { Refusal } from '../refusal.ts';
import { columnLetters, isFormSheet, type Sheet, SheetBuilder, type Workbook } from '../sheet-builder.ts';
import { XmlReader } from '../xml/sax.ts';
import { ZipPackage } from '../zip/package.ts';
import { readSharedStrings } from './shared-strings.ts';
import { type CellContext, SheetReader } from './sheet.ts';
import { readStyleKinds } from './styles.ts';
import { readWorkbookPart, type SheetPart } from './workbook-part.ts';

/**
 * Reads an .xlsx or .xlsm package without a spreadsheet library: parts are unpacked piece by piece and rows taken from the
 * XML as it flows by, so memory is the form's texts and one piece, and the reading of a sheet stops where its rows stop.
 * In one run beside the library (@e965/xlsx), 3000 rows in five languages: 104 ms against 241, 13 MB above the idle process
 * against 46, 2.6 MB kept against 5.8; 12,000 rows: 304 ms against 793.
 */
export function readXlsx(
  bytes: Uint8Array,
  limits: ReadLimits,
  problems: Problems,
): { workbook: Workbook; inflatedBytes: number } {
  const zip = new ZipPackage(bytes, limits);
  const parts = readWorkbookPart(zip, limits.sheets);
  if (parts.macros)
    problems.warn('macros', 'The workbook contains macros. They are not run and are not part of the form.');
  const context: CellContext = {
    strings: readSharedStrings(zip, parts.sharedStrings, limits),
    styles: readStyleKinds(zip, parts.styles),
    date1904: parts.date1904,
  };
  const sheets = new Map<SheetPart, Sheet>();
  const count = { cells: 0 };
  // The form first: what other sheets hold must not use up what it may cost.
  const isForm = ({ name }: SheetPart) => isFormSheet(name, parts.sheets.length);
  for (const sheet of [...parts.sheets.filter(isForm), ...parts.sheets.filter((each) => !isForm(each))]) {
    const builder = new SheetBuilder(sheet.name, isForm(sheet), limits, problems, count);
    try {
      readSheet(zip, sheet.part, context, builder, limits.columns);
      sheets.set(sheet, builder.finish());
    } catch (error) {
      if (isForm(sheet) || !(error instanceof Refusal)) throw error;
      problems.warn('sheet-left-out', `The sheet is not part of the form and was left out. ${error.message}`, {
        sheet: sheet.name,
      });
    }
  }
  const inOrder = parts.sheets.flatMap((part) => sheets.get(part) ?? []);
  return { workbook: { sheets: inOrder }, inflatedBytes: zip.budget.used };
}

function readSheet(
  zip: ZipPackage,
  part: string,
  context: CellContext,
  builder: SheetBuilder,
  columnLimit: number,
): void {
  const merged: string[] = [];
  const listener = {
    row: (number: number, texts: (string | undefined)[]) => builder.row(number, texts),
    merged: (range: string) => merged.push(range),
    uncalculated(row: number, column: number) {
      const advice =
        'Open the file in a spreadsheet program and save it again, or put the value in place of the formula.';
      builder.warn(
        'formula-without-value',
        `The formula in ${columnLetters(column)}${row} has no stored result. ${advice}`,
        row,
        column,
      );
    },
    failed(row: number, column: number, error: string) {
      builder.warn('formula-error', `The formula in ${columnLetters(column)}${row} gives ${error}.`, row, column);
    },
  };
  const handler = new SheetReader(context, listener, columnLimit);
  const reader = new XmlReader(handler);
  zip.eachPiece(part, (piece) => {
    reader.push(piece);
    return handler.wantsMore;
  });
  if (merged.length === 0) return;
  const ranges = merged.slice(0, 3).join(', ') + (merged.length > 3 ? ', …' : '');
  builder.warn('merged-cells', `Merged cells (${ranges}): only the first cell of each has a value.`);
}
