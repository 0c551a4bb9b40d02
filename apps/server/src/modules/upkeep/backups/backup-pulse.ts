import type { Progress, Step } from '#backup/archive.ts';
import type { Db } from '#db/tables.ts';
import { keepAlive } from './backup.queries.ts';

const BEAT_MS = 1000;

class Cancelled extends Error {
  override name = 'Cancelled';
}

export interface BackupPulse {
  /** Aborted when somebody cancels it or the server stops. */
  signal: AbortSignal;
  progress: Progress;
  stop(): void;
}

/** Says every second how far it is, and hears whether it is still wanted. */
export function startPulse(db: Db, id: string, stopping: AbortSignal): BackupPulse {
  const abort = new AbortController();
  const now: { step: Step | null; done: number } = { step: null, done: 0 };
  const end = () => abort.abort(new Cancelled());
  stopping.addEventListener('abort', end, { once: true });
  const beat = async () => {
    // A database that cannot be reached says nothing about the backup.
    if (!(await keepAlive(db, id, now.step, now.done).catch(() => true))) end();
  };
  const timer = setInterval(() => void beat(), BEAT_MS);
  return {
    signal: abort.signal,
    progress: (step: Step, done: number) => {
      abort.signal.throwIfAborted();
      Object.assign(now, { step, done });
    },
    stop: () => {
      clearInterval(timer);
      stopping.removeEventListener('abort', end);
    },
  };
}
