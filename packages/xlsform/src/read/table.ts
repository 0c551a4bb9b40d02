import type { Sheet } from '../workbook.ts';
import { csvRecords } from './csv-records.ts';
import { decodeText } from './encoding.ts';
import type { ReadResult } from './index.ts';
import { DEFAULT_LIMITS, type ReadLimits } from './limits.ts';
import { Problems } from './problems.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/** What the heading is cut by most often. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => heading.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** A plain table in a .csv file, not a form: one sheet, whose first line names the columns. */
export function readTable(bytes: Uint8Array, fileName: string, limits: Partial<ReadLimits> = {}): ReadResult {
  const { rows: mostRows, columns: mostColumns } = { ...DEFAULT_LIMITS, ...limits };
  const problems = new Problems();
  const text = decodeText(bytes, problems);
  const sheet: Sheet = { name: fileName.replace(/\.\w+$/, ''), headers: [], rows: [] };
  let row = 0;
  for (const record of csvRecords(text, delimiterOf(text))) {
    row++;
    if (row === 1) {
      sheet.headers = record.slice(0, mostColumns).map((cell) => cell.trim());
      continue;
    }
    if (row > mostRows + 1) {
      problems.add('error', 'rows', `The table has more than ${mostRows} rows.`);
      break;
    }
    const cells = sheet.headers
      .map((header, column): [string, string] => [header, (record[column] ?? '').trim()])
      .filter(([header, cell]) => header !== '' && cell !== '');
    if (cells.length > 0) sheet.rows.push({ row, cells: Object.fromEntries(cells) });
  }
  sheet.headers = sheet.headers.filter((header) => header !== '');
  return { workbook: { sheets: [sheet], fileName }, diagnostics: problems.finish() };
}
