import type { Db } from '#db/tables.ts';
import { keepAlive, type TaskRow } from './task.queries.ts';

/** The work was told to end before it was done. */
export class Stopped extends Error {
  override name = 'Stopped';
}

export interface Pulse {
  signal: AbortSignal;
  readonly done: number;
  progress(done: number, total: number | null): void;
  stop(): Promise<void>;
}

/** Twice a second: a cancelled task ends within one. */
const BEAT_MS = 500;

/**
 * Tells the database that a task is alive and how far it is, and learns from it whether the task is still wanted: another
 * process may have been asked to cancel it.
 */
export function startPulse(db: Db, task: TaskRow, stopping: AbortSignal): Pulse {
  const abort = new AbortController();
  const end = () => abort.abort(new Stopped());
  stopping.addEventListener('abort', end, { once: true });
  if (stopping.aborted) end();
  let [done, total] = [0, task.total];
  let beating: Promise<void> = Promise.resolve();
  let isBeating = false;
  const beat = async () => {
    // A database that cannot be reached says nothing about the task: the next beat asks again.
    const wanted = await keepAlive(db, task, done, total).catch(() => true);
    if (!wanted) end();
    isBeating = false;
  };
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    beating = beat();
  }, BEAT_MS);
  return {
    signal: abort.signal,
    get done() {
      return done;
    },
    progress: (now, of) => {
      done = now;
      total = of;
    },
    stop: async () => {
      clearInterval(timer);
      stopping.removeEventListener('abort', end);
      await beating;
    },
  };
}
