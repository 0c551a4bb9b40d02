import type { Diagnostic } from '../diagnostics.ts';
import { DEFAULT_LIMITS, type ReadLimits, readWorkbook } from '../read/index.ts';
import { writeWorkbook } from '../write/index.ts';
import { annotateXlsx } from './annotate-xlsx.ts';

export interface AnnotateOptions {
  /** Tells kinds of text files apart, as in `readWorkbook`. */
  fileName?: string;
  limits?: Partial<ReadLimits>;
}

/**
 * The author's own workbook with the cells that diagnostics are about coloured (red for errors, amber for warnings) and
 * commented, and with a sheet `Problems` that lists them all. An .xlsx keeps everything else as it was, byte for byte; from
 * .xls, .csv and .md a new .xlsx with the same rows is made. A file that cannot be read gives the list alone.
 */
export function annotate(bytes: Uint8Array, diagnostics: Diagnostic[], options: AnnotateOptions = {}): Uint8Array {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes.length <= limits.fileBytes;
  try {
    if (isZip) return annotateXlsx(bytes, diagnostics, limits);
  } catch {
    // Whatever is wrong with the file, its author still gets the list.
  }
  const workbook = isZip ? undefined : readWorkbook(bytes, options.fileName ?? 'form.csv', limits).workbook;
  const sheets = workbook && workbook.sheets.length > 0 ? workbook.sheets : [{ name: 'survey', headers: [], rows: [] }];
  return annotateXlsx(writeWorkbook({ sheets }), diagnostics, limits);
}
