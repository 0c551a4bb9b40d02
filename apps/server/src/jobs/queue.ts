import type { Db } from '../db/tables.ts';
import { type PatientPool, patientPool } from './patient-pool.ts';
import { addJob } from './queue.queries.ts';
import { Logger, type Runner, type TaskList, run } from 'graphile-worker';
import type { Logger as PinoLogger } from 'pino';
import type { Pool } from 'pg';

/** Every background job with what it needs. Modules add theirs here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface JobTypes {}
export type JobName = keyof JobTypes & string;
export type JobHandlers = { [K in JobName]?: (payload: JobTypes[K]) => Promise<void> };

/** The worker reports through our log, so that LOG_LEVEL rules it too; what it calls info is detail to us. */
const workerLogger = (log: PinoLogger) =>
  new Logger(
    () => (level, message) => log[level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug'](message),
  );

/** Of jobs that take minutes so many run at a time, so that mail and notifications never wait for them. */
const LONG_AT_ONCE = 2;
const LONG = 'long';

export interface JobOptions {
  /** A job of the same key that has not begun yet is replaced. */
  key?: string;
  maxAttempts?: number;
  isLong?: boolean;
}

/** The job queue lives in PostgreSQL: a job is enqueued inside the transaction that needs it and starts after the commit. */
export class Jobs {
  private runner: Runner | undefined;
  private patient: PatientPool | undefined;
  private long = 0;
  private readonly stopped = new AbortController();
  constructor(
    private readonly pool: Pool,
    private readonly log: PinoLogger,
  ) {}

  async enqueue<K extends JobName>(db: Db, name: K, payload: JobTypes[K], options: JobOptions = {}): Promise<void> {
    const { key = null, maxAttempts = 10, isLong = false } = options;
    await addJob(db, name, payload, key, maxAttempts, isLong ? [LONG] : null);
  }

  /** Aborted when the server stops: long work ends where it is, and is taken up again later. */
  get stopping(): AbortSignal {
    return this.stopped.signal;
  }

  /** The timetable is a crontab; of several processes only one enqueues what is due. */
  async work(handlers: JobHandlers, timetable = '', concurrency = 4): Promise<void> {
    const taskList: TaskList = {};
    for (const [name, handler] of Object.entries(handlers)) {
      taskList[name] = async (payload, { job }) => {
        const isLong = job.flags?.[LONG] === true;
        if (isLong) this.long++;
        try {
          await (handler as (payload: unknown) => Promise<void>)(payload);
        } finally {
          if (isLong) this.long--;
        }
      };
    }
    this.patient = patientPool(this.pool);
    this.runner = await run({
      pgPool: this.patient.pool,
      taskList,
      crontab: timetable,
      concurrency,
      forbiddenFlags: () => (this.long >= LONG_AT_ONCE ? [LONG] : null),
      logger: workerLogger(this.log),
      noHandleSignals: true,
      noPreparedStatements: true,
      pollInterval: 2000,
    });
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.runner?.stop();
    // Jobs that have just ended are still being put away.
    await this.patient?.settled();
  }
}
