import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../src/db/tables.ts';
import { insertManyUnits } from '../../src/demo/many-units.ts';
import { layerFeatures, listLayers } from '../../src/modules/geography/layers/layer.queries.ts';
import { isTeamMember, listSites, openUnits } from '../../src/modules/geography/sites/site.queries.ts';
import { nameKey } from '../../src/modules/geography/units/name-key.ts';
import { searchUnits } from '../../src/modules/geography/units/search.queries.ts';
import * as units from '../../src/modules/geography/units/unit.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { userId } from '../support/state.queries.ts';
import { countPlaced, insertManyBoundaries, insertManySites, settle, tablesScanned } from './plans.queries.ts';

const SACP = 1;
let server: TestServer;
let memberId: number;
let layerId: number;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const { database } = server.context;
  memberId = await userId(database.db, 'me.officer');
  await database.transaction(({ db }) => insertManyUnits(db, 45_000));
  await insertManySites(database.db, SACP, memberId);
  layerId = await insertManyBoundaries(database.db);
  await settle(database.db);
});
afterAll(() => server?.close());

const scanned = (work: (db: Db) => Promise<unknown>) => tablesScanned(server.context.database.pool, work);
const search =
  (q: string, typeId: number | null = null) =>
  (db: Db) =>
    searchUnits(db, { key: nameKey(q), typeId, limit: 20 });

it('sees when a big table is read from end to end', async () => {
  expect(await scanned(countPlaced)).toEqual(['geo_unit']);
});

const LISTS: [string, (db: Db) => Promise<unknown>][] = [
  ['the levels with their counts', units.listTypes],
  ['the root', (db) => units.childrenOf(db, null)],
  ['children', (db) => units.childrenOf(db, 1260)],
  ['a whole level', (db) => units.unitsOfType(db, 1, null)],
  ['a whole level by name', (db) => units.unitsOfType(db, 1, 'bar')],
  ['units beneath a parent', (db) => units.unitsBeneath(db, 4, [1260], null)],
  ['units beneath several parents', (db) => units.unitsBeneath(db, 4, [1260, 1001, 1002, 1003], null)],
  ['units beneath a district by name', (db) => units.unitsBeneath(db, 4, [134], 'char')],
  ['a unit by its code', (db) => units.unitIdByCode(db, 'many-4711', null)],
  ['a unit by its code of a system', (db) => units.unitIdByCode(db, 'many-4711', 'many')],
  ['a unit with those above it', (db) => units.unitsWithAncestors(db, [17_292])],
  [
    'two hundred units with those above them',
    (db) =>
      units.unitsWithAncestors(
        db,
        Array.from({ length: 200 }, (_, i) => 1_000_000 + 7 * i),
      ),
  ],
  ['one unit', (db) => units.placeDetails(db, 17_292)],
  ['type-ahead with a whole name', search('Gazipur')],
  ['type-ahead with one letter', search('c')],
  ['type-ahead in Bengali', search('কালী')],
  ['type-ahead in one level', search('char', 4)],
  ['sites of a project', (db) => listSites(db, { projectId: SACP, memberId: null })],
  ['sites of a member', (db) => listSites(db, { projectId: SACP, memberId })],
  ['what adding a site asks', (db) => openUnits(db, [1260, 17_292])],
  ['whether somebody is of the team', (db) => isTeamMember(db, SACP, memberId)],
  ['the layers', listLayers],
  ['the boundaries of a layer', (db) => layerFeatures(db, layerId, 3)],
];

describe('with 50,000 units no big table is read from end to end by', () => {
  it.each(LISTS)('%s', async (_name, work) => {
    expect(await scanned(work)).toEqual([]);
  });
});

describe('with 50,000 units', () => {
  it('type-ahead finds the same, best first', async () => {
    const { db } = server.context.database;
    const found = await units.unitsWithAncestors(db, await search('ভোলা')(db));
    expect(found[0]?.name).toBe('Bhola');
    const many = await units.unitsWithAncestors(db, await search('Char Kalipur 0')(db));
    expect(many[0]?.name).toBe('Char Kalipur 0');
    expect(await search('c')(db)).toHaveLength(20);
  });
});
