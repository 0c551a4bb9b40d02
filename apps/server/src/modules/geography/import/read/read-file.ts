import { readTable, readWorkbook } from '@msurvey/xlsform/read';
import { readBoundaries } from './boundaries.ts';
import { type GeoFile, LISTS } from './file.ts';
import { readList } from './list.ts';

const LIST_LIMITS = { fileBytes: 25_000_000, rows: 100_000, columns: 60, cells: 1_500_000 };

/** The whole file, read and checked; nothing of the database is asked. Runs in a worker. */
export function readFile(bytes: Uint8Array, fileName: string): GeoFile {
  if (!LISTS.test(fileName)) return readBoundaries(bytes);
  const read = /\.csv$/i.test(fileName) ? readTable : readWorkbook;
  const { workbook, diagnostics } = read(bytes, fileName, LIST_LIMITS);
  const refused = diagnostics.find((d) => d.severity === 'error');
  const sheet = workbook?.sheets[0];
  if (!sheet || refused) return { kind: 'unreadable', what: refused?.message ?? 'It has no sheet.' };
  if (sheet.rows.length === 0) return { kind: 'unreadable', what: 'It has no rows.' };
  return readList(sheet);
}
