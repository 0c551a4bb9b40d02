import { isFollowUp } from '@msurvey/domain';
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
  const small = await derivedTables(database.db);
  await loadMany(database, many, () => {});
  const before = await derivedTables(database.db);
  const more = (table: string) => (before[table] as unknown[]).length - (small[table] as unknown[]).length;
  expect(more('member')).toBe(many.members);
  expect(more('farmer_group')).toBe(many.groups);
  const work = (tables: typeof small) =>
    (tables.activity as { kind: string }[]).filter(({ kind }) => !isFollowUp(kind));
  expect(work(before).length - work(small).length).toBe(many.activities);
  const states = new Set(
    (before.activity as { state: string }[]).slice(small.activity?.length).map(({ state }) => state),
  );
  expect(states).toContain('approved');
  await rebuildAll(database, null, () => {});
  const after = await derivedTables(database.db);
  for (const [name, rows] of Object.entries(before)) expect(after[name], name).toEqual(rows);
});
