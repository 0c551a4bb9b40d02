import { ALL_PERMISSIONS } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf, join } from '../../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../../support/cast.ts';
import { personWithPermissions } from '../../support/people.ts';
import { auditLines } from '../../support/state.queries.ts';
import { counters, setState } from '../data/data.queries.ts';
import { cutChoices, setLanguages } from '../exports/export.queries.ts';
import { exported, FARM, fetchFile, type Grid, LANGUAGES, readXlsx } from '../exports/export.support.ts';
import { addFormUsers, insertForm, setFormState, type TestForm } from '../support/forms.queries.ts';
import { revisionsOf, submissionsOf } from '../support/state.queries.ts';
import { bookOf, check } from './import.support.ts';

let server: TestServer;
let admin: Actor;
let number = 0;
const db = () => server.context.database.db;

const SURVEY = FARM.survey.map((row) => {
  if (row.name === 'farmer') return { ...row, required: 'yes' };
  if (row.name === 'age') return { ...row, constraint: '. >= 0 and . < 120' };
  if (row.name === 'note') return { ...row, required: 'yes' };
  return row.name === 'more' ? { ...row, relevant: '${age} > 10' } : row;
});

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('dae.admin');
});
afterAll(() => server?.close());

async function newForm(...usernames: string[]): Promise<TestForm> {
  const source = { ...FARM, survey: SURVEY, idString: `farm_${++number}` };
  const form = await insertForm(db(), source, { userIds: await idsOf(db(), usernames), title: `Farms ${number}` });
  await join(db(), form.projectId, await idsOf(db(), ['dae.admin']));
  await setLanguages(db(), form.xformId, LANGUAGES);
  await cutChoices(db(), form.xformId);
  return form;
}
const apply = (form: TestForm, importId: string, who = admin) =>
  who.call('applyDataImport', { params: { formId: form.formId }, body: { importId } });
const undo = (form: TestForm, importId: string) =>
  admin.call('undoDataImport', { params: { formId: form.formId }, body: { importId } });
const answers = async (form: TestForm) => (await submissionsOf(db(), form.formId)).map((s) => s.answers);

const GOOD = {
  data: [
    {
      instanceID: '1',
      farmer: 'Rahim',
      age: '41',
      land: '1.5',
      since: '2020-01-31',
      irrigated: 'yes',
      crops: 'rice jute',
      place: '22.5 90.25',
    },
    { instanceID: '2', farmer: '=SUM(A1)', irrigated: 'না', crops: 'Rice, boro, Jute', seen: '2026-03-01 10:00' },
  ],
  field: [
    { instanceID: '1', index: '1', 'field/title': 'North', 'field/size': '2' },
    { instanceID: '1', index: '2', 'field/title': 'South' },
    { instanceID: '2', 'field/title': 'Only' },
  ],
  harvest: [
    { instanceID: '1', parentIndex: '2', 'field/harvest/what': 'Jute', 'field/harvest/kilos': '7' },
    { instanceID: '1', parentIndex: '1', 'field/harvest/what': 'rice', 'field/harvest/kilos': '100' },
    { instanceID: '2', 'field/harvest/what': 'rice' },
  ],
};

