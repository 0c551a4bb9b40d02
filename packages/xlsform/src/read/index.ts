import type { Diagnostic } from '../diagnostics.ts';
import type { Workbook } from '../workbook.ts';
import { readCsv } from './csv.ts';
import { type FileKind, kindOf } from './kind.ts';
import { DEFAULT_LIMITS, type ReadLimits } from './limits.ts';
import { readMarkdown } from './markdown.ts';
import { Problems } from './problems.ts';
import type { ReadResult } from './read-result.ts';
import { Refusal, tooLarge } from './refusal.ts';
import { readXls } from './xls/index.ts';
import { readXlsx } from './xlsx/index.ts';

export { type ActiveContent, activeContent } from './active-content.ts';
export { DEFAULT_LIMITS, type ReadLimits } from './limits.ts';
export type { ReadResult } from './read-result.ts';
export { readTable } from './table.ts';
export { partNames } from './zip/part-names.ts';

/**
 * Reads a form from .xlsx, .xlsm, .xls, .csv or .md. A pure function of its bytes: no files, no clock, no state, so it can
 * run in a worker thread with capped memory or in a browser's worker. It never throws; what is wrong with a file is a diagnostic.
 */
export function readWorkbook(bytes: Uint8Array, fileName: string, limits: Partial<ReadLimits> = {}): ReadResult {
  const problems = new Problems();
  try {
    const workbook = read(bytes, fileName, { ...DEFAULT_LIMITS, ...limits }, problems);
    return { workbook: { ...workbook, fileName }, diagnostics: problems.finish() };
  } catch (error) {
    return { diagnostics: [...problems.finish(), asDiagnostic(error)] };
  }
}

function read(bytes: Uint8Array, fileName: string, limits: ReadLimits, problems: Problems): Workbook {
  if (bytes.length > limits.fileBytes) throw tooLarge(bytes.length, limits.fileBytes);
  const readers: Record<FileKind, () => Workbook> = {
    xlsx: () => readXlsx(bytes, limits, problems).workbook,
    xls: () => readXls(bytes, limits, problems),
    csv: () => readCsv(bytes, limits, problems),
    md: () => readMarkdown(bytes, limits, problems),
  };
  return readers[kindOf(bytes, fileName)]();
}

/** Whatever else goes wrong inside goes wrong because of the file. */
function asDiagnostic(error: unknown): Diagnostic {
  if (error instanceof Refusal) return error.diagnostic;
  return new Refusal(
    'broken-file',
    'The file cannot be read. Open it in a spreadsheet program and save it again as .xlsx.',
  ).diagnostic;
}
