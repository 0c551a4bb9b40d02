import type { Language } from '@msurvey/domain';
import type { Sheet, Workbook } from '@msurvey/xlsform';
import { readSpreadsheet, SpreadsheetRefused } from '#external/spreadsheet.ts';
import { type Problem, problem } from '#problem/problem.ts';
import { filled } from '#texts/texts.ts';
import { type Column, columnOf, word } from './sheet-words.ts';

export const TYPES = /\.(xlsx|xls|csv)$/i;
/** A larger tree comes in several files. */
const MOST_ROWS = 10_000;
/** For the reader: far enough to say how many rows there are, not so far as to choke. */
const LIMITS = { rows: 30_000, columns: 100, cells: 1_000_000 };

export interface RowFault {
  /** As the author sees it; the headings stand in row 1. */
  row: number;
  column: string | null;
  message: string;
}

export interface ReadTree {
  workbook: Workbook;
  sheet: Sheet;
  /** What could not be read of the file. */
  faults: RowFault[];
}

/** The first sheet of a file; what cannot be read at all is a problem. */
export async function readTree(bytes: Uint8Array, fileName: string): Promise<ReadTree | Problem> {
  if (!TYPES.test(fileName)) return problem('upload.wrong-type', { types: '.xlsx, .xls, .csv' });
  try {
    const { workbook, diagnostics } = await readSpreadsheet(bytes, fileName, LIMITS);
    const errors = diagnostics.filter((found) => found.severity === 'error');
    const sheet = workbook?.sheets[0];
    if (!workbook) return problem('upload.unreadable', { what: errors[0]?.message ?? '' });
    if (!sheet || sheet.rows.length === 0) return problem('upload.empty');
    if (sheet.rows.length > MOST_ROWS) return problem('request.too-large', { limit: `${MOST_ROWS} rows` });
    const own = errors.filter((found) => found.sheet === undefined || found.sheet === sheet.name);
    const faults = own.map(({ row, column, message }) => ({ row: row ?? 1, column: column ?? null, message }));
    return { workbook, sheet, faults };
  } catch (error) {
    if (error instanceof SpreadsheetRefused) return problem('upload.unreadable', { what: error.message });
    throw error;
  }
}

/** Which heading of this sheet stands for which column. */
export type Headings = ReadonlyMap<Column, string>;

export function headingsOf(sheet: Sheet, language: Language): { headings: Headings; faults: RowFault[] } {
  const headings = new Map<Column, string>();
  for (const heading of sheet.headers) {
    const column = columnOf(heading);
    if (column && !headings.has(column)) headings.set(column, heading);
  }
  const faults = (['type', 'code', 'name'] as const)
    .filter((column) => !headings.has(column))
    .map((column) => ({
      row: 1,
      column: null,
      message: filled(word('noColumn', language), { name: word(column, language) }),
    }));
  return { headings, faults };
}
