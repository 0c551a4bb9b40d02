import type { Diagnostic, Workbook } from '@msurvey/xlsform';
import type { ReadLimits, ReadResult } from '@msurvey/xlsform/read';

/** What the worker is asked. One task, one worker. */
export type SpreadsheetTask =
  | { kind: 'read'; bytes: Uint8Array; fileName: string; limits: Partial<ReadLimits> }
  | { kind: 'write'; workbook: Workbook }
  /** The user's own workbook with its faults written in; a text file becomes a workbook. */
  | { kind: 'annotate'; bytes: Uint8Array; workbook: Workbook; faults: Diagnostic[] };

export interface SpreadsheetAnswers {
  read: ReadResult;
  write: Uint8Array;
  annotate: Uint8Array;
}
