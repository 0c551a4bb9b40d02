import { Worker } from 'node:worker_threads';
import { inTurn, LIMITS, TIME_LIMIT_MS, TooCostly } from './thread.ts';

/**
 * Threads that stay for the next task, for work whose code takes longer to load and to warm up than to run. Capped like
 * the others; one that failed, ran out of memory or took too long is not used again. An idle one keeps no process alive.
 */
export class WarmThreads<Task, Answer> {
  private readonly idle: Worker[] = [];
  private isWarm = false;

  constructor(private readonly address: URL) {}

  run(task: Task, transfer: ArrayBuffer[] = []): Promise<Answer> {
    return inTurn(() => this.ask(this.idle.pop() ?? this.start(), task, transfer));
  }

  /** Has a thread ready before somebody waits for it. */
  warm(): void {
    if (this.isWarm) return;
    this.idle.push(this.start());
  }

  private start(): Worker {
    this.isWarm = true;
    const worker = new Worker(this.address, { execArgv: [], resourceLimits: LIMITS });
    worker.unref();
    // One that ends while it is idle is not asked again.
    worker.once('exit', () => {
      const at = this.idle.indexOf(worker);
      if (at >= 0) this.idle.splice(at, 1);
    });
    return worker;
  }

  private ask(worker: Worker, task: Task, transfer: ArrayBuffer[]): Promise<Answer> {
    return new Promise<Answer>((done, fail) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        worker.removeAllListeners('message').removeAllListeners('error').off('exit', ended);
        worker.unref();
        finish();
      };
      const give = (error: Error) =>
        settle(() => {
          void worker.terminate();
          // What comes after the end of the story is nobody's concern, but must not end the process.
          worker.on('error', () => {});
          fail(error);
        });
      const ended = () => give(new Error('the worker ended without an answer'));
      const timer = setTimeout(() => give(new TooCostly()), TIME_LIMIT_MS);
      worker.once('message', (answer: Answer) =>
        settle(() => {
          this.idle.push(worker);
          done(answer);
        }),
      );
      worker.once('error', (error: NodeJS.ErrnoException) =>
        give(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooCostly() : error),
      );
      worker.once('exit', ended);
      // While somebody waits for the answer the thread counts as work.
      worker.ref();
      worker.postMessage(task, transfer);
    });
  }
}
