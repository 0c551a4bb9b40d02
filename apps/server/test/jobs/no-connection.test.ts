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

const left = () => waitingJobs(server.context.database.db);

it('a job that ends while no connection is to be had is put away later; the process goes on', async () => {
  const address = connectionOptionsOf(server.context.database.pool);
  const pool = createPool(address as never, { max: 4, connectionTimeout: 200 });
  const jobs = new Jobs(pool, pino({ level: 'silent' }));
  const taken: PoolClient[] = [];
  const takeAll = async () => {
    for (;;) {
      const client = await pool.connect().catch(() => undefined);
      if (!client) return;
      taken.push(client);
    }
  };
  let runs = 0;
  await jobs.work({
    'send-mail': async () => {
      runs++;
      await takeAll();
    },
  });
  try {
    await jobs.enqueue(handleOn(server.context.database.pool), 'send-mail', {} as never);
    await expect.poll(() => taken.length, { timeout: 60_000 }).toBeGreaterThan(0);
    // Meanwhile the queue asks for a connection and gets none: without care that ended the process.
    await new Promise((go) => setTimeout(go, 1000));
    expect(await left()).toBe(1);
    for (const client of taken) client.release();
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
    expect(runs).toBe(1);
  } finally {
    await jobs.stop();
    await pool.end();
  }
});
