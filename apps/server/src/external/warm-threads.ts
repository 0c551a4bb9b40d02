import { type ResourceLimits, Worker } from 'node:worker_threads';
import { inTurn, LIMITS, TIME_LIMIT_MS, TooCostly } from './thread.ts';

interface Rules<Note> {
  limits: ResourceLimits;
  /** Null: as long as it takes; somebody may still end it. */
  timeLimitMs: number | null;
  /** Whether a message only tells how far the work is; the first that does not is the answer. */
  isNote(message: unknown): message is Note;
  /** One that nobody needed for so long gives its memory back. Null: it stays. */
  idleMs: number | null;
}

interface Asked<Note> {
  transfer?: ArrayBuffer[];
  /** Ends the work and its thread. */
  signal?: AbortSignal;
  /** What is replied reaches the thread as a message. */
  note?(note: Note, reply: (message: unknown) => void): void;
}

const USUAL: Rules<never> = {
  limits: LIMITS,
  timeLimitMs: TIME_LIMIT_MS,
  isNote: (_message): _message is never => false,
  idleMs: null,
};

/** What comes after the end of the story, which must not end the process. */
const NOBODYS_CONCERN = () => {};

/**
 * Threads that stay for the next task, for work whose code takes longer to load and to warm up than to run. Capped like
 * the others; one that failed, ran out of memory or took too long is not used again. An idle one keeps no process alive.
 */
export class WarmThreads<Task, Answer, Note = never> {
  private readonly idle: Worker[] = [];
  /** When one that rests is ended. */
  private readonly ends = new WeakMap<Worker, NodeJS.Timeout>();
  private readonly rules: Rules<Note>;
  private isWarm = false;

  constructor(
    private readonly address: URL,
    rules: Partial<Rules<Note>> = {},
  ) {
    this.rules = { ...(USUAL as Rules<Note>), ...rules };
  }

  /** In turn with everything else that is capped in time; what may take long would keep the others waiting. */
  run(task: Task, asked: Asked<Note> = {}): Promise<Answer> {
    const work = () => this.ask(this.idle.pop() ?? this.start(), task, asked);
    return this.rules.timeLimitMs === null ? work() : inTurn(work);
  }

  /** Has a thread ready before somebody waits for it. */
  warm(): void {
    if (this.isWarm) return;
    this.idle.push(this.start());
  }

  private start(): Worker {
    this.isWarm = true;
    const worker = new Worker(this.address, { execArgv: [], resourceLimits: this.rules.limits });
    worker.unref();
    worker.on('error', NOBODYS_CONCERN);
    worker.once('exit', () => this.forget(worker));
    return worker;
  }

  private rest(worker: Worker): void {
    this.idle.push(worker);
    const { idleMs } = this.rules;
    if (idleMs === null) return;
    const end = () => {
      this.forget(worker);
      void worker.terminate();
    };
    this.ends.set(worker, setTimeout(end, idleMs).unref());
  }

  /** It is not asked again. */
  private forget(worker: Worker): void {
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
  }

  private ask(worker: Worker, task: Task, { transfer = [], signal, note }: Asked<Note>): Promise<Answer> {
    clearTimeout(this.ends.get(worker));
    return new Promise<Answer>((done, fail) => {
      const { timeLimitMs, isNote } = this.rules;
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        worker.removeAllListeners('message').off('error', failed).off('exit', ended);
        worker.unref();
        finish();
      };
      const give = (error: unknown) =>
        // Its files and connections are gone before anybody tidies up after it.
        settle(() => void worker.terminate().then(() => fail(error)));
      const failed = (error: NodeJS.ErrnoException) =>
        give(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooCostly() : error);
      const ended = () => give(new Error('the worker ended without an answer'));
      const abort = () => give(signal?.reason);
      const timer = timeLimitMs === null ? undefined : setTimeout(() => give(new TooCostly()), timeLimitMs);
      worker.on('message', (message: Answer | Note) => {
        if (isNote(message)) return note?.(message, (told) => worker.postMessage(told));
        settle(() => {
          this.rest(worker);
          done(message);
        });
      });
      worker.once('error', failed).once('exit', ended);
      signal?.addEventListener('abort', abort, { once: true });
      if (signal?.aborted) return abort();
      // While somebody waits for the answer the thread counts as work.
      worker.ref();
      worker.postMessage(task, transfer);
    });
  }
}
