import { readFileSync } from 'node:fs';
import type { GeoImportReport } from '@msurvey/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInside } from '../../src/modules/geography/import/inside.ts';
import { lastAudit } from '../support/audit.queries.ts';
import { type Actor, fill, startTestServer, type TestServer } from '../support/cast.ts';
import { type Importer, importer, LAYER, REAL_BOUNDARIES } from './import.support.ts';

let server: TestServer;
let admin: Actor;
let files: Importer;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('fao.admin');
  files = importer(server, admin);
});
afterAll(() => server?.close());

const square = (x: number, y: number, size = 0.5): number[][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];
const feature = (properties: object, coordinates: unknown = [square(90, 23)], type = 'Polygon') => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });
const level = (report: GeoImportReport, name: string) => report.levels.find((l) => l.level === name)?.counts;

if (!REAL_BOUNDARIES) console.log('The real boundaries are not here: their import is not tested.');
describe.skipIf(!REAL_BOUNDARIES)('the boundaries of Bangladesh', () => {
  const read = () => readFileSync(REAL_BOUNDARIES as string);
  const NAME = 'bangladesh-boundaries.topo.json';
  let checked: GeoImportReport;

  it('are matched in a dry run that changes nothing', async () => {
    const { status, report } = await files.check(NAME, read(), LAYER);
    expect(status).toBe(200);
    checked = report;
    expect(report.kind).toBe('boundaries');
    expect(level(report, 'Division')).toMatchObject({ rows: 8, matched: 8, added: 8, unmatched: 0 });
    expect(level(report, 'District')).toMatchObject({ rows: 64, matched: 64, added: 64, unmatched: 0 });
    expect(level(report, 'Upazila')?.rows).toBe(544);
    expect((await admin.call('geoLayers')).body.data).toEqual([]);
    expect((await admin.call('geoPlace', { params: { id: 1 } })).body.data.position).toBeNull();
  });

  it('say why each thana of a city was not matched', () => {
    expect(checked.counts.unmatched).toBe(checked.problems.length);
    expect(checked.problems.every((problem) => problem.reason.length > 0 && problem.name)).toBe(true);
    expect(checked.problems.find((problem) => problem.name === 'Dhanmondi')?.reason).toBe(
      'There is neither the code BD302616 nor, in Dhaka, the name Dhanmondi.',
    );
    console.log(
      `upazilas and thanas: ${level(checked, 'Upazila')?.matched} matched, ${level(checked, 'Upazila')?.unmatched} not`,
    );
  });

  it('are applied, with codes, positions inside and the attribution', async () => {
    const report = await files.apply(checked);
    expect(report.counts).toEqual(checked.counts);
    expect(report.importId).toBeNull();
    const { body } = await admin.call('geoLayers');
    const [layer] = body.data;
    expect(layer).toMatchObject({
      title: LAYER.title,
      licence: LAYER.licence,
      attribution: LAYER.attribution,
      features: report.counts.matched,
    });
    const { body: jashore } = await admin.call('geoByCode', { query: { geocode: 'BD4041', system: LAYER.system } });
    expect(jashore.data.unit.fieldName).toBe('Jashore');
    const { body: place } = await admin.call('geoPlace', { params: { id: 1260 } });
    expect(place.data.position?.source).toBe('boundary');
    // A district keeps the position that its list gave.
    expect((await admin.call('geoPlace', { params: { id: 134 } })).body.data.position?.source).toBe('list');
    const response = await server.app.inject({
      url: `${fill('/msurvey/api/geo/layer/:id', { id: layer?.id })}?geoType=3`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const file = response.json();
    expect(file.attribution).toBe(LAYER.attribution);
    const borhanuddin = file.features.find((f: { id: number }) => f.id === 1260);
    const polygons =
      borhanuddin.geometry.type === 'Polygon' ? [borhanuddin.geometry.coordinates] : borhanuddin.geometry.coordinates;
    const { longitude = 0, latitude = 0 } = place.data.position ?? {};
    expect(polygons.some((polygon: number[][][]) => isInside([longitude, latitude], polygon))).toBe(true);
    expect(await lastAudit(server.context.database.db, 'geo-import', checked.importId as never)).toMatchObject({
      action: 'apply',
    });
  });

  it('change nothing when they are applied or imported again', async () => {
    const before = (await admin.call('geoLayers')).body.data;
    const again = await files.apply(checked);
    const { report } = await files.check(NAME, read(), LAYER);
    for (const { counts } of [again, report])
      expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: checked.counts.matched });
    const third = await files.apply(report);
    expect(third.counts).toEqual(report.counts);
    expect((await admin.call('geoLayers')).body.data).toEqual(before);
  });

  it('leave their positions behind when the layer is deleted', async () => {
    const [layer] = (await admin.call('geoLayers')).body.data;
    const id = layer?.id as number;
    expect((await admin.call('deleteGeoLayer', { params: { id } })).status).toBe(204);
    expect((await admin.call('deleteGeoLayer', { params: { id } })).codes).toEqual(['record.not-found']);
    expect((await admin.call('geoLayers')).body.data).toEqual([]);
    expect((await admin.call('geoPlace', { params: { id: 1260 } })).body.data.position?.source).toBe('boundary');
    expect((await admin.call('geoLayer', { params: { id }, query: { geoType: 1 } })).status).toBe(404);
  });
});

