import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenTo, settleTables, tablesScannedOf } from '../lists/plans.queries.ts';
import { requestOf } from '../lists/view.ts';
import { newProject } from '../projects/project.queries.ts';
import { insertMany, knownMember, REGISTRY_TABLES } from '../registry/support/many.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { approveMany } from './many-works.queries.ts';

/** So many that reading one of the tables from end to end would be worth it to nobody. */
const SIZE = { members: 40_000, groups: 500, demonstrations: 12_000 };
const TABLES = ['member', 'activity', 'activity_participant'];
let server: TestServer;
let heard: ReturnType<typeof listenTo>;
let actor: Actor;
let projectId: number;
let unitIds: number[];

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const { database } = server.context;
  heard = listenTo(database.pool);
  projectId = await newProject(database.db, 'Many members');
  await database.transaction(async ({ db }) => {
    await insertMany(db, { projectId, ...SIZE });
    await approveMany(db, projectId);
  });
  await settleTables(database.db, REGISTRY_TABLES);
  const { upazilaId, unionId } = await knownMember(database.db, projectId);
  unitIds = [upazilaId, unionId];
  actor = await server.as('superadmin');
});
afterAll(() => server?.close());

it('the first page of people and of works that a figure opens to is served by indexes', async () => {
  const cuts = [{}, ...unitIds.map((unitId) => ({ unitId })), { from: 2023, to: 2023 }];
  const scans: string[] = [];
  for (const [call, figure] of [
    ['figurePeople', 'people'],
    ['figurePeople', 'people.female'],
    ['figurePeople', 'training.unique.people'],
    ['figurePeople', 'training.unique.male'],
    ['figureRecords', 'training.done'],
    ['figureRecords', 'demonstration.done'],
    ['figureRecords', 'demonstration.waiting'],
  ] as const)
    for (const cut of cuts) {
      heard.take();
      const { method, url, payload } = requestOf({
        name: figure,
        call,
        body: { projectId, figure, ...cut },
      });
      const headers = { authorization: `Bearer ${actor.token}` };
      const response = await server.app.inject({ method, url, headers, payload: payload as object });
      expect(response.statusCode, `${figure} ${JSON.stringify(cut)}`).toBe(200);
      expect(
        response.json<{ meta: { count: number } }>().meta.count,
        `${figure} ${JSON.stringify(cut)}`,
      ).toBeGreaterThan(0);
      const scanned = await tablesScannedOf(server.context.database.pool, heard.take(), TABLES);
      scans.push(...scanned.map((table) => `${figure} of ${JSON.stringify(cut)} reads all of ${table}`));
    }
  expect(scans).toEqual([]);
});
