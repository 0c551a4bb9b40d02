import type { Db } from '../db/tables.ts';
import { addJob } from './queue.queries.ts';
import { type Runner, type TaskList, run } from 'graphile-worker';
import type { Pool } from 'pg';

/** Every background job with what it needs. Modules add theirs here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface JobTypes {}
export type JobName = keyof JobTypes & string;
export type JobHandlers = { [K in JobName]?: (payload: JobTypes[K]) => Promise<void> };

/** The job queue lives in PostgreSQL: a job is enqueued inside the transaction that needs it and starts after the commit. */
export class Jobs {
  private runner: Runner | undefined;
  constructor(private readonly pool: Pool) {}

  async enqueue<K extends JobName>(
    db: Db,
    name: K,
    payload: JobTypes[K],
    options: { key?: string; maxAttempts?: number } = {},
  ): Promise<void> {
    await addJob(db, name, payload, options.key ?? null, options.maxAttempts ?? 10);
  }

  async work(handlers: JobHandlers, concurrency = 2): Promise<void> {
    const taskList: TaskList = {};
    for (const [name, handler] of Object.entries(handlers)) {
      taskList[name] = (payload) => (handler as (payload: unknown) => Promise<void>)(payload);
    }
    this.runner = await run({
      pgPool: this.pool,
      taskList,
      concurrency,
      noHandleSignals: true,
      noPreparedStatements: true,
      pollInterval: 2000,
    });
  }

  async stop(): Promise<void> {
    await this.runner?.stop();
  }
}
