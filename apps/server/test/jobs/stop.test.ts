import type { PoolClient } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOptionsOf } from '../../src/db/connection-options.ts';
import { handleOn } from '../../src/db/database.ts';
import { createPool } from '../../src/db/pool.ts';
import { Jobs } from '../../src/jobs/queue.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { waitingJobs } from '../support/state.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server.close());

/** Nobody can put a job away before this connection says so. */
async function holdJobs(): Promise<PoolClient> {
  const client = await server.context.database.pool.connect();
  await client.query('begin');
  await client.query('select from graphile_worker._private_jobs for update');
  return client;
}

it('who stops waits until the job that has just ended is put away', async () => {
  const { pool: reader, db } = server.context.database;
  const pool = createPool(connectionOptionsOf(reader) as never, { max: 4 });
  const jobs = new Jobs(pool, pino({ level: 'silent' }));
  let holder: PoolClient | undefined;
  await jobs.work({
    'send-mail': async () => {
      holder = await holdJobs();
    },
  });
  await jobs.enqueue(handleOn(reader), 'send-mail', {} as never);
  await expect.poll(() => holder, { timeout: 60_000 }).toBeDefined();
  let stopped = false;
  const stop = jobs.stop().then(() => {
    stopped = true;
  });
  await new Promise((go) => setTimeout(go, 500));
  const waited = !stopped;
  await holder?.query('rollback');
  holder?.release();
  await stop;
  expect(waited).toBe(true);
  expect(await waitingJobs(db)).toBe(0);
  await pool.end();
});
