import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface Helper<R> {
  /** It does what it is for. */
  begun: Promise<void>;
  /** What it has seen until now; then it ends. */
  end(): Promise<R>;
}

/** A process of its own for those who ask, so that asking costs neither the server's process nor one another time. */
export function startHelper<R>(file: string, plan: object): Helper<R> {
  const child = fork(join(import.meta.dirname, file), { execArgv: ['--import', 'tsx'] });
  let begin = () => {};
  let fail = (_: Error) => {};
  const begun = new Promise<void>((resolve, reject) => {
    begin = resolve;
    fail = reject;
  });
  const seen = new Promise<R>((resolve, reject) => {
    child.on('message', (said: 'begun' | { seen: R }) => (said === 'begun' ? begin() : resolve(said.seen)));
    child.once('exit', (code) => {
      const error = new Error(`${file} ended with ${code}`);
      fail(error);
      reject(error);
    });
  });
  // Whoever waits for one of them hears of it; the other need not be waited for.
  for (const either of [begun, seen]) either.catch(() => {});
  child.send(plan);
  return {
    begun,
    end() {
      child.send('end');
      return seen;
    },
  };
}

/** The other side: begins with the plan, and tells what it has seen when it is told to end, or when nobody has for too long. */
export function asHelper<P, R>(begin: (plan: P, over: AbortSignal) => Promise<() => R>, mostMs: number): void {
  const over = new AbortController();
  const tooLong = setTimeout(() => process.exit(1), mostMs);
  let seen: (() => R) | undefined;
  process.on('message', async (said: P | 'end') => {
    if (said !== 'end') {
      seen = await begin(said as P, over.signal);
      process.send?.('begun');
      return;
    }
    over.abort();
    clearTimeout(tooLong);
    process.send?.({ seen: seen?.() }, () => process.exit(0));
  });
  process.once('disconnect', () => process.exit(0));
}
