import type { Sheet } from '../workbook.ts';
import { csvRecords } from './csv-records.ts';
import { delimiterOf } from './delimiter.ts';
import { decodeText } from './encoding.ts';
import { DEFAULT_LIMITS, type ReadLimits } from './limits.ts';
import { Problems } from './problems.ts';
import type { ReadResult } from './read-result.ts';
import { storable } from './storable.ts';

/** A plain table in a .csv file, not a form: one sheet, whose first line names the columns. */
export function readTable(bytes: Uint8Array, fileName: string, limits: Partial<ReadLimits> = {}): ReadResult {
  const { rows: mostRows, columns: mostColumns } = { ...DEFAULT_LIMITS, ...limits };
  const problems = new Problems();
  const text = decodeText(bytes, problems);
  const sheet: Sheet = { name: fileName.replace(/\.\w+$/, ''), headers: [], rows: [] };
  const clean = (text: string, at: number, column: string) =>
    storable(text, problems, { sheet: sheet.name, row: at, column }).trim();
  let row = 0;
  for (const record of csvRecords(text, delimiterOf(text))) {
    row++;
    if (row === 1) {
      sheet.headers = record.slice(0, mostColumns).map((cell) => clean(cell, 1, cell));
      continue;
    }
    if (row > mostRows + 1) {
      problems.add('error', 'rows', `The table has more than ${mostRows} rows.`);
      break;
    }
    const cells = sheet.headers
      .map((header, column): [string, string] => [header, clean(record[column] ?? '', row, header)])
      .filter(([header, cell]) => header !== '' && cell !== '');
    if (cells.length > 0) sheet.rows.push({ row, cells: Object.fromEntries(cells) });
  }
  sheet.headers = sheet.headers.filter((header) => header !== '');
  return { workbook: { sheets: [sheet], fileName }, diagnostics: problems.finish() };
}
