import { parentPort, workerData } from 'node:worker_threads';
import { annotate } from '@msurvey/xlsform/annotate';
import { readTable, readWorkbook } from '@msurvey/xlsform/read';
import { writeWorkbook } from '@msurvey/xlsform/write';

import type { SpreadsheetAnswers, SpreadsheetTask } from './spreadsheet-task.ts';

const isPackage = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

function run(task: SpreadsheetTask): SpreadsheetAnswers[SpreadsheetTask['kind']] {
  switch (task.kind) {
    case 'read':
      return /\.csv$/i.test(task.fileName) && !isPackage(task.bytes)
        ? readTable(task.bytes, task.fileName, task.limits)
        : readWorkbook(task.bytes, task.fileName, task.limits);
    case 'write':
      return writeWorkbook(task.workbook);
    case 'annotate':
      // Only the modern format can be written into; the older ones are handed back in it.
      return annotate(isPackage(task.bytes) ? task.bytes : writeWorkbook(task.workbook), task.faults);
  }
}

parentPort?.postMessage(run(workerData as SpreadsheetTask));
