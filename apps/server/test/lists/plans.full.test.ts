import { contract, effectOf, type Operation } from '@msurvey/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { userId } from '../support/state.queries.ts';
import { insertPeople, insertTheRest, known } from './large.queries.ts';
import { listenTo, READS_ALL_USERS, settle, tablesScanned } from './plans.queries.ts';
import { requestOf, type View } from './view.ts';
import { listViews } from './views.ts';

/** The benchmark measures with more; to tell an index from a table read to its end, these are enough. */
const USERS = 30_000;
let server: TestServer;
let heard: ReturnType<typeof listenTo>;
let views: View[];
let people: Record<string, Actor>;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const { database } = server.context;
  heard = listenTo(database.pool);
  await database.transaction(({ db }) => insertPeople(db, USERS, '-'));
  const everywhere = await userId(database.db, 'collector');
  await database.transaction(({ db }) => insertTheRest(db, USERS, [everywhere]));
  await settle(database.db);
  views = listViews(await known(database.db, USERS));
  people = {
    'who sees everything': await server.as('superadmin'),
    'of one organisation': await server.as('dae.admin'),
    'in every team': await server.as('collector'),
  };
});
afterAll(() => server?.close());

async function scannedBy(actor: Actor, view: View): Promise<string[]> {
  const { method, url, payload } = requestOf(view);
  heard.take();
  const response = await server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${actor.token}` },
    ...(payload ? { payload } : {}),
  });
  // What somebody may not see costs nothing.
  if (actor === people['who sees everything']) expect(response.statusCode, `${view.name}: ${response.body}`).toBe(200);
  return tablesScanned(server.context.database.pool, heard.take());
}

it('sees when a big table is read from end to end', async () => {
  expect(await tablesScanned(server.context.database.pool, [READS_ALL_USERS])).toEqual(['app_user']);
});

const DOMAINS = ['access', 'projects', 'geography', 'code-lists', 'notifications', 'audit'];
const isList = ({ response }: Operation) =>
  response instanceof z.ZodObject && (response.shape as Record<string, unknown>).data instanceof z.ZodArray;

it('looks at every list of these domains', () => {
  const lists = Object.entries(contract)
    .filter(([, o]) => DOMAINS.includes(o.domain) && effectOf(o) === 'read' && isList(o))
    .map(([name]) => name);
  const looked = new Set<string>(views.map((view) => view.call));
  expect(lists.filter((name) => !looked.has(name))).toEqual([]);
});

describe('with 30,000 users, 5,000 projects and 18,000 places no list reads a big table from end to end', () => {
  it.each(['who sees everything', 'of one organisation', 'in every team'])('for somebody %s', async (who) => {
    const scanned: Record<string, string[]> = {};
    for (const view of views) {
      const tables = await scannedBy(people[who] as Actor, view);
      if (tables.length > 0) scanned[view.name] = tables;
    }
    expect(scanned).toEqual({});
  });
});
