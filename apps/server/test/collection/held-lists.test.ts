import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { LruMap } from '../../src/http/lru.ts';
import { forgetLists } from '../../src/modules/forms/index.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { userId } from '../support/state.queries.ts';
import { loadWebForm, type WebForm } from '../support/web-form.ts';
import * as change from './held-lists.queries.ts';
import { multipartOf } from './support/collect.ts';
import { addVersion, insertForm, insertMedia, type TestForm } from './support/forms.queries.ts';
import { newInstanceId, recordOf } from './support/household.ts';
import { listen, phoneOf } from './support/phone.ts';

const [MEMBER, TRAINING, DEMONSTRATION] = [151, 161, 163];
const [PLACE, GROUP] = ['place/union', 'membership/group'];

let server: TestServer;
let web: WebForm;
let editor: Actor;
let collectorId: number;
const db = () => server.context.database.db;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  web = await loadWebForm();
  editor = await server.as('me.officer');
  collectorId = await userId(db(), 'collector');
  for (const name of ['me.officer', 'collector'])
    await change.workElsewhere(db(), PROJECT_PROGRAMME, await userId(db(), name));
});
beforeEach(forgetLists);
afterAll(() => server?.close());

const get = (who: Actor, url: string) =>
  server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${who.token}` } });

async function entryOf(formId: number, instanceId: string) {
  const [form, record] = await Promise.all([
    editor.call('entryForm', { query: { formId } }),
    editor.call('entryRecord', { query: { formId, instanceId } }),
  ]);
  const lists = new Map<string, string>();
  for (const { name, path } of form.body.data.media) lists.set(name, (await get(editor, path)).body);
  return { form: form.body.data, record: record.body.data, lists };
}
type Entry = Awaited<ReturnType<typeof entryOf>>;

const rowOf = ({ record }: Entry, list: string, code: unknown) => {
  const { head = [], rows = [] } = record.lists.find(({ name }) => name === list) ?? {};
  const row = rows.find(([name]) => name === String(code));
  return row && Object.fromEntries(head.map((column, i) => [column, row[i]]));
};
const isOffered = ({ lists }: Entry, list: string, code: unknown) => lists.get(list)?.includes(`\r\n${code},`) ?? false;

/** As the browser opens it, with the whole lists. */
async function openedIn({ form, record, lists }: Entry) {
  const names = new Map(record.choices.map(({ path, code, label }) => [`${path} ${code}`, label]));
  const opened = await web.openForm(form.xml, {
    attachments: async (name) => new Blob([lists.get(name) ?? ''], { type: 'text/csv' }),
    instance: {
      kind: 'submission',
      xml: record.xml,
      files: async () => null,
      lists: Object.fromEntries(record.lists.map(({ name, head, rows }) => [name, { head, rows }])),
      nameChoice: (path, code) => names.get(`${path.replace(/^\/data\//, '')} ${code}`),
    },
  });
  if (opened.status !== 'opened') throw new Error(`${opened.reason}: ${opened.detail}`);
  return opened.form;
}
async function chosenIn(entry: Entry, path: string) {
  const node = web.findNode((await openedIn(entry)).root, path);
  const { value = [], valueOptions = [] } = node?.currentState ?? {};
  return value.map((code) => [code, valueOptions.find((option) => option.value === code)?.label.asString]);
}

describe('a record that somebody edits who works elsewhere', () => {
  it('finds its group, with label and place, though its editor is offered none of there', async () => {
    const { instanceId, answers } = await change.recordNaming(db(), MEMBER, GROUP, null);
    const entry = await entryOf(MEMBER, instanceId);
    const row = rowOf(entry, 'groups.csv', answers[GROUP]);
    expect(isOffered(entry, 'groups.csv', answers[GROUP])).toBe(false);
    expect(row).toMatchObject({ union: String(answers[PLACE]), upazila: String(answers['place/upazila']) });
    expect(await chosenIn(entry, `/data/${GROUP}`)).toEqual([[String(answers[GROUP]), row?.label]]);
  });

  it('gets of these lists only what it names', async () => {
    const { instanceId, answers } = await change.recordNaming(db(), MEMBER, GROUP, null);
    const { record } = await entryOf(MEMBER, instanceId);
    const rows = record.lists
      .filter(({ name }) => name === 'groups.csv' || name === 'members.csv')
      .flatMap((list) => list.rows);
    expect(rows.map(([code]) => code)).toEqual([String(answers[GROUP])]);
  });

  it('finds its group after that was rejected, and after it moved to another union', async () => {
    const { instanceId, answers } = await change.recordNaming(db(), MEMBER, GROUP, null);
    const group = Number(answers[GROUP]);
    await change.rejectGroup(db(), group);
    await change.moveGroup(db(), group, Number(answers[PLACE]) + 1);
    const entry = await entryOf(MEMBER, instanceId);
    const label = rowOf(entry, 'groups.csv', group)?.label;
    expect(label).toMatch(/\S/);
    expect(await chosenIn(entry, `/data/${GROUP}`)).toEqual([[String(group), label]]);
  });

  it('finds the owner of a plot after the owner was merged with somebody', async () => {
    const path = 'owner/beneficiary_member';
    const { instanceId, answers } = await change.recordNaming(db(), DEMONSTRATION, path, null);
    await change.mergeMember(db(), Number(answers[path]));
    const entry = await entryOf(DEMONSTRATION, instanceId);
    const label = rowOf(entry, 'members.csv', answers[path])?.label;
    expect(isOffered(entry, 'members.csv', answers[path])).toBe(false);
    expect(await chosenIn(entry, `/data/${path}`)).toEqual([[String(answers[path]), label]]);
  });

  it('finds its union after that was closed, and its sub-activity after that was stopped', async () => {
    const { instanceId, answers } = await change.recordNaming(db(), TRAINING, 'sub_activity', null);
    await change.closeUnit(db(), Number(answers[PLACE]));
    await change.stopSubActivity(db(), Number(answers.sub_activity));
    const entry = await entryOf(TRAINING, instanceId);
    for (const [list, path] of [
      ['geo_unions.csv', PLACE],
      ['sub_activities.csv', 'sub_activity'],
    ] as const) {
      expect(isOffered(entry, list, answers[path])).toBe(false);
      expect(rowOf(entry, list, answers[path])).toBeDefined();
    }
    const form = await openedIn(entry);
    expect([form.lostAnswers, form.keptAnswers]).toEqual([[], []]);
  });
});

