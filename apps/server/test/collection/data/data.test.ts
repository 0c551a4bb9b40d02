import { ALL_PERMISSIONS } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alsoDerives } from '../support/also-derives.ts';
import { dataHolder } from '../../../src/modules/forms/data-holder.ts';
import { idsOf, join } from '../../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../../support/cast.ts';
import { personWithPermissions } from '../../support/people.ts';
import { auditLines } from '../../support/state.queries.ts';
import type { CollectClient } from '../support/collect.ts';
import { insertForm, type TestForm } from '../support/forms.queries.ts';
import { HOUSEHOLD, newInstanceId, recordOf } from '../support/household.ts';
import { householdForm, listen, phoneOf, picture } from '../support/phone.ts';
import { submissionsOf } from '../support/state.queries.ts';
import * as state from './data.queries.ts';

let server: TestServer;
let admin: Actor;
let first: CollectClient;
let second: CollectClient;
let form: TestForm;
const db = () => server.context.database.db;
const INSTANCES = Array.from({ length: 7 }, newInstanceId);
const [A, B, C, D, E, F, G] = INSTANCES as [string, string, string, string, string, string, string];

const body = (name: string, cows: number | '', since: string, crops: string, ages: number[] = []) =>
  `<name>${name}</name><farm><cows>${cows}</cows><since>${since}</since></farm><irrigated>yes</irrigated><crops>${crops}</crops>` +
  `${ages.map((age) => `<person><first>P</first><age>${age}</age></person>`).join('')}`;

beforeAll(async () => {
  server = await startTestServer();
  const address = await listen(server);
  form = await householdForm(server, 'collector', 'collector2');
  first = (await phoneOf(server, address, 'collector')).phone;
  second = (await phoneOf(server, address, 'collector2')).phone;
  admin = await server.as('me.officer');
  await join(db(), form.projectId, await idsOf(db(), ['me.officer']));
  const send = async (phone: CollectClient, instanceId: string, inner: string, day: string) => {
    const answer = await phone.post({ xml: recordOf(form, { instanceId, body: inner, name: instanceId.slice(-4) }) });
    expect(answer.status).toBe(201);
    await state.receivedAt(db(), form.formId, instanceId, day);
  };
  await send(first, A, body('Abul', 3, '2020-01-31', 'rice jute', [41, 38]), '2026-03-01 12:00+06');
  await send(first, B, body('বেলাল', 12, '2021-05-05', 'rice', [7]), '2026-03-02 00:00+06');
  await send(second, C, body('Camila', '', '', 'jute'), '2026-03-02 23:59:59+06');
  await send(second, D, body('Dipu', 9, '2019-12-31', ''), '2026-03-03 00:00+06');
  await send(first, E, body('Eva', 100, '2026-01-01', 'rice'), '2026-03-04 10:00+06');
  await send(first, F, body('50%_off', 3, '2020-02-01', 'rice'), '2026-03-05 10:00+06');
  await send(second, G, '<name>Gazi</name><farm><cows>many</cows></farm><unknown>1</unknown>', '2026-03-06 10:00+06');
});
afterAll(() => server?.close());

const COLUMNS = ['name', 'farm/cows', 'crops', 'person', 'no/such'];
const ask = (more: object = {}, who = admin) =>
  who.call('submissions', { body: { formId: form.formId, pageSize: 100, columns: COLUMNS, ...more } });
const ids = async (more: object = {}) => {
  const answer = await ask(more);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.errors));
  expect(answer.body.meta.count).toBe(answer.body.data.length);
  return answer.body.data.map((row) => row.instanceId);
};
const where = (path: string, is: string, value: string | null = null) => ids({ answers: [{ path, is, value }] });

