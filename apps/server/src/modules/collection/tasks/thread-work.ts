import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WarmThreads } from '#external/warm-threads.ts';
import type { TaskWork } from './run-task.ts';

interface Written {
  written: number;
}
/** What a thread that writes says: how much is written; at the end, where the file is. */
export type Progress<Finished> = Written | Finished;

const IDLE_MS = 10 * 60_000;
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
const isNote = (message: unknown): message is Written =>
  typeof message === 'object' && !!message && 'written' in message;

/**
 * In a thread with its own connection: the server answers others meanwhile as if nothing were going on. Who exports
 * once exports again: the thread waits a while for the next one, with its code loaded and warm.
 */
export class WritingThreads<Task, Finished extends { records: number }> {
  private readonly threads: WarmThreads<Task, Finished, Written>;

  constructor(address: URL) {
    this.threads = new WarmThreads(address, { limits, timeLimitMs: null, isNote, idleMs: IDLE_MS });
  }

  async write(task: Task, { signal, progress }: TaskWork, total: number | null): Promise<Finished> {
    const note = ({ written }: Written) => progress(written, total);
    const finished = await this.threads.run(task, { signal, note });
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
