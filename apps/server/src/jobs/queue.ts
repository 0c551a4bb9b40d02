import type { Db } from '../db/tables.ts';
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

/** The job queue lives in PostgreSQL: a job is enqueued inside the transaction that needs it and starts after the commit. */
export class Jobs {
  private runner: Runner | undefined;
  constructor(
    private readonly pool: Pool,
    private readonly log: PinoLogger,
  ) {}

  async enqueue<K extends JobName>(
    db: Db,
    name: K,
    payload: JobTypes[K],
    options: { key?: string; maxAttempts?: number } = {},
  ): Promise<void> {
    await addJob(db, name, payload, options.key ?? null, options.maxAttempts ?? 10);
  }

  /** The timetable is a crontab; of several processes only one enqueues what is due. */
  async work(handlers: JobHandlers, timetable = '', concurrency = 2): Promise<void> {
    const taskList: TaskList = {};
    for (const [name, handler] of Object.entries(handlers)) {
      taskList[name] = (payload) => (handler as (payload: unknown) => Promise<void>)(payload);
    }
    this.runner = await run({
      pgPool: this.pool,
      taskList,
      crontab: timetable,
      concurrency,
      logger: workerLogger(this.log),
      noHandleSignals: true,
      noPreparedStatements: true,
      pollInterval: 2000,
    });
  }

  async stop(): Promise<void> {
    await this.runner?.stop();
  }
}