describe('a record of a form that was changed since', () => {
  const survey = [
    { type: 'text', name: 'remark', label: 'Remark' },
    { type: 'select_one crop', name: 'crop', label: 'Crop' },
    { type: 'select_one_from_file villages.csv', name: 'village', label: 'Village' },
  ];
  const crops = [
    { list_name: 'crop', name: 'rice', label: 'Rice' },
    { list_name: 'crop', name: 'jute', label: 'Jute' },
  ];
  const source = { idString: 'changed', version: '1', survey, choices: crops };
  let form: TestForm;
  let instanceId: string;

  const give = async (key: string, csv: string) => {
    const bytes = Buffer.from(csv);
    await server.context.files.put(key, bytes);
    await insertMedia(db(), form, { name: 'villages.csv', key, bytes, mediaType: 'text/csv' });
  };
  beforeAll(async () => {
    form = await insertForm(db(), source, { userIds: [collectorId, await userId(db(), 'me.officer')] });
    await give('aaaaaaaa-0000-4000-8000-0000000000a1', 'name,label\nv1,Char Fasson\nv2,Dumki\n');
    instanceId = newInstanceId();
    const body = '<remark>a</remark><crop>jute</crop><village>v1</village>';
    const { boundary, body: payload } = multipartOf({ xml: recordOf(form, { instanceId, body }), files: [] });
    const sent = await server.app.inject({
      method: 'POST',
      url: `/msurvey/api/project/form/${form.formId}/submission`,
      headers: {
        authorization: `Bearer ${(await server.as('collector')).token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    });
    expect(sent.statusCode).toBe(201);
  });

  it('finds what an uploaded list had before it was replaced, by its old name', async () => {
    await change.retireFile(db(), form.xformId, 'villages.csv');
    await give('aaaaaaaa-0000-4000-8000-0000000000a2', 'name,label\nv2,Dumki\nv3,Bauphal\n');
    const entry = await entryOf(form.formId, instanceId);
    expect(rowOf(entry, 'villages.csv', 'v1')).toEqual({ name: 'v1', label: 'Char Fasson' });
    expect(await chosenIn(entry, '/data/village')).toEqual([['v1', 'Char Fasson']]);
  });

  it('finds a choice that the newest version has no more, by its old name', async () => {
    await addVersion(db(), form.xformId, 2, { ...source, version: '2', choices: crops.slice(0, 1) });
    const entry = await entryOf(form.formId, instanceId);
    expect(entry.form.xml).not.toContain('Jute');
    expect(await chosenIn(entry, '/data/crop')).toEqual([['jute', 'Jute']]);
  });
});

describe('a phone whose owner works elsewhere by now', () => {
  it('has in its lists what its own records name, and nobody else’s', async () => {
    const own = await change.recordNaming(db(), MEMBER, GROUP, collectorId);
    const other = await change.recordNaming(db(), MEMBER, GROUP, await userId(db(), 'dae.lakshmipur'));
    const address = await listen(server);
    const { phone } = await phoneOf(server, address, 'collector');
    LruMap.forgetAll();
    const { forms } = await phone.formList();
    const manifest = forms.find(({ manifestUrl }) => manifestUrl?.includes(`/forms/${MEMBER}/`))?.manifestUrl as string;
    const files = await phone.manifest(manifest);
    const { downloadUrl, hash } = files.find(({ name }) => name === 'groups.csv') as (typeof files)[number];
    const { text } = await phone.get(downloadUrl);
    expect(text).toContain(`\r\n${own.answers[GROUP]},`);
    expect(text).not.toContain(`\r\n${other.answers[GROUP]},`);
    expect(hash).toBe(`md5:${createHash('md5').update(text).digest('hex')}`);
  });
});
