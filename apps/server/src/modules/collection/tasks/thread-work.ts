import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TaskWork } from './run-task.ts';

/** What a thread that writes says: how much is written; at the end, where the file is. */
export type Progress<Finished> = { written: number } | Finished;

/** In a thread with its own connection: the server answers others meanwhile as if nothing were going on. */
export function writeInThread<Finished extends { records: number }>(
  address: URL,
  workerData: unknown,
  { signal, progress }: TaskWork,
  total: number | null,
): Promise<Finished> {
  return new Promise((done, fail) => {
    const worker = new Worker(address, {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    worker.on('message', (message: Progress<Finished>) => {
      if ('written' in message) return progress(message.written, total);
      progress(message.records, message.records);
      done(message);
    });
    worker.once('error', fail);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      fail(signal.aborted ? signal.reason : new Error('the export ended without a result'));
    });
  });
}

/** A folder of its own; what a process that died on the same task left on this machine goes first. */
export async function workFolder(taskId: string): Promise<string> {
  const prefix = `msurvey-export-${taskId}-`;
  for (const name of await readdir(tmpdir()))
    if (name.startsWith(prefix)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  return mkdtemp(join(tmpdir(), prefix));
}
