import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { createPool } from '../../src/db/pool.ts';
import { aloneInPreparing } from '../../src/db/prepare.queries.ts';
import { prepareDatabase } from '../../src/server.ts';
import { createDatabaseFrom } from '../support/postgres.ts';

it('a database is prepared by one server at a time: others wait, also for the tables of the job queue', async () => {
  const connection = await createDatabaseFrom(inject('postgres'), `test_${randomUUID().replaceAll('-', '')}`);
  const pools = Array.from({ length: 4 }, () => createPool(connection));
  const [first, ...others] = pools as [(typeof pools)[number], ...typeof pools];
  const tables = async () =>
    (await first.query("select count(*)::int as n from pg_tables where schemaname !~ '^(pg_|information_schema)'"))
      .rows[0].n;
  try {
    let waiting: Promise<unknown> = Promise.resolve();
    await aloneInPreparing(first, async () => {
      waiting = Promise.all(others.map((pool) => prepareDatabase(pool)));
      const queued = "select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted";
      await expect.poll(async () => (await first.query(queued)).rows[0].n).toBe(others.length);
      expect(await tables()).toBe(0);
    });
    await waiting;
    expect(await tables()).toBeGreaterThan(0);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
});
