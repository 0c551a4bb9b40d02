import { readTable } from '@msurvey/xlsform/read';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../src/external/sweep-files.ts';
import { FILE_LISTS, FILE_OWNERS } from '../../src/modules/jobs.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { auditLines } from '../support/state.queries.ts';
import { check, download, giveMedia, replace, submit, xlsx } from './forms.support.ts';
import { mediaKeys, tablesWithFiles } from './forms.queries.ts';

let server: TestServer;
let dae: Actor;
let badc: Actor;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  dae = await server.as('dae.admin');
  badc = await server.as('badc.admin');
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]);
const UNION = {
  type: 'select_one_from_file unions.csv',
  name: 'union',
  label: 'Union',
  choice_filter: 'upazila=${upazila}',
};
const PHOTO = { type: 'note', name: 'look', label: 'Look', 'media::image': 'plot.png' };
const UPAZILA = { type: 'text', name: 'upazila', label: 'Upazila' };
const file = (id: string, ...rows: Record<string, string>[]) => xlsx([UPAZILA, ...rows], [], { form_id: id });
const listOf = async (id_string: string, version?: number) =>
  (await dae.call('formMedia', { body: { id_string, ...(version ? { version } : {}) } })).body;
const csv = (text: string) => Buffer.from(text);

describe('the files of a form', () => {
  it('are listed with what is missing, and counted', async () => {
    const { data } = await submit(server, dae, file('listed', UNION, PHOTO));
    expect(data.missingMedia).toBe(2);
    const media = await listOf('listed');
    expect(media.data).toEqual(
      expect.arrayContaining([
        { name: 'unions.csv', kind: 'csv', isList: false, file: null },
        { name: 'plot.png', kind: 'image', isList: false, file: null },
      ]),
    );
    expect(media.meta).toMatchObject({ count: 2, missing: 2, canEdit: true });
    expect(media.meta.geography.find((level) => level.name === 'Union')?.units).toBe(4546);
  });

  it('are given, replaced, kept as history, and taken away', async () => {
    const { data: form } = await submit(server, dae, file('given', PHOTO));
    const given = await giveMedia(server, dae, 'given', 'plot.png', PNG);
    expect(given.data).toMatchObject({
      name: 'plot.png',
      kind: 'image',
      file: { size: 10, mediaType: 'image/png', geoType: null },
    });
    expect((await dae.call('xform', { query: { id_string: 'given' } })).body.data.missingMedia).toBe(0);
    await giveMedia(server, dae, 'given', 'plot.png', new Uint8Array([...PNG, 3]));
    const back = await download(server, dae, 'formMediaFile', { id_string: 'given', name: 'plot.png' });
    expect([...back.bytes]).toEqual([...PNG, 3]);
    expect(back.type).toBe('image/png');
    const history = await dae.call('formMediaHistory', { body: { id_string: 'given', name: 'plot.png' } });
    expect(history.body.data.map((m) => [m.size, m.replacedAt === null])).toEqual([
      [11, true],
      [10, false],
    ]);
    expect((await dae.call('removeFormMedia', { body: { id_string: 'given', name: 'plot.png' } })).status).toBe(204);
    expect((await listOf('given')).meta.missing).toBe(1);
    expect((await dae.call('removeFormMedia', { body: { id_string: 'given', name: 'plot.png' } })).status).toBe(404);
    const actions = (await auditLines(db(), 'xform', form.id)).map((line) => line.action);
    expect(actions).toEqual(['create', 'give-media', 'give-media', 'remove-media']);
  });

  it('are refused when the form does not ask for them, or they are not what they say', async () => {
    await submit(server, dae, file('refused', UNION, PHOTO));
    const give = (name: string, bytes: Uint8Array) => giveMedia(server, dae, 'refused', name, bytes);
    expect((await give('other.csv', csv('a,b\n'))).codes).toEqual(['form.media-unknown']);
    expect((await give('plot.png', csv('<html></html>'))).codes).toEqual(['upload.wrong-type']);
    expect((await give('plot.png', csv('MZ…'))).codes).toEqual(['upload.wrong-type']);
    expect((await give('unions.csv', new Uint8Array([0xff, 0xfe, 0x61]))).codes).toEqual(['upload.wrong-type']);
    expect((await give('../unions.csv', csv('a\n'))).codes).toEqual(['field.invalid']);
    expect((await listOf('refused')).meta.missing).toBe(2);
  });

  it('go on to the next version where it still refers to them; the old version keeps its own', async () => {
    await submit(server, dae, file('carried', UNION, PHOTO));
    await giveMedia(server, dae, 'carried', 'plot.png', PNG);
    await giveMedia(server, dae, 'carried', 'unions.csv', csv('name,label,upazila\n1,A,2\n'));
    const next = file('carried', UNION, { ...PHOTO, 'media::audio': 'say.mp3', 'media::image': '' });
    const { data } = await check(server, dae, next, { id_string: 'carried' });
    expect(data.media).toEqual(
      expect.arrayContaining([
        { name: 'unions.csv', kind: 'csv', kept: true },
        { name: 'say.mp3', kind: 'audio', kept: false },
      ]),
    );
    expect((await replace(server, dae, next, { id_string: 'carried' })).data.missingMedia).toBe(1);
    expect((await listOf('carried')).data.map((m) => [m.name, m.file !== null])).toEqual([
      ['say.mp3', false],
      ['unions.csv', true],
    ]);
    await giveMedia(server, dae, 'carried', 'unions.csv', csv('name,label,upazila\n1,B,2\n'));
    const of = { id_string: 'carried', name: 'unions.csv' };
    expect((await download(server, dae, 'formMediaFile', { ...of, version: 1 })).bytes.toString()).toContain('1,A,2');
    expect((await download(server, dae, 'formMediaFile', of)).bytes.toString()).toContain('1,B,2');
    expect((await listOf('carried', 1)).meta).toMatchObject({ missing: 0, canEdit: false });
  });

  it('come from the programme’s geography: all 4,546 unions with the levels above them', async () => {
    await submit(server, dae, file('geography', UNION, PHOTO));
    const union = (await listOf('geography')).meta.geography.find((level) => level.name === 'Union')?.geoType as number;
    const use = (name: string, geoType = union) =>
      dae.call('useGeographyMedia', { body: { id_string: 'geography', name, geoType } });
    const { body } = await use('unions.csv');
    expect(body.data.file).toMatchObject({ geoType: union, mediaType: 'text/csv; charset=utf-8' });
    const { bytes } = await download(server, dae, 'formMediaFile', { id_string: 'geography', name: 'unions.csv' });
    const sheet = readTable(bytes, 'unions.csv').workbook?.sheets[0];
    expect(sheet?.headers).toEqual([
      'name',
      'label',
      'label_bn',
      'parent',
      'division',
      'district',
      'upazila',
      'label_both',
    ]);
    const cells = (sheet?.rows ?? []).map((row) => row.cells);
    expect(cells).toHaveLength(4546);
    expect(new Set(cells.map(({ name }) => name)).size).toBe(4546);
    for (const { parent, upazila, district, division } of cells) {
      expect(parent).toBe(upazila);
      expect(Number(district) > 0 && Number(division) > 0).toBe(true);
    }
    const labels = cells.map(({ label }) => label as string);
    expect(labels).toEqual([...labels].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect((await use('plot.png')).codes).toEqual(['upload.wrong-type']);
    expect((await use('unions.csv', 2_000_000)).status).toBe(404);
  });

  it('that the compiler makes itself are there at once', async () => {
    const sheet = (name: string, cells: Record<string, string>) => ({
      name,
      headers: Object.keys(cells),
      rows: [{ row: 2, cells }],
    });
    const place = { type: 'select_one_external places', name: 'place', label: 'Place', choice_filter: 'a=1' };
    const choice = { list_name: 'places', name: 'p', label: 'P', a: '1' };
    const external = {
      sheets: [sheet('survey', place), sheet('external_choices', choice), sheet('settings', { form_id: 'external' })],
    };
    const { data } = await submit(server, dae, writeWorkbook(external));
    expect(data.missingMedia).toBe(0);
    const made = await download(server, dae, 'formMediaFile', { id_string: 'external', name: 'itemsets.csv' });
    expect(made.bytes.toString()).toContain('"places","p","P","1"');
  });

  it('of another organisation’s form are not there', async () => {
    await submit(server, dae, file('theirs', PHOTO));
    const body = { id_string: 'theirs', name: 'plot.png' };
    expect((await badc.call('formMedia', { body })).status).toBe(404);
    expect((await badc.call('removeFormMedia', { body })).status).toBe(404);
    expect((await badc.call('formMediaHistory', { body })).status).toBe(404);
    expect((await giveMedia(server, badc, 'theirs', 'plot.png', PNG)).status).toBe(404);
  });
});

describe('sweeping the file store', () => {
  it('removes what no row names and nothing else', async () => {
    const { files } = server.context;
    const orphan = '00000000-0000-4000-8000-000000000000';
    await files.put(orphan, Buffer.from('left by a process that was killed'));
    const named = await mediaKeys(db());
    expect(named.length).toBeGreaterThan(0);
    expect(await sweepFiles(server.context, FILE_OWNERS)).toBe(0);
    expect(await sweepFiles(server.context, FILE_OWNERS, -1)).toBeGreaterThanOrEqual(1);
    expect(await files.get(orphan)).toBeUndefined();
    for (const key of named) expect(await files.get(key)).toBeDefined();
    expect(await sweepFiles(server.context, FILE_OWNERS, -1)).toBe(0);
  });

  it('asks everybody whose table names files', async () => {
    // stored_file calls its key uuid. A new table here needs an owner in modules/jobs.ts, or its files are swept away.
    expect(await tablesWithFiles(db())).toEqual(['indicator_evidence', 'submission_file', 'xform_media']);
    expect(FILE_OWNERS).toHaveLength(4);
    expect(FILE_LISTS).toHaveLength(4);
  });
});