describe('a file of records', () => {
  it('is checked, taken in as one batch, listed, and taken out again', async () => {
    const form = await newForm('dae.admin');
    const checked = await check(server, admin, form.formId, bookOf(GOOD));
    expect(checked.data).toMatchObject({ rows: 2, faultCount: 0, faults: [], annotated: null });
    expect(await answers(form)).toEqual([]);
    const importId = checked.data.importId as string;
    expect((await apply(form, importId)).body.data).toEqual({ importId, submissions: 2 });
    expect(await answers(form)).toEqual([
      {
        farmer: 'Rahim',
        age: 41,
        land: 1.5,
        since: '2020-01-31',
        irrigated: 'yes',
        crops: 'rice jute',
        place: '22.5 90.25 0 0',
        field: [
          {
            'field/title': 'North',
            'field/size': 2,
            'field/harvest': [{ 'field/harvest/what': 'rice', 'field/harvest/kilos': 100 }],
          },
          { 'field/title': 'South', 'field/harvest': [{ 'field/harvest/what': 'jute', 'field/harvest/kilos': 7 }] },
        ],
      },
      {
        farmer: '=SUM(A1)',
        seen: '2026-03-01T10:00:00+06:00',
        irrigated: 'no',
        crops: 'rice jute',
        field: [{ 'field/title': 'Only', 'field/harvest': [{ 'field/harvest/what': 'rice' }] }],
      },
    ]);
    const stored = await submissionsOf(db(), form.formId);
    expect(stored.map((s) => [s.source, s.version, s.faults, s.latitude])).toEqual([
      ['import', 1, null, 22.5],
      ['import', 1, null, null],
    ]);
    expect((await revisionsOf(db(), form.formId))[0]?.xml).toContain('<farmer>Rahim</farmer>');
    const { kept, recounted } = await counters(db(), form.formId);
    expect(kept).toEqual(recounted);

    expect((await apply(form, importId)).body.data.submissions).toBe(2);
    expect(await answers(form)).toHaveLength(2);
    const list = await admin.call('dataImports', { params: { formId: form.formId }, body: {} });
    expect(list.body).toMatchObject({
      meta: { count: 1 },
      data: [{ importId, fileName: 'records.xlsx', rows: 2, undoneAt: null }],
    });

    expect((await undo(form, importId)).body.data).toEqual({ submissions: 2 });
    expect((await undo(form, importId)).body.data).toEqual({ submissions: 0 });
    const left = await admin.call('submissions', { body: { formId: form.formId } });
    expect([left.body.data, left.body.meta.count]).toEqual([[], 0]);
    const after = await counters(db(), form.formId);
    expect([after.kept, after.recounted]).toEqual([[], []]);
    expect((await auditLines(db(), 'submission-import', importId)).map((line) => line.action)).toEqual([
      'check',
      'apply',
      'undo',
    ]);
    expect((await apply(form, importId)).status).toBe(404);
  });

  it('comes back with its faults in its own cells, and nothing is stored', async () => {
    const form = await newForm('dae.admin');
    const bytes = bookOf({
      data: [
        {
          instanceID: '1',
          farmer: 'A',
          age: '120',
          land: 'much',
          since: '31.1.2020',
          irrigated: 'perhaps',
          crops: 'rice wheat',
          place: '200 1',
          colour: 'red',
        },
        { instanceID: '1', age: '1.5', seen: '2026-02-30 10:00' },
      ],
      field: [{ instanceID: '9', 'field/title': 'lost' }],
      harvest: [{ instanceID: '1', parentIndex: '4', 'field/harvest/what': 'rice' }],
      sheep: [{ anything: '1' }],
    });
    const { data } = await check(server, admin, form.formId, bytes);
    expect(data.importId).toBeNull();
    expect(data.faults.map(({ sheet, row, column }) => `${sheet} ${row} ${column}`).sort()).toEqual([
      'data 1 colour',
      'data 2 age',
      'data 2 crops',
      'data 2 irrigated',
      'data 2 land',
      'data 2 place',
      'data 2 since',
      'data 3 age',
      'data 3 farmer',
      'data 3 instanceID',
      'data 3 seen',
      'field 2 instanceID',
      'harvest 2 parentIndex',
      'sheep 1 null',
    ]);
    expect(data.faultCount).toBe(14);
    expect(data.faults.find((f) => f.column === 'age' && f.row === 2)?.message).toContain('. >= 0 and . < 120');
    expect(await answers(form)).toEqual([]);
    const { bytes: annotated, name } = await fetchFile(server, admin, data.annotated as string);
    expect(name).toBe('records-faults.xlsx');
    const sheets = readXlsx(annotated);
    expect(Object.keys(sheets)).toContain('Problems');
    expect((sheets.Problems as Grid).length).toBeGreaterThan(14);
    const bengali = await check(server, admin, form.formId, bytes, 'records.xlsx', 'bn');
    expect(bengali.data.faults.find((f) => f.column === 'land')?.message).toMatch(/[\u0980-\u09ff]/);
  });

  it('is understood with labels as headings, and as an export wrote it', async () => {
    const form = await newForm('dae.admin');
    const labelled = bookOf({ list: [{ 'Name [farmer]': 'Rahim', বয়স: '41', Irrigated: 'হ্যাঁ' }] });
    const { data } = await check(server, admin, form.formId, labelled);
    expect(data.faults).toEqual([]);
    await apply(form, data.importId as string);
    expect(await answers(form)).toEqual([{ farmer: 'Rahim', age: 41, irrigated: 'yes' }]);
    const ambiguous = await check(server, admin, form.formId, bookOf({ list: [{ Name: 'Rahim' }] }));
    expect(ambiguous.data.faults.map((f) => f.column)).toContain('Name');

    const good = await check(server, admin, form.formId, bookOf(GOOD));
    await apply(form, good.data.importId as string);
    const { bytes } = await exported(server, admin, {
      formId: form.formId,
      type: 'xlsx',
      language: LANGUAGES[0] as string,
    });
    const same = await check(server, admin, form.formId, bytes, 'export.xlsx');
    // Its records are here already: that is all that is wrong with it.
    expect(new Set(same.data.faults.map((f) => f.column))).toEqual(new Set(['instanceID']));
    expect(same.data.faultCount).toBe(3);
    const copy = await newForm('dae.admin');
    const moved = await check(server, admin, copy.formId, bytes, 'export.xlsx');
    expect(moved.data.faults).toEqual([]);
    await apply(copy, moved.data.importId as string);
    expect(await answers(copy)).toEqual(await answers(form));
    const ids = async (of: TestForm) => (await submissionsOf(db(), of.formId)).map((s) => s.instanceId);
    expect(await ids(copy)).toEqual(await ids(form));
  });

  it('may be a CSV, whose formula guard is taken off again', async () => {
    const form = await newForm('dae.admin');
    const csv = Buffer.from("\ufefffarmer,age\r\n\"'=1+1\",7\r\n''-x,\r\n");
    const { data } = await check(server, admin, form.formId, csv, 'records.csv');
    expect(data.faults).toEqual([]);
    await apply(form, data.importId as string);
    expect((await answers(form)).map((a) => a.farmer)).toEqual(['=1+1', "'-x"]);
  });

  it('begins as a template with the columns of the form', async () => {
    const form = await newForm('dae.admin');
    const response = await server.app.inject({
      method: 'GET',
      url: `/msurvey/api/project/form/${form.formId}/import/template`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const sheets = readXlsx(response.rawPayload);
    expect((sheets.data as Grid)[0]).toEqual([
      'instanceID',
      'farmer',
      'age',
      'land',
      'since',
      'seen',
      'irrigated',
      'crops',
      'place',
      'more/note',
    ]);
    expect((sheets.harvest as Grid)[0]).toEqual([
      'instanceID',
      'index',
      'parentIndex',
      'field/harvest/what',
      'field/harvest/kilos',
    ]);
    expect((sheets.codebook as Grid).length).toBeGreaterThan(10);
  });
});

describe('an import is refused', () => {
  it('when the file is no table, is empty, or another kind of file', async () => {
    const form = await newForm('dae.admin');
    expect((await check(server, admin, form.formId, Buffer.from('PK nonsense'))).codes).toEqual(['upload.unreadable']);
    expect((await check(server, admin, form.formId, bookOf({ data: [] }))).codes).toEqual(['upload.empty']);
    expect((await check(server, admin, form.formId, Buffer.from('x'), 'a.pdf')).codes).toEqual(['upload.wrong-type']);
  });

  it('to whoever is not of the project, and what he checked to anybody else', async () => {
    const form = await newForm('dae.admin', 'superadmin');
    const stranger = await personWithPermissions(server, ALL_PERMISSIONS);
    expect((await check(server, stranger, form.formId, bookOf(GOOD))).status).toBe(404);
    expect((await check(server, stranger, form.formId, Buffer.from('nonsense'))).status).toBe(404);
    const { data } = await check(server, admin, form.formId, bookOf(GOOD));
    expect((await apply(form, data.importId as string, await server.as('superadmin'))).status).toBe(404);
    const other = await newForm('dae.admin');
    expect((await apply(other, data.importId as string)).status).toBe(404);
  });

  it('as a whole when its sender may not collect, or the form is closed', async () => {
    const form = await newForm();
    const { data } = await check(server, admin, form.formId, bookOf(GOOD));
    const refused = await apply(form, data.importId as string);
    expect([refused.status, refused.codes]).toEqual([409, ['submission.not-form-user']]);
    await addFormUsers(db(), form.projectId, form.formId, await idsOf(db(), ['dae.admin']));
    await setFormState(db(), form, { isActive: false });
    expect((await apply(form, data.importId as string)).codes).toEqual(['submission.form-closed']);
    expect(await answers(form)).toEqual([]);
    await setFormState(db(), form, {});
    expect((await apply(form, data.importId as string)).body.data.submissions).toBe(2);
  });

  it('to be undone once somebody has worked on one of its records', async () => {
    const form = await newForm('dae.admin');
    const { data } = await check(server, admin, form.formId, bookOf(GOOD));
    await apply(form, data.importId as string);
    const [first] = await submissionsOf(db(), form.formId);
    await setState(db(), form.formId, first?.instanceId as string, 'approved');
    const refused = await undo(form, data.importId as string);
    expect([refused.status, refused.codes]).toEqual([409, ['record.conflict']]);
    expect((await admin.call('submissions', { body: { formId: form.formId } })).body.meta.count).toBe(2);
  });
});
