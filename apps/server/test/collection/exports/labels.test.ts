import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idsOf, join } from '../../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../../support/cast.ts';
import { aDivision } from '../data/data.queries.ts';
import { addVersion, type FormSource, insertForm, insertMedia, type TestForm } from '../support/forms.queries.ts';
import { recordOf } from '../support/household.ts';
import { listen, phoneOf } from '../support/phone.ts';
import * as state from './export.queries.ts';
import { fetchFile, type Grid, LANGUAGES, readCsv, readXlsx, readZip, taskEnded } from './export.support.ts';

const [EN, BN] = LANGUAGES as [string, string];
const both = (en: string, bn: string) => ({ [`label::${EN}`]: en, [`label::${BN}`]: bn });
const VISIT: FormSource = {
  idString: 'visit',
  version: '1',
  survey: [
    { type: 'select_one_from_file geo_divisions.csv', name: 'division', ...both('Division', 'বিভাগ') },
    { type: 'select_multiple_from_file seeds.csv', name: 'seeds', ...both('Seeds', 'বীজ') },
    { type: 'select_one crop', name: 'crop', ...both('Crop', 'ফসল') },
    { type: 'text', name: 'remark', ...both('Remark', 'মন্তব্য') },
    { type: 'begin repeat', name: 'plot', ...both('Plot', 'প্লট') },
    { type: 'select_one_from_file geo_divisions.csv', name: 'at', ...both('At', 'যেখানে') },
    { type: 'end repeat' },
  ],
  choices: [{ list_name: 'crop', name: 'tomato', ...both('Tomato', 'টমেটো') }],
};

let server: TestServer;
let admin: Actor;
let form: TestForm;
let division: { id: number; en: string; bn: string };
const db = () => server.context.database.db;
const META = 16;

beforeAll(async () => {
  server = await startTestServer();
  const address = await listen(server);
  form = await insertForm(db(), VISIT, { userIds: await idsOf(db(), ['collector']) });
  await state.setLanguages(db(), form.xformId, LANGUAGES);
  await join(db(), form.projectId, await idsOf(db(), ['dae.admin']));
  admin = await server.as('dae.admin');
  division = await aDivision(db());
  const bytes = Buffer.from('name,label\r\ns1,BRRI 28\r\ns2,Bina 10\r\n');
  const key = randomUUID();
  await server.context.files.put(key, bytes);
  await insertMedia(db(), form, { name: 'seeds.csv', key, bytes, mediaType: 'text/csv' });
  const { phone } = await phoneOf(server, address, 'collector');
  const body =
    `<division>${division.id}</division><seeds>s2 s1 s7</seeds><crop>tomato</crop><remark>a;=cmd</remark>` +
    `<plot><at>${division.id}</at></plot><plot><at>999999</at></plot>`;
  expect((await phone.post({ xml: recordOf(form, { body }) })).status).toBe(201);
});
afterAll(() => server?.close());

async function exported(more: object, language = 'en', type: 'xlsx' | 'csv' = 'xlsx') {
  const headers = { 'accept-language': language };
  const begun = await admin.call('exportData', { body: { formId: form.formId, type, ...more }, headers });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.errors));
  const task = await taskEnded(admin, begun.body.data.id);
  expect(task.message).toBeNull();
  return (await fetchFile(server, admin, task.fileUuid as string)).bytes;
}
const sheetsOf = async (more: object = {}, language = 'en') => {
  const sheets = readXlsx(await exported(more, language));
  const [head, row] = sheets.data as [string[], unknown[]];
  return { fixed: head.slice(0, META), head: head.slice(META), row: row.slice(META), meta: row.slice(0, META), sheets };
};

it('has labels of every list, in the reader’s language, without being asked', async () => {
  const english = await sheetsOf();
  expect(english.head).toEqual(['Division', 'Seeds', 'Crop', 'Remark']);
  expect(english.row).toEqual([division.en, 'Bina 10, BRRI 28, s7', 'Tomato', 'a;=cmd']);
  expect((english.sheets.plot as Grid).slice(1).map((row) => row[3])).toEqual([division.en, '999999']);
  const bengali = await sheetsOf({}, 'bn');
  expect(bengali.head).toEqual(['বিভাগ', 'বীজ', 'ফসল', 'মন্তব্য']);
  expect(bengali.row).toEqual([division.bn, 'Bina 10, BRRI 28, s7', 'টমেটো', 'a;=cmd']);
  expect(bengali.meta).toContain('অপেক্ষমাণ');
  expect(bengali.fixed).toContain('গ্রহণের সময়');
});

it('has labels of another language by choice, and codes by choice', async () => {
  expect((await sheetsOf({ language: BN })).row[0]).toBe(division.bn);
  const codes = await sheetsOf({ values: 'codes' });
  expect(codes.row).toEqual([String(division.id), 's2 s1 s7', 'tomato', 'a;=cmd']);
  expect(codes.head).toEqual(['Division', 'Seeds', 'Crop', 'Remark']);
  const named = await sheetsOf({ values: 'codes', headers: 'names' });
  expect(named.head).toEqual(['division', 'seeds', 'crop', 'remark']);
  expect(named.fixed[0]).toBe('instanceID');
});

it('has a column for each when both are asked for', async () => {
  const { head, row } = await sheetsOf({ values: 'both' });
  expect(head).toEqual(['Division', 'Division (code)', 'Seeds', 'Seeds (code)', 'Crop', 'Crop (code)', 'Remark']);
  expect(row).toEqual([
    division.en,
    String(division.id),
    'Bina 10, BRRI 28, s7',
    's2 s1 s7',
    'Tomato',
    'tomato',
    'a;=cmd',
  ]);
  const named = await sheetsOf({ values: 'both', headers: 'names' });
  expect(named.head.slice(0, 2)).toEqual(['division:label', 'division']);
});

it('says in words what the records were narrowed by', async () => {
  const answers = [
    { path: 'division', is: 'equal', value: String(division.id) },
    { path: 'crop', is: 'equal', value: 'tomato' },
  ];
  const { sheets } = await sheetsOf({ answers });
  const said = (sheets.about as [string, string][]).filter(([what]) => what === 'Answer').map(([, text]) => text);
  expect(said).toEqual([`Division = ${division.en}`, 'Crop = Tomato']);
});

it('holds no formula in CSV, also where a program cuts at semicolons', async () => {
  const files = readZip(await exported({}, 'en', 'csv'));
  expect(readCsv((files['data.csv'] as string).slice(1))[1]?.at(-1)).toBe("a;'=cmd");
});

it('calls a choice that the newest version has no more as it was called', async () => {
  const survey = VISIT.survey.map((row) => (row.name === 'crop' ? { ...row, type: 'select_one fruit' } : row));
  const choices = [{ list_name: 'fruit', name: 'mango', ...both('Mango', 'আম') }];
  await addVersion(db(), form.xformId, 2, { ...VISIT, version: '2', survey, choices });
  await state.setLanguages(db(), form.xformId, LANGUAGES);
  expect((await sheetsOf()).row.slice(1, 3)).toEqual(['Bina 10, BRRI 28, s7', 'Tomato']);
});
