import { bringBack, type Engine, type Running } from './engine.ts';
import { rotate } from './log-file.ts';
import { inspectProcess } from './processes.ts';

const INTERVAL_MS = 2000;

export interface Watch {
  /** Ends the watching and gives the postmaster that runs now. */
  end(): Promise<Running>;
}

/** Keeps the log bounded, and starts PostgreSQL again when something (the out-of-memory killer) ended it. */
export function watchOver(engine: Engine, first: Running): Watch {
  let running = first;
  let busy = Promise.resolve();
  const timer = setInterval(() => {
    busy = busy.then(look);
  }, INTERVAL_MS).unref();

  async function look(): Promise<void> {
    try {
      rotate(engine.layout.log);
      if (inspectProcess(running.pid)) return;
      engine.log(`PostgreSQL (process ${running.pid}) ended unexpectedly: starting it again`);
      running = await bringBack(engine, running);
    } catch (error) {
      engine.log(`PostgreSQL could not be started again, next attempt soon: ${(error as Error).message}`);
    }
  }

  return {
    async end() {
      clearInterval(timer);
      await busy;
      return running;
    },
  };
}
