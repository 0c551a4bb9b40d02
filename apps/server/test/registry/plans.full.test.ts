import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProject } from '../projects/project.queries.ts';
import { listenTo, settleTables, tablesScannedOf } from '../lists/plans.queries.ts';
import { requestOf, type View } from '../lists/view.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { insertMany, knownMember, REGISTRY_TABLES } from './support/many.queries.ts';
import { registryViews } from './support/views.ts';

/** So many that reading one of the tables from end to end would be worth it to nobody. */
const SIZE = { members: 40_000, groups: 15_000, demonstrations: 2000 };
let server: TestServer;
let heard: ReturnType<typeof listenTo>;
let actor: Actor;
let views: View[];

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const { database } = server.context;
  heard = listenTo(database.pool);
  const projectId = await newProject(database.db, 'Many members');
  await database.transaction(({ db }) => insertMany(db, { projectId, ...SIZE }));
  await settleTables(database.db, REGISTRY_TABLES);
  views = registryViews(await knownMember(database.db, projectId));
  actor = await server.as('superadmin');
});
afterAll(() => server?.close());

it('every look at a registry is served by indexes', async () => {
  const scans: string[] = [];
  for (const view of views) {
    heard.take();
    const { method, url, payload } = requestOf(view);
    const headers = { authorization: `Bearer ${actor.token}` };
    const response = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect(`${view.name}: ${response.statusCode}`).toBe(`${view.name}: 200`);
    const scanned = await tablesScannedOf(server.context.database.pool, heard.take(), REGISTRY_TABLES);
    scans.push(...scanned.map((table) => `${view.name} reads all of ${table}`));
  }
  expect(scans).toEqual([]);
});

it('would notice a list that reads everything', async () => {
  const all = { text: 'select count(*) from member where village = $1', values: ['x'] };
  expect(await tablesScannedOf(server.context.database.pool, [all], REGISTRY_TABLES)).toEqual(['member']);
});
