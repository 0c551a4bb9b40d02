import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProject } from '../projects/project.queries.ts';
import { listenTo, settleTables, tablesScannedOf } from '../lists/plans.queries.ts';
import { requestOf, type View } from '../lists/view.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { giveSite } from '../geography/reach.queries.ts';
import { personReaching } from '../support/people.ts';
import { PROJECT_SACP } from '@msurvey/domain';
import { putUnder } from './door.queries.ts';
import { insertMany, knownMember, REGISTRY_TABLES } from './support/many.queries.ts';
import { registryViews } from './support/views.ts';

/** So many that reading one of the tables from end to end would be worth it to nobody. */
const SIZE = { members: 40_000, groups: 15_000, demonstrations: 2000 };
let server: TestServer;
let heard: ReturnType<typeof listenTo>;
let actor: Actor;
let views: View[];
/** By what they reach. */
const reachers = new Map<string, Actor>();

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const { database } = server.context;
  heard = listenTo(database.pool);
  const projectId = await newProject(database.db, 'Many members');
  await database.transaction(({ db }) => insertMany(db, { projectId, ...SIZE }));
  await settleTables(database.db, REGISTRY_TABLES);
  const known = await knownMember(database.db, projectId);
  // SACP is beneath it: the same, of one programme.
  await putUnder(database.db, PROJECT_SACP, projectId);
  views = [
    ...registryViews(known),
    ...registryViews({ ...known, projectId: PROJECT_SACP }).map((view) => ({ ...view, name: `SACP, ${view.name}` })),
  ];
  actor = await server.as('superadmin');
  for (const reach of ['own', 'organization', 'sites'] as const) {
    const person = await personReaching(server, { records: reach, people: reach });
    reachers.set(reach, person.actor);
    await giveSite(database.db, PROJECT_SACP, person.userId, known.upazilaId);
  }
});
afterAll(() => server?.close());

async function scansOf(who: Actor, asked: readonly View[]): Promise<string[]> {
  const scans: string[] = [];
  for (const view of asked) {
    heard.take();
    const { method, url, payload } = requestOf(view);
    const headers = { authorization: `Bearer ${who.token}` };
    const response = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect(`${view.name}: ${response.statusCode}`).toBe(`${view.name}: 200`);
    const scanned = await tablesScannedOf(server.context.database.pool, heard.take(), REGISTRY_TABLES);
    scans.push(...scanned.map((table) => `${view.name} reads all of ${table}`));
  }
  return scans;
}

it('every look at a registry is served by indexes', async () => {
  expect(await scansOf(actor, views)).toEqual([]);
});

it('so is what somebody sees who does not reach everything', async () => {
  const some = views.filter(({ name }) =>
    /^SACP, (members|groups|demonstrations|infrastructure|duplicates)(: (nowhere in particular|an upazila|a union|desk)(, (a rare name|a frequent name))?)?$/.test(
      name,
    ),
  );
  expect(some.length).toBeGreaterThan(15);
  for (const [reach, who] of reachers) expect({ reach, scans: await scansOf(who, some) }).toEqual({ reach, scans: [] });
});

it('would notice a list that reads everything', async () => {
  const all = { text: 'select count(*) from member where village = $1', values: ['x'] };
  expect(await tablesScannedOf(server.context.database.pool, [all], REGISTRY_TABLES)).toEqual(['member']);
});
