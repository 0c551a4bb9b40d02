import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { listenTo, settleTables, tablesScannedOf } from '../lists/plans.queries.ts';
import { requestOf, type View } from '../lists/view.ts';
import { activityListViews, activityPageViews } from './support/activity-views.ts';
import { insertLargeActivities } from './support/large.queries.ts';

const LARGE = ['activity', 'activity_participant', 'submission', 'submission_revision', 'submission_review', 'member'];
/** A word that nearly every row has is found soonest by reading rows as they lie, and only until there are enough. */
const READ_UNTIL_ENOUGH = /a common word|a letter/;

let server: TestServer;
let person: Actor;
let heard: ReturnType<typeof listenTo>;
let views: View[];

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const { database } = server.context;
  heard = listenTo(database.pool);
  const known = await database.transaction(({ db }) =>
    insertLargeActivities(db, { activities: 60_000, perActivity: 5, members: 50_000 }),
  );
  await settleTables(database.db, LARGE);
  views = [...activityListViews(known), ...activityPageViews(known)];
  person = await server.as('superadmin');
});
afterAll(() => server?.close());

it('no list, profile or desk of activities reads a big table from end to end', async () => {
  const scanned: Record<string, string[]> = {};
  for (const view of views.filter(({ name }) => !READ_UNTIL_ENOUGH.test(name))) {
    const { method, url, payload } = requestOf(view);
    heard.take();
    const headers = { authorization: `Bearer ${person.token}` };
    const response = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect(response.statusCode, `${view.name}: ${response.body}`).toBe(200);
    const tables = await tablesScannedOf(server.context.database.pool, heard.take(), LARGE);
    if (tables.length > 0) scanned[view.name] = tables;
  }
  expect(scanned).toEqual({});
});
