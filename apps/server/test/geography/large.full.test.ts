import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { type Importer, importer, LAYER } from './import.support.ts';

let server: TestServer;
let admin: Actor;
let files: Importer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  admin = await server.as('fao.admin');
  files = importer(server, admin);
});
afterAll(() => server?.close());

/** How many others were answered while the work was done: were it done in the server's own thread, hardly any. */
async function answeredMeanwhile(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let answered = 0;
  const others = async () => {
    while (!isDone) {
      const { statusCode } = await server.app.inject('/healthz');
      if (statusCode === 200) answered++;
      // Not so often that the work itself has to wait.
      await pause(10);
    }
  };
  const meanwhile = others();
  await work();
  isDone = true;
  await meanwhile;
  return answered;
}
const LEAST = 30;

it('serves others while a list of 8,000 units is checked and applied', async () => {
  const provinces = Array.from({ length: 50 }, (_, i) => `Province,P${i},Province ${i},,,`);
  const wards = Array.from({ length: 8000 }, (_, i) => `Ward,W${i},Ward ${i} of the list,P${i % 50},-1.5,${i % 90}`);
  const csv = ['type,code,name,parent_code,lat,lon', ...provinces, ...wards].join('\n');
  const answered = await answeredMeanwhile(async () => {
    const { report } = await files.check('large.csv', csv, { system: 'Large' });
    expect(report.counts).toMatchObject({ rows: 8050, added: 8050 });
    await files.apply(report);
  });
  const again = await files.check('large.csv', csv, { system: 'Large' });
  expect(again.report.counts).toMatchObject({ added: 0, changed: 0, unchanged: 8050 });
  expect(answered).toBeGreaterThan(LEAST);
});

it('serves others while boundaries of 8 MB are checked and applied', async () => {
  const ring = (x: number, y: number) => {
    const points = Array.from({ length: 15_000 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 15_000;
      return [x + 0.3 * Math.cos(angle), y + 0.3 * Math.sin(angle)];
    });
    return [...points, points[0]];
  };
  const { body } = await admin.call('geoData', { body: { geoType: 2, parent: [1, 2, 3, 4, 5, 6, 7, 8] } });
  const features = body.data.slice(0, 15).map(({ fieldName }, i) => ({
    type: 'Feature',
    properties: { name: fieldName, level: 'District' },
    geometry: { type: 'Polygon', coordinates: [ring(88 + i / 10, 22)] },
  }));
  const bytes = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }));
  const answered = await answeredMeanwhile(async () => {
    const { report } = await files.check('large.geojson', bytes, { ...LAYER, title: 'Large' });
    expect(report.counts).toMatchObject({ rows: 15, matched: 15 });
    await files.apply(report);
  });
  expect(answered).toBeGreaterThan(LEAST);
});
