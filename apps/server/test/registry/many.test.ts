import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadMany } from '../../src/demo/registry/many.ts';
import { rebuildAll } from '../../src/modules/collection/index.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { derivedTables } from './tables.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());

it('a large demonstration has the registries that a rebuild from its records gives', async () => {
  const { database } = server.context;
  const many = { groups: 8, members: 120, activities: 40, participations: 400 };
  await loadMany(database, many, () => {});
  const before = await derivedTables(database.db);
  expect(before.member).toHaveLength(300 + many.members);
  expect(before.activity).toHaveLength(80 + many.activities);
  await rebuildAll(database, null, () => {});
  const after = await derivedTables(database.db);
  for (const [name, rows] of Object.entries(before)) expect(after[name], name).toEqual(rows);
});
