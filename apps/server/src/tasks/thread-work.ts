import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WarmThreads } from '#external/warm-threads.ts';
import type { TaskWork } from './run-task.ts';

interface Written {
  written: number;
}
/** A question of a thread in the middle of its work; what is told comes to it as `{ told }`. */
interface Asking {
  asked: unknown;
}
export type Teller = (asked: never) => Promise<unknown>;

/** What a thread that writes says: how much is written; at the end, where the file is. */
export type Progress<Finished> = Written | Finished;

const IDLE_MS = 10 * 60_000;
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
const isNote = (message: unknown): message is Written | Asking =>
  typeof message === 'object' && !!message && ('written' in message || 'asked' in message);

/**
 * In a thread with its own connection: the server answers others meanwhile as if nothing were going on. Who exports
 * once exports again: the thread waits a while for the next one, with its code loaded and warm.
 */
export class WritingThreads<Task, Finished extends { records: number }> {
  private readonly threads: WarmThreads<Task, Finished, Written | Asking>;

  constructor(address: URL) {
    this.threads = new WarmThreads(address, { limits, timeLimitMs: null, isNote, idleMs: IDLE_MS });
  }

  async write(task: Task, { signal, progress }: TaskWork, total: number | null, tell?: Teller): Promise<Finished> {
    // A question that cannot be answered ends the work: a file with half of its labels would look whole.
    const failed = new AbortController();
    const note = (said: Written | Asking, reply: (message: unknown) => void) => {
      if ('written' in said) progress(said.written, total);
      else
        tell?.(said.asked as never).then(
          (told) => reply({ told }),
          (error) => failed.abort(error),
        );
    };
    const finished = await this.threads.run(task, { signal: AbortSignal.any([signal, failed.signal]), note });
    progress(finished.records, finished.records);
    return finished;
  }
}

/** A folder of its own; what a process that died on the same task left on this machine goes first. */
export async function workFolder(taskId: string): Promise<string> {
  const prefix = `msurvey-export-${taskId}-`;
  for (const name of await readdir(tmpdir()))
    if (name.startsWith(prefix)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  return mkdtemp(join(tmpdir(), prefix));
}
