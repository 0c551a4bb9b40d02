import { read, utils } from '@e965/xlsx';
import type { Sheet } from '@msurvey/xlsform';
import type { ReadLimits, ReadResult } from '@msurvey/xlsform/read';

const decode = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

const ROWS = 100_000;
const COLUMNS = 200;

/** A plain table in a .csv file: one sheet, the first line names the columns. (The form reader takes a .csv for a whole form.) */
export function readTextTable(bytes: Uint8Array, fileName: string, limits: Partial<ReadLimits>): ReadResult {
  const book = read(decode(bytes), { type: 'string', raw: true, dense: true, sheetRows: limits.rows ?? ROWS });
  const table = book.Sheets[book.SheetNames[0] ?? ''];
  const lines = table ? utils.sheet_to_json<string[]>(table, { header: 1, defval: '', blankrows: true }) : [];
  const headers = (lines[0] ?? []).slice(0, limits.columns ?? COLUMNS).map((text) => String(text).trim());
  const rows = lines.slice(1).map((line, i) => ({
    row: i + 2,
    cells: Object.fromEntries(
      headers
        .map((header, column): [string, string] => [header, String(line[column] ?? '').trim()])
        .filter(([header, text]) => header !== '' && text !== ''),
    ),
  }));
  const sheet: Sheet = {
    name: 'Users',
    headers: headers.filter((header) => header !== ''),
    rows: rows.filter((row) => Object.keys(row.cells).length > 0),
  };
  return { workbook: { sheets: [sheet], fileName }, diagnostics: [] };
}