describe('the records of a form', () => {
  it('are listed newest first with who sent them and their answers', async () => {
    const { data, meta } = (await ask()).body;
    expect(data.map((row) => row.instanceId)).toEqual([G, F, E, D, C, B, A]);
    expect(meta).toEqual({
      choices: ['rice', 'jute'].map((name) => ({
        list: 'crops',
        name,
        label: { default: name === 'rice' ? 'Rice' : 'Jute' },
      })),
      count: 7,
      hasOlder: false,
      hasNewer: false,
      can: { create: true, edit: true, delete: true, export: true, import: true },
    });
    expect(data.at(-1)).toMatchObject({
      userName: 'collector',
      source: 'phone',
      revision: 1,
      version: 1,
      state: 'received',
      faultCount: 0,
      answers: {
        name: 'Abul',
        'farm/cows': 3,
        crops: 'rice jute',
        person: 2,
      },
      cut: [],
    });
    expect(Object.keys(data.at(-1)?.answers ?? {}).toSorted()).toEqual(['crops', 'farm/cows', 'name', 'person']);
  });

  it('are turned page by page in both directions, and from the end', async () => {
    const page = async (more: object) => {
      const { data, meta } = (await ask({ pageSize: 3, ...more })).body;
      return { names: data.map((row) => row.instanceId), id: data.map((row) => row.id), ...meta };
    };
    const one = await page({});
    expect([one.names, one.hasOlder, one.hasNewer, one.count]).toEqual([[G, F, E], true, false, 7]);
    const two = await page({ after: one.id[2] });
    expect([two.names, two.hasOlder, two.hasNewer]).toEqual([[D, C, B], true, true]);
    const three = await page({ after: two.id[2] });
    expect([three.names, three.hasOlder, three.hasNewer]).toEqual([[A], false, true]);
    const back = await page({ before: three.id[0] });
    expect([back.names, back.hasOlder, back.hasNewer]).toEqual([[D, C, B], true, true]);
    const start = await page({ before: back.id[0] });
    expect([start.names, start.hasOlder, start.hasNewer]).toEqual([[G, F, E], true, false]);
    const end = await page({ fromEnd: true });
    expect([end.names, end.hasOlder, end.hasNewer]).toEqual([[C, B, A], false, true]);
    expect((await page({ after: '999999999' })).names).toEqual([]);
  });

  it('are narrowed by user and by days of the programme’s calendar, with exact counts', async () => {
    const [collector, other] = await idsOf(db(), ['collector', 'collector2']);
    expect(await ids({ userId: collector })).toEqual([F, E, B, A]);
    expect(await ids({ fromDate: '2026-03-02', toDate: '2026-03-02' })).toEqual([C, B]);
    expect(await ids({ userId: other, fromDate: '2026-03-03' })).toEqual([G, D]);
    expect(await ids({ toDate: '2026-03-01' })).toEqual([A]);
    expect(await ids({ userId: 999_999 })).toEqual([]);
  });

  it('are narrowed by state and by trouble', async () => {
    await state.setState(db(), form.formId, E, 'approved');
    expect(await ids({ state: 'approved' })).toEqual([E]);
    expect(await ids({ state: 'rejected' })).toEqual([]);
    expect(await ids({ troubled: true })).toEqual([G]);
    expect(await ids({ state: 'received', troubled: true })).toEqual([G]);
  });

  it('are narrowed by answers: as text, as number, as day, as choice', async () => {
    expect(await where('name', 'equal', 'Abul')).toEqual([A]);
    expect(await where('name', 'contains', 'ABU')).toEqual([A]);
    expect(await where('name', 'contains', 'বেলা')).toEqual([B]);
    expect(await where('name', 'contains', '%_')).toEqual([F]);
    expect(await where('farm/cows', 'from', '9')).toEqual([E, D, B]);
    expect(await where('farm/cows', 'to', '9')).toEqual([F, D, A]);
    expect(await where('farm/cows', 'equal', '3')).toEqual([F, A]);
    expect(await where('farm/cows', 'blank')).toEqual([C]);
    expect(await where('farm/cows', 'filled')).toEqual([G, F, E, D, B, A]);
    expect(await where('farm/since', 'from', '2020-02-01')).toEqual([F, E, B]);
    expect(await where('farm/since', 'to', '2020-01-31')).toEqual([D, A]);
    expect(await where('crops', 'equal', 'jute')).toEqual([C, A]);
    expect(
      await ids({
        answers: [
          { path: 'crops', is: 'equal', value: 'rice' },
          { path: 'farm/cows', is: 'to', value: '3' },
        ],
      }),
    ).toEqual([F, A]);
  });

  it('are narrowed by answers inside a repeat: one item that fits is enough', async () => {
    expect(await where('person/age', 'to', '10')).toEqual([B]);
    expect(await where('person/age', 'from', '40')).toEqual([A]);
    expect(await where('person/age', 'filled')).toEqual([B, A]);
    expect(await where('person/age', 'blank')).toEqual([G, F, E, D, C]);
  });

  it.each([
    ['an unknown question', [{ path: 'no/such', is: 'equal', value: '1' }], '/answers/0/path'],
    ['a group', [{ path: 'farm', is: 'filled' }], '/answers/0/path'],
    ['a word for a number', [{ path: 'farm/cows', is: 'from', value: 'x' }], '/answers/0/value'],
    ['a word for a day', [{ path: 'farm/since', is: 'from', value: 'today' }], '/answers/0/value'],
    ['nothing to compare with', [{ path: 'name', is: 'equal', value: ' ' }], '/answers/0/value'],
  ])('refuse %s', async (_what, answers, pointer) => {
    const { status, errors } = await ask({ answers });
    expect([status, errors[0]?.source?.pointer]).toEqual([422, pointer]);
  });

  it('take no statement out of a path or a value', async () => {
    const hostile = "name'; drop table submission; --";
    expect((await ask({ answers: [{ path: hostile, is: 'equal', value: 'x' }] })).status).toBe(422);
    expect(await where('name', 'contains', hostile)).toEqual([]);
    expect(await where('name', 'equal', "' or true --")).toEqual([]);
  });

  it('tell the library how many of them hold an answer that a new version has no place for', async () => {
    const paths = ['/data/name', '/data/farm/since', '/data/person/age', '/data/person', '/data/none'];
    const held = await dataHolder().heldAnswers(db(), form.xformId, paths);
    expect(paths.map((path) => held.get(path))).toEqual([7, 5, 2, 2, 0]);
    expect(await dataHolder().submissionsByVersion(db(), form.xformId)).toEqual(new Map([[1, 7]]));
  });

  it('stand on the map where they have a position', async () => {
    const instanceId = newInstanceId();
    await first.post({ xml: recordOf(form, { instanceId, name: 'Here' }) });
    const { data, meta } = (await admin.call('submissionPoints', { body: { formId: form.formId } })).body;
    expect(meta.truncated).toBe(false);
    expect(data).toEqual([
      { instanceId, latitude: 22.6954, longitude: 90.6481, name: 'Here', receivedAt: expect.any(String) },
    ]);
    await admin.call('deleteSubmissions', { body: { formId: form.formId, instanceIds: [instanceId] } });
    expect((await admin.call('submissionPoints', { body: { formId: form.formId } })).body.data).toEqual([]);
  });
});

