import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { importer, LAYER } from './import.support.ts';

let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('fao.admin');
});
afterAll(() => server?.close());

const square = (x: number, y: number) => [
  [x, y],
  [x + 0.5, y],
  [x + 0.5, y + 0.5],
  [x, y + 0.5],
  [x, y],
];
const district = (name: string, x: number, y = 22) => ({
  type: 'Feature',
  properties: { level: 'District', name },
  geometry: { type: 'Polygon', coordinates: [square(x, y)] },
});

interface Areas {
  attribution: string;
  features: { id: number; properties: { name: string }; geometry: { coordinates: number[][][] } }[];
}
async function areas(depth: number, parentId = -1): Promise<Areas> {
  const { status, body } = await admin.call('geoBoundaries', { query: { depth, parentId } });
  expect(status).toBe(200);
  return body as unknown as Areas;
}
const names = ({ features }: Areas) => features.map(({ properties }) => properties.name).sort();

describe('the areas of a level', () => {
  it('are none before some are imported', async () => {
    expect(await areas(1)).toMatchObject({ attribution: '', features: [] });
  });

  it('are those beneath a place, each from the newest layer that has it, with whom to name', async () => {
    const files = importer(server, admin);
    const load = async (title: string, attribution: string, features: object[]) => {
      const content = JSON.stringify({ type: 'FeatureCollection', features });
      const { report } = await files.check('a.geojson', content, { ...LAYER, system: title, title, attribution });
      await files.apply(report);
    };
    await load('First', 'By the first', [district('Bhola', 90), district('Feni', 91)]);
    await load('Second', 'By the second', [district('Bhola', 90.25)]);
    const all = await areas(1);
    expect(names(all)).toEqual(['Bhola', 'Feni']);
    expect(all.attribution.split('; ').sort()).toEqual(['By the first', 'By the second']);
    const bhola = all.features.find(({ properties }) => properties.name === 'Bhola');
    expect(bhola?.geometry.coordinates[0]?.some(([x]) => x === 90.25)).toBe(true);
    const { body } = await admin.call('geoPlace', { params: { id: bhola?.id as number } });
    const divisionId = body.data.ancestors[0]?.id as number;
    expect(names(await areas(1, divisionId))).toEqual(['Bhola']);
    expect(names(await areas(1, bhola?.id))).toEqual(['Bhola']);
    expect((await areas(2)).features).toEqual([]);
  });

  it('are for whoever is signed in', async () => {
    const ask = { query: { depth: 0, parentId: -1 } };
    expect((await server.nobody.call('geoBoundaries', ask)).status).toBe(401);
    expect((await admin.call('geoBoundaries', { query: { depth: -1, parentId: -1 } })).status).toBe(422);
  });
});
