import { Worker } from 'node:worker_threads';

/** A file that costs more than it may: the sender can act on it. */
export class TooCostly extends Error {
  constructor() {
    super('it takes too much time or memory to read');
  }
}

export const LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };
export const TIME_LIMIT_MS = 30_000;
const AT_ONCE = 2;

/**
 * Beside the bundle lies the bundled worker. The sources use it too: a thread that loads TypeScript by itself takes longer
 * for that than for its work (whoever runs them builds first: `npm run dev`, the tests).
 */
export const threadAddress = (name: string): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `../../dist/${name}.js` : `./${name}.js`, import.meta.url);

let running = 0;
const waiting: (() => void)[] = [];

/** A few at once, of whatever kind: the machine has other work. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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
export function inThread<Answer>(address: URL, task: unknown): Promise<Answer> {
  return inTurn(
    () =>
      new Promise((done, fail) => {
        const worker = new Worker(address, {
          workerData: task,
          execArgv: [],
          resourceLimits: LIMITS,
        });
        const tooCostly = () => fail(new TooCostly());
        const timer = setTimeout(() => {
          void worker.terminate();
          tooCostly();
        }, TIME_LIMIT_MS);
        worker.once('message', (answer: Answer) => {
          done(answer);
          void worker.terminate();
        });
        worker.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooCostly() : fail(error),
        );
        worker.once('exit', () => {
          clearTimeout(timer);
          fail(new Error('the worker ended without an answer'));
        });
      }),
  );
}

/** A view into a shared buffer would be sent with all that lies around it. */
export const own = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);
