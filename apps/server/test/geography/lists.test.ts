import { writeWorkbook } from '@msurvey/xlsform/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { type Importer, importer } from './import.support.ts';

let server: TestServer;
let admin: Actor;
let files: Importer;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('fao.admin');
  files = importer(server, admin);
});
afterAll(() => server?.close());

const NEPAL = `type,code,name,name_bn,parent_code,latitude,longitude
District,NP0101,Taplejung,,NP01,27.35,87.66
Province,NP01,Koshi,কোশী,,,
District,NP0102,Sankhuwasabha,,NP01,,
Municipality,NP010101,Phungling,,NP0101,,
`;

describe('a long list', () => {
  const fields = { system: 'Nepal' };

  it('makes another country, its levels included, in whatever order it stands', async () => {
    const { report } = await files.check('nepal.csv', NEPAL, fields);
    expect(report.counts).toEqual({ rows: 4, added: 4, changed: 0, unchanged: 0, matched: 0, unmatched: 0 });
    expect(report.levels.map((l) => [l.level, l.counts.added])).toEqual([
      ['Province', 1],
      ['District', 2],
      ['Municipality', 1],
    ]);
    expect((await admin.call('geoTypes')).body.data).toHaveLength(4);
    await files.apply(report);
    const types = (await admin.call('geoTypes')).body.data;
    expect(types.filter((type) => type.attributes.geoDefinition === 'District')).toHaveLength(2);
    const { body } = await admin.call('geoByCode', { query: { geocode: 'NP010101' } });
    expect(body.data.unit.ancestors.map((a) => a.fieldName)).toEqual(['Koshi', 'Taplejung']);
    const found = await admin.call('geoSearch', { query: { q: 'কোশি' } });
    expect(found.body.data[0]?.fieldName).toBe('Koshi');
  });

  it('changes nothing the second time, and only what differs the third', async () => {
    const { report } = await files.check('nepal.csv', NEPAL, fields);
    expect(report.counts).toEqual({ rows: 4, added: 0, changed: 0, unchanged: 4, matched: 4, unmatched: 0 });
    const newer = NEPAL.replace('Phungling', 'Phungling Bazar').replace('27.35,87.66', '27.4,87.7');
    const { report: changed } = await files.check('nepal.csv', newer, fields);
    expect(changed.counts).toMatchObject({ changed: 2, unchanged: 2 });
    await files.apply(changed);
    const { body } = await admin.call('geoByCode', { query: { geocode: 'NP010101' } });
    const { body: place } = await admin.call('geoPlace', { params: { id: body.data.unit.id } });
    expect(place.data).toMatchObject({ fieldName: 'Phungling Bazar', otherNames: ['Phungling'] });
    expect(place.data.position).toEqual({ latitude: 27.4, longitude: 87.7, source: 'parent' });
    expect((await files.check('nepal.csv', newer, fields)).report.counts.unchanged).toBe(4);
  });

  it('names every row that it leaves out, and why', async () => {
    const { report } = await files.check(
      'faults.csv',
      `type,code,name,parent_code,latitude,longitude
District,F1,,10,,
,F2,Nameless level,10,,
District,F3,Lost,ZZ,,
District,F4,Alone,,,
District,F5,Far away,10,95,10
Upazila,F6,Kaliganj,1009,,
District,F7,Loop one,F8,,
District,F8,Loop two,F7,,
District,F9,Bhola,10,,
District,F9,Bhola again,10,,
District,F10,Bhola,10,,
`,
      { system: 'BBS' },
    );
    expect(report.problems.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '2 It has no name.',
      '3 It does not say of which level it is.',
      '4 There is no unit with the code ZZ that it could lie in.',
      '5 It does not say what it lies in.',
      '6 Its position is not a latitude and a longitude in degrees.',
      '8 Loop one would lie in itself.',
      '9 Loop two would lie in itself.',
      '10 Bhola has another code of this system already.',
      '11 Bhola again is in the file more than once.',
      '12 Bhola has another code of this system already.',
    ]);
    // Kaliganj of Bhola is new.
    expect(report.counts).toMatchObject({ rows: 11, added: 1, unmatched: 10 });
  });

  it('speaks the language of whoever asks', async () => {
    const bytes = writeWorkbook({
      sheets: [{ name: 'List', headers: ['type', 'name'], rows: [{ row: 2, cells: { type: 'Division' } }] }],
    });
    const { report } = await files.check('list.xlsx', bytes);
    expect(report).toMatchObject({ importId: null, problems: [{ row: 2, reason: 'It has no name.' }] });
  });
});

describe('a wide list', () => {
  const fields = { system: 'Official 2025' };
  const WIDE = `Division,Division code,District,District code,Upazila,Upazila code,Upazila bn,Union,Union code,lat,lon
Barishal,10,Bhola,1009,Borhanuddin,100921,বোরহানউদ্দিন,Sachra,10092195,22.5,90.7
Barishal,10,Bhola,1009,Borhanuddin,100921,বোরহানউদ্দিন,New Union,10092196,,
Barishal,10,Bhola,1009,Char Fasson,100925,,,,,
Barishal,10,,,Nowhere,1,,,,,
Khulna,40,Jessore,4041,,,,,,,
`;

  it('is matched with what is there by name, old spellings too, and codes are attached', async () => {
    const { report } = await files.check('wide.csv', WIDE, fields);
    expect(report.levels.map((l) => [l.level, l.counts.matched, l.counts.added, l.counts.unmatched])).toEqual([
      ['Division', 2, 0, 0],
      ['District', 2, 0, 0],
      ['Upazila', 2, 0, 1],
      ['Union', 1, 1, 0],
    ]);
    expect(report.problems).toEqual([{ row: 5, name: 'Nowhere', reason: 'A level above Nowhere is empty.' }]);
    await files.apply(report);
    const { body } = await admin.call('geoByCode', { query: { geocode: '4041', system: fields.system } });
    expect(body.data.unit.fieldName).toBe('Jashore');
    const { body: sachra } = await admin.call('geoPlace', { params: { id: 17_292 } });
    expect(sachra.data.position).toEqual({ latitude: 22.5, longitude: 90.7, source: 'list' });
    const again = await files.check('wide.csv', WIDE, fields);
    expect(again.report.counts).toMatchObject({ added: 0, changed: 0, unchanged: 8 });
  });

  it('is refused when its columns say nothing', async () => {
    expect((await files.check('x.csv', 'a,b\n1,2\n')).codes).toEqual(['upload.unreadable']);
    expect((await files.check('x.csv', 'type,name\n')).codes).toEqual(['upload.unreadable']);
    expect((await files.check('x.xlsx', 'not a workbook')).codes).toEqual(['upload.unreadable']);
  });
});
