import type { Diagnostic, Workbook } from '@msurvey/xlsform';
import type { ReadLimits, ReadResult } from '@msurvey/xlsform/read';
import type { SpreadsheetAnswers, SpreadsheetTask } from './spreadsheet-task.ts';
import { inThread, own, threadAddress } from './thread.ts';

export { TooCostly as SpreadsheetRefused } from './thread.ts';

const address = threadAddress('spreadsheet-worker');

const run = <T extends SpreadsheetTask>(task: T) => inThread<SpreadsheetAnswers[T['kind']]>(address, task);

export const readSpreadsheet = (
  bytes: Uint8Array,
  fileName: string,
  limits: Partial<ReadLimits> = {},
): Promise<ReadResult> => run({ kind: 'read', bytes: own(bytes), fileName, limits });

export const writeSpreadsheet = (workbook: Workbook): Promise<Uint8Array> => run({ kind: 'write', workbook });

export const annotateSpreadsheet = (bytes: Uint8Array, workbook: Workbook, faults: Diagnostic[]): Promise<Uint8Array> =>
  run({ kind: 'annotate', bytes: own(bytes), workbook, faults });
