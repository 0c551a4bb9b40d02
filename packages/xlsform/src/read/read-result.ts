import type { Diagnostic } from '../diagnostics.ts';
import type { Workbook } from '../workbook.ts';

export interface ReadResult {
  /** Absent when the file could not be read. With errors of single cells or columns it is there, so that all problems can be told at once. */
  workbook?: Workbook;
  diagnostics: Diagnostic[];
}
