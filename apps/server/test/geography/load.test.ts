import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBasicsOnce } from '../../src/demo/index.ts';
import { listTypes } from '../../src/modules/geography/units/unit.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ empty: true, jobs: false });
});
afterAll(() => server?.close());

it('has Bangladesh without the demonstration too, once, however many processes start at a time', async () => {
  const { pool, db } = server.context.database;
  const before = process.cpuUsage();
  await Promise.all([loadBasicsOnce(pool), loadBasicsOnce(pool)]);
  await loadBasicsOnce(pool);
  const { user, system } = process.cpuUsage(before);
  console.log(`loading Bangladesh: ${Math.round((user + system) / 1000)} ms of CPU`);
  expect((await listTypes(db)).map((type) => type.unitCount)).toEqual([8, 64, 495, 4546]);
});