describe('one record', () => {
  const one = (instanceId: string, more: object = {}) =>
    admin.call('submission', { query: { formId: form.formId, instanceId, ...more } });

  it('shows its faults, its files and what could not be derived from it', async () => {
    const instanceId = newInstanceId();
    const photo = picture(1000);
    await first.post({
      xml: recordOf(form, { instanceId, photo: 'a.jpg', card: 'b.jpg' }),
      files: [{ name: 'a.jpg', bytes: photo }],
    });
    const row = (await submissionsOf(db(), form.formId)).find((s) => s.instanceId === instanceId);
    await state.failProjection(db(), form, row?.id as number);
    const { data } = (await one(instanceId)).body;
    expect(data.files).toEqual([
      { name: 'a.jpg', size: photo.length, mediaType: 'image/jpeg', present: true },
      { name: 'b.jpg', size: null, mediaType: null, present: false },
    ]);
    expect(data).toMatchObject({ missingFiles: 1, deviceId: 'collect:abc', startedAt: '2026-11-15T02:00:00.000Z' });
    expect(data.projectionFailures).toEqual([
      { projector: 'member-register', message: 'no such village', failedAt: expect.any(String) },
    ]);
    expect((await one(G)).body.data.faults).toEqual([
      { path: 'farm/cows', fault: 'wrong-type' },
      { path: 'unknown', fault: 'not-in-form' },
    ]);
    expect((await one('uuid:none')).status).toBe(404);
    await admin.call('deleteSubmissions', { body: { formId: form.formId, instanceIds: [instanceId] } });
    expect((await one(instanceId)).status).toBe(404);
  });

  it('keeps its history: every revision with its answers, its XML to the byte, and what changed', async () => {
    const [instanceId, editId] = [newInstanceId(), newInstanceId()];
    const original = recordOf(form, { instanceId, body: body('Hasan', 3, '2020-01-31', 'rice', [41, 38]) });
    await first.post({ xml: original });
    const edit = recordOf(form, {
      instanceId: editId,
      deprecatedId: instanceId,
      body: body('Hasan', 4, '2020-01-31', '', [41, 39, 2]),
    });
    expect((await first.post({ xml: edit })).status).toBe(201);
    const now = (await one(instanceId)).body.data;
    expect([now.revision, now.answers['farm/cows'], now.instanceId]).toEqual([2, 4, instanceId]);
    expect(now.revisions.map((r) => [r.revision, r.baseRevision])).toEqual([
      [2, 1],
      [1, null],
    ]);
    expect((await one(editId)).body.data.instanceId).toBe(instanceId);
    const before = (await one(instanceId, { revision: 1 })).body.data;
    expect([before.revision, before.answers['farm/cows'], before.answers.crops]).toEqual([1, 3, 'rice']);
    expect((await one(instanceId, { revision: 3 })).status).toBe(404);
    const changed = await admin.call('submissionDifference', {
      query: { formId: form.formId, instanceId, from: 1, to: 2 },
    });
    expect(changed.body.data).toEqual([
      { path: 'farm/cows', items: [], before: 3, after: 4 },
      { path: 'crops', items: [], before: 'rice', after: null },
      { path: 'person/age', items: [2], before: 38, after: 39 },
      { path: 'person/first', items: [3], before: null, after: 'P' },
      { path: 'person/age', items: [3], before: null, after: 2 },
    ]);
    const xml = (revision: number) =>
      server.app.inject({
        method: 'GET',
        url: `/msurvey/api/project/form/data/xml?formId=${form.formId}&instanceId=${instanceId}&revision=${revision}`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
    expect((await xml(1)).body).toBe(original);
    expect((await xml(2)).body).toBe(edit);
    expect((await xml(1)).headers['content-disposition']).toMatch(/^attachment/);
    await admin.call('deleteSubmissions', { body: { formId: form.formId, instanceIds: [instanceId] } });
  });

  it('hands out its files by what they are: pictures shown, everything else saved', async () => {
    const instanceId = newInstanceId();
    const photo = picture(70_000);
    const text = Buffer.from('plain words');
    await first.post({
      xml: recordOf(form, { instanceId, photo: 'a.jpg', card: 'b.jpg' }),
      files: [
        { name: 'a.jpg', bytes: photo },
        { name: 'b.jpg', bytes: text },
      ],
    });
    const file = (name: string) =>
      server.app.inject({
        method: 'GET',
        url: `/msurvey/api/project/form/data/file?formId=${form.formId}&instanceId=${instanceId}&name=${name}`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
    const shown = await file('a.jpg');
    expect(shown.rawPayload.equals(photo)).toBe(true);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    const saved = await file('b.jpg');
    expect(saved.body).toBe('plain words');
    expect(saved.headers['content-type']).not.toMatch(/^(image|text\/html)/);
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
    expect((await file('c.jpg')).statusCode).toBe(404);
    await admin.call('deleteSubmissions', { body: { formId: form.formId, instanceIds: [instanceId] } });
  });
});

describe('deleting and bringing back', () => {
  it('takes records out of lists and counts, and back, once each; whoever derives from them hears of it', async () => {
    const heard: [isDeleted: boolean, records: number][] = [];
    const stop = alsoDerives({
      name: 'listens',
      matches: ({ formId }) => formId === form.formId,
      project: async (_db, rows) => void heard.push([false, rows.length]),
      forget: async (_db, rows) => void heard.push([true, rows.length]),
      clear: async () => {},
    });
    const change = (instanceIds: string[], isDeleted: boolean) =>
      admin.call('deleteSubmissions', { body: { formId: form.formId, instanceIds, isDeleted } });
    const agree = async () => {
      const { kept, recounted } = await state.counters(db(), form.formId);
      expect(kept).toEqual(recounted);
    };
    await agree();
    expect((await change([A, B, G, A], true)).body.data).toEqual({ changed: 3 });
    expect(await ids()).toEqual([F, E, D, C]);
    expect(await ids({ fromDate: '2026-03-01', toDate: '2026-03-02' })).toEqual([C]);
    await agree();
    expect((await change([A, B], true)).body.data).toEqual({ changed: 0 });
    expect((await change([C, D], true)).body.data).toEqual({ changed: 2 });
    await agree();
    expect((await change([A, B, C, D, G], false)).body.data).toEqual({ changed: 5 });
    expect(await ids()).toEqual([G, F, E, D, C, B, A]);
    await agree();
    stop();
    expect(heard).toEqual([
      [true, 3],
      [true, 2],
      [false, 5],
    ]);
    expect((await change([A, 'uuid:none'], true)).status).toBe(404);
    expect(await ids()).toHaveLength(7);
    const actions = (await auditLines(db(), 'submission')).map((line) => line.action);
    expect(actions.filter((action) => action === 'restore')).toHaveLength(1);
  });

  it('is not for a form of another project, nor for whoever is not of this one', async () => {
    const other = await insertForm(db(), { ...HOUSEHOLD, idString: 'elsewhere' }, { projectId: 2 });
    const superUser = await server.as('superadmin');
    const instanceIds = [A];
    expect((await superUser.call('deleteSubmissions', { body: { formId: other.formId, instanceIds } })).status).toBe(
      404,
    );
    expect((await superUser.call('submission', { query: { formId: other.formId, instanceId: A } })).status).toBe(404);
    const stranger = await personWithPermissions(server, ALL_PERMISSIONS);
    expect((await ask({}, stranger)).status).toBe(404);
    expect((await stranger.call('submission', { query: { formId: form.formId, instanceId: A } })).status).toBe(404);
  });
});

describe('columns', () => {
  it('are kept per person and form', async () => {
    const read = async (who: Actor) =>
      (await who.call('formColumns', { query: { formId: form.formId } })).body.data.columns;
    expect(await read(admin)).toBeNull();
    const columns = ['name', 'farm/cows', 'name'];
    const chosen = await admin.call('chooseFormColumns', { body: { formId: form.formId, columns } });
    expect(chosen.body.data.columns).toEqual(['name', 'farm/cows']);
    await admin.call('chooseFormColumns', { body: { formId: form.formId, columns: ['crops'] } });
    expect(await read(admin)).toEqual(['crops']);
    expect(await read(await server.as('superadmin'))).toBeNull();
  });
});