describe('a boundary file', () => {
  const own = { ...LAYER, system: 'Own', title: 'Own layer' };

  it('needs a title, a licence and an attribution', async () => {
    for (const missing of ['title', 'licence', 'attribution']) {
      const { status, codes } = await files.check('a.geojson', collection(feature({ name: 'Bhola' })), {
        ...own,
        [missing]: ' ',
      });
      expect([status, codes]).toEqual([422, ['geography.layer-unattributed']]);
    }
    expect((await files.check('a.geojson', '{}', { ...own, system: '' })).status).toBe(422);
  });

  it('is matched by code, else by name in its parent, old spellings too', async () => {
    const { report } = await files.check(
      'a.geojson',
      collection(
        feature({ level: 'Division', name: 'Chittagong', code: 'C' }),
        feature({ level: 'District', name: 'Chittagong', code: 'C1', parent: 'C' }),
        feature({ level: 'District', name: 'Nowhere', code: 'C2', parent: 'C' }),
        feature({ level: 'Upazila', name: 'Anywhere', code: 'X1', parent: 'C2' }),
        feature({ level: 'Upazila', name: 'Kaliganj' }),
        feature({ level: 'District', name: 'Chattogram', code: 'C1', parent: 'C' }),
      ),
      own,
    );
    expect(report.counts).toMatchObject({ rows: 6, matched: 2, added: 2, unmatched: 4 });
    expect(report.problems).toEqual([
      { row: 3, name: 'Nowhere', reason: 'There is neither the code C2 nor, in Chattogram, the name Nowhere.' },
      { row: 4, name: 'Anywhere', reason: 'What it lies in (C2) was not matched.' },
      { row: 5, name: 'Kaliganj', reason: 'Several units are called Kaliganj in —.' },
      { row: 6, name: 'Chattogram', reason: 'Chattogram is in the file more than once.' },
    ]);
  });

  it('is corrected where its rings run the wrong way or are not closed, and refused where they enclose nothing', async () => {
    const open = square(90, 23).slice(0, 4);
    const { report } = await files.check(
      'rings.geojson',
      collection(
        feature({ level: 'District', name: 'Bhola' }, [square(90, 22).toReversed()]),
        feature({ level: 'District', name: 'Feni' }, [open]),
        feature({ level: 'District', name: 'Pabna' }, [
          [
            [90, 23],
            [91, 23],
            [90, 23],
            [90, 23],
          ],
        ]),
        feature({ level: 'District', name: 'Natore' }, [square(4_000_000, 500_000, 9)]),
        feature({ level: 'District', name: 'Dhaka' }, [90, 23], 'Point'),
        feature({ level: 'District', name: 'Sylhet' }, 'nonsense'),
        { type: 'Feature' },
        null,
      ),
      { ...own, title: 'Rings' },
    );
    expect(report.counts).toMatchObject({ rows: 8, matched: 2, unmatched: 6 });
    expect(report.problems.map((problem) => problem.row)).toEqual([3, 4, 5, 6, 7, 8]);
    await files.apply(report);
    const layers = (await admin.call('geoLayers')).body.data;
    const id = layers.find((layer) => layer.title === 'Rings')?.id;
    const response = await server.app.inject({
      url: `${fill('/msurvey/api/geo/layer/:id', { id })}?geoType=2`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const [feni, bhola] = response.json().features;
    expect(feni.geometry.coordinates).toEqual([square(90, 23)]);
    expect(bhola.geometry.coordinates[0][1]).toEqual([90.5, 22]);
  });

  it.each([
    ['not json.geojson', 'hello'],
    ['list.geojson', '[1,2,3]'],
    ['empty.geojson', '{"type":"FeatureCollection","features":[]}'],
    ['other.json', '{"type":"Sphere"}'],
    ['latin1.json', Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d])],
    ['topology.topojson', '{"type":"Topology"}'],
    ['deep.json', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ])('is refused with a sentence when it is none: %s', async (name, content) => {
    const { status, codes } = await files.check(name, content, own);
    expect([status, codes]).toEqual([422, ['upload.unreadable']]);
  });

  it('may not grow by naming its arcs a million times', async () => {
    const bomb = JSON.stringify({
      type: 'Topology',
      arcs: [Array.from({ length: 1000 }, (_, i) => [i, i % 7])],
      objects: {
        adm2: {
          type: 'GeometryCollection',
          geometries: [{ type: 'Polygon', arcs: [Array.from({ length: 5000 }, () => 0)] }],
        },
      },
    });
    expect((await files.check('bomb.topojson', bomb, own)).codes).toEqual(['upload.unreadable']);
  });

  it('does not stumble over arcs that are not there', async () => {
    const broken = JSON.stringify({
      type: 'Topology',
      arcs: [],
      objects: { adm2: { type: 'Polygon', id: 'x', properties: { name: 'Bhola' }, arcs: [[3, -9]] } },
    });
    const { report } = await files.check('broken.topojson', broken, own);
    expect(report).toMatchObject({ importId: null, counts: { rows: 1, matched: 0, unmatched: 1 } });
  });

  it('is for the programme’s administrators, and applied only by whoever checked it', async () => {
    const officer = await server.as('me.officer');
    const bhola = collection(feature({ level: 'District', name: 'Bhola' }));
    expect((await files.check('a.geojson', bhola, own, officer)).status).toBe(403);
    const { report } = await files.check('a.geojson', bhola, own);
    const superUser = await server.as('superadmin');
    const { codes } = await superUser.call('applyGeoImport', { body: { importId: report.importId as string } });
    expect(codes).toEqual(['record.not-found']);
    expect((await files.check('a.pdf', 'x', own)).codes).toEqual(['upload.wrong-type']);
  });
});
