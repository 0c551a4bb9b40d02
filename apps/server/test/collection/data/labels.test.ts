import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf, join } from '../../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../../support/cast.ts';
import { addVersion, type FormSource, insertForm, insertMedia, type TestForm } from '../support/forms.queries.ts';
import { newInstanceId, recordOf } from '../support/household.ts';
import { listen, phoneOf } from '../support/phone.ts';
import { aDivision } from './data.queries.ts';

const EN = 'English (en)';
const BN = 'বাংলা (bn)';
const both = (en: string, bn: string) => ({ [`label::${EN}`]: en, [`label::${BN}`]: bn });
const MANY = Array.from({ length: 130 }, (_, i) => ({
  list_name: 'many',
  name: `m${i}`,
  ...both(`Many ${i}`, `বহু ${i}`),
}));

const PICKED: FormSource = {
  idString: 'picked',
  version: '1',
  survey: [
    { type: 'select_one_from_file geo_divisions.csv', name: 'division', ...both('Division', 'বিভাগ') },
    {
      type: 'select_one_from_file seeds.csv',
      name: 'seed',
      parameters: 'value=code label=title',
      ...both('Seed', 'বীজ'),
    },
    {
      type: 'select_multiple_from_file seeds.csv',
      name: 'seeds',
      parameters: 'value=code label=title',
      ...both('Seeds', 'বীজ'),
    },
    { type: 'select_one many', name: 'one', ...both('One of many', 'অনেকের একটি') },
    { type: 'select_one crop or_other', name: 'crop', ...both('Crop', 'ফসল') },
    { type: 'begin repeat', name: 'plot', ...both('Plot', 'প্লট') },
    { type: 'select_one_from_file geo_divisions.csv', name: 'where', ...both('Where', 'কোথায়') },
    { type: 'end repeat' },
  ],
  choices: [
    ...MANY,
    { list_name: 'crop', name: 'rice', ...both('Rice', 'ধান') },
    { list_name: 'crop', name: 'jute', ...both('Jute', 'পাট') },
  ],
};
const COLUMNS = ['division', 'seed', 'seeds', 'one', 'crop', 'plot'];

let server: TestServer;
let admin: Actor;
let form: TestForm;
let division: { id: number; en: string; bn: string };
const FIRST = newInstanceId();
const db = () => server.context.database.db;

async function giveSeeds(rows: string): Promise<void> {
  const bytes = Buffer.from(`code,title,title::${BN}\r\n${rows}`);
  const key = randomUUID();
  await server.context.files.put(key, bytes);
  await insertMedia(db(), form, { name: 'seeds.csv', key, bytes, mediaType: 'text/csv' });
}

beforeAll(async () => {
  server = await startTestServer();
  const address = await listen(server);
  const [collector, adminId] = (await idsOf(db(), ['collector', 'dae.admin'])) as [number, number];
  form = await insertForm(db(), PICKED, { userIds: [collector] });
  await join(db(), form.projectId, [adminId]);
  admin = await server.as('dae.admin');
  division = await aDivision(db());
  await giveSeeds('s1,BRRI dhan 28,ব্রি ধান ২৮\r\ns2,"Binadhan, 10",\r\n');
  const { phone } = await phoneOf(server, address, 'collector');
  const body =
    `<division>${division.id}</division><seed>s1</seed><seeds>s2 s1 s9</seeds><one>m125</one><crop>jute</crop>` +
    `<plot><where>${division.id}</where></plot>`;
  expect((await phone.post({ xml: recordOf(form, { instanceId: FIRST, body }) })).status).toBe(201);
});
afterAll(() => server?.close());

const meanings = async () => {
  const body = { formId: form.formId, columns: COLUMNS };
  const { choices } = (await admin.call('submissions', { body })).body.meta;
  return Object.fromEntries(choices.map(({ list, name, label }) => [`${list} ${name}`, label]));
};

describe('a list of records says what the codes in it mean', () => {
  it('that were picked from lists of the server, from uploaded files, and from long lists of the form', async () => {
    expect(await meanings()).toEqual({
      [`geo_divisions.csv ${division.id}`]: { en: division.en, bn: division.bn },
      'seeds.csv s1': { en: 'BRRI dhan 28', bn: 'ব্রি ধান ২৮' },
      'seeds.csv s2': { en: 'Binadhan, 10' },
      'one m125': { [EN]: 'Many 125', [BN]: 'বহু 125' },
      'crop jute': { [EN]: 'Jute', [BN]: 'পাট' },
    });
  });

  it('and the record’s page says the same, inside repeats too', async () => {
    const { choices } = (await admin.call('submission', { query: { formId: form.formId, instanceId: FIRST } })).body
      .data;
    const names = choices.map(({ list, name }) => `${list} ${name}`);
    expect(names.toSorted()).toEqual(Object.keys(await meanings()).toSorted());
  });

  it('of columns that are not shown nothing is asked', async () => {
    const { meta } = (await admin.call('submissions', { body: { formId: form.formId, columns: ['crop'] } })).body;
    expect(meta.choices.map(({ name }) => name)).toEqual(['jute']);
  });

  it('and finds them by a part of the label, for whoever narrows the records by an answer', async () => {
    const find = async (path: string, search: string) => {
      const { choices } = (
        await admin.call('answerChoices', { body: { formId: form.formId, asked: [{ path, search }] } })
      ).body.data;
      return choices.map(({ name }) => name);
    };
    expect(await find('division', division.bn)).toEqual([String(division.id)]);
    expect(await find('seed', 'bina')).toEqual(['s2']);
    expect(await find('one', 'many 12')).toEqual(['m12', ...Array.from({ length: 10 }, (_, i) => `m${120 + i}`)]);
    const narrowed = async (path: string, value: string) =>
      (await admin.call('submissions', { body: { formId: form.formId, answers: [{ path, is: 'contains', value }] } }))
        .body.data.length;
    expect(await narrowed('seeds', 's1')).toBe(1);
    expect(await narrowed('seeds', 's')).toBe(0);
  });

  it('and says what a code in an address means; of people only to whom the list offers them', async () => {
    const asked = [
      { path: 'division', codes: [String(division.id), '999999'] },
      { path: 'seeds', codes: ['s1 s2'] },
    ];
    const { choices } = (await admin.call('answerChoices', { body: { formId: form.formId, asked } })).body.data;
    expect(choices.map(({ path, name }) => `${path} ${name}`)).toEqual([
      `division ${division.id}`,
      'seeds s1',
      'seeds s2',
    ]);
    const unknown = await admin.call('answerChoices', { body: { formId: form.formId, asked: [{ path: 'no/such' }] } });
    expect(unknown.status).toBe(422);
  });

  it('also when neither the newest version nor its file has them any more', async () => {
    const choices = [...MANY.slice(0, 3), { list_name: 'fibre', name: 'hemp', ...both('Hemp', 'শণ') }];
    const survey = PICKED.survey.map((row) => (row.name === 'crop' ? { ...row, type: 'select_one fibre' } : row));
    await addVersion(db(), form.xformId, 2, { ...PICKED, version: '2', survey, choices });
    expect(await meanings()).toMatchObject({
      'one m125': { [EN]: 'Many 125' },
      'crop jute': { [EN]: 'Jute', [BN]: 'পাট' },
      'seeds.csv s1': { en: 'BRRI dhan 28' },
    });
  });
});
