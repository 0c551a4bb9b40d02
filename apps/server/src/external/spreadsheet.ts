import { Worker } from 'node:worker_threads';
import type { Diagnostic, Workbook } from '@msurvey/xlsform';
import type { ReadLimits, ReadResult } from '@msurvey/xlsform/read';
import type { SpreadsheetAnswers, SpreadsheetTask } from './spreadsheet-task.ts';

/** A file that costs more than it may: the sender can act on it. */
export class SpreadsheetRefused extends Error {}

const MEMORY_MB = 384;
const TIME_LIMIT_MS = 30_000;
const AT_ONCE = 2;

/** Beside the bundle lies the bundled worker, beside the sources one that loads TypeScript. */
const workerAddress = new URL(
  import.meta.url.endsWith('.ts') ? './spreadsheet-worker.dev.mjs' : './spreadsheet-worker.js',
  import.meta.url,
);

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  while (running >= AT_ONCE) await new Promise<void>((next) => waiting.push(next));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** In a thread of its own with capped memory and time: no file, however hostile, holds up the server. */
function run<T extends SpreadsheetTask>(task: T): Promise<SpreadsheetAnswers[T['kind']]> {
  return inTurn(
    () =>
      new Promise((done, fail) => {
        const worker = new Worker(workerAddress, {
          workerData: task,
          execArgv: [],
          resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
        });
        const tooCostly = () => fail(new SpreadsheetRefused('it takes too much time or memory to read'));
        const timer = setTimeout(() => {
          void worker.terminate();
          tooCostly();
        }, TIME_LIMIT_MS);
        worker.once('message', (answer: SpreadsheetAnswers[T['kind']]) => {
          done(answer);
          void worker.terminate();
        });
        worker.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooCostly() : fail(error),
        );
        worker.once('exit', () => {
          clearTimeout(timer);
          fail(new Error('the spreadsheet worker ended without an answer'));
        });
      }),
  );
}

/** A view into a shared buffer would be sent with all that lies around it. */
const own = (bytes: Uint8Array): Uint8Array => Uint8Array.from(bytes);

export const readSpreadsheet = (
  bytes: Uint8Array,
  fileName: string,
  limits: Partial<ReadLimits> = {},
): Promise<ReadResult> => run({ kind: 'read', bytes: own(bytes), fileName, limits });

export const writeSpreadsheet = (workbook: Workbook): Promise<Uint8Array> => run({ kind: 'write', workbook });

export const annotateSpreadsheet = (bytes: Uint8Array, workbook: Workbook, faults: Diagnostic[]): Promise<Uint8Array> =>
  run({ kind: 'annotate', bytes: own(bytes), workbook, faults });
