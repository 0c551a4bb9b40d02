import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ALL_PERMISSIONS } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviveTasks } from '../../../src/tasks/revive-tasks.ts';
import { idsOf, join } from '../../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../../support/cast.ts';
import { jobsDone } from '../../support/mail.ts';
import { personWithPermissions } from '../../support/people.ts';
import { auditLines } from '../../support/state.queries.ts';
import { manyRecords } from '../data/data.queries.ts';
import type { CollectClient } from '../support/collect.ts';
import { addVersion, type FormSource, insertForm, type TestForm } from '../support/forms.queries.ts';
import { newInstanceId, recordOf } from '../support/household.ts';
import { listen, phoneOf } from '../support/phone.ts';
import { submissionsOf } from '../support/state.queries.ts';
import * as state from './export.queries.ts';
import {
  exported,
  FARM,
  fetchFile,
  type Grid,
  LANGUAGES,
  readCsv,
  readXlsx,
  readZip,
  taskEnded,
} from './export.support.ts';

let server: TestServer;
let admin: Actor;
let form: TestForm;
let phone: CollectClient;
const db = () => server.context.database.db;
const [A, B] = [newInstanceId(), newInstanceId()];
const HOSTILE = '=HYPERLINK("http://x";"y")';
const ODD = ' "quoted", <b>&amp;</b>\nsecond line _x0041_ 🌾 ';

const harvest = (what: string, kilos: number | '') => `<harvest><what>${what}</what><kilos>${kilos}</kilos></harvest>`;
const field = (title: string, size: string, inside = '') =>
  `<field><title>${title}</title><size>${size}</size>${inside}</field>`;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

beforeAll(async () => {
  server = await startTestServer();
  const address = await listen(server);
  const userIds = await idsOf(db(), ['collector']);
  form = await insertForm(db(), FARM, { userIds, title: 'Farms / খামার' });
  await state.setLanguages(db(), form.xformId, LANGUAGES);
  await state.cutChoices(db(), form.xformId);
  phone = (await phoneOf(server, address, 'collector')).phone;
  admin = await server.as('dae.admin');
  await join(db(), form.projectId, await idsOf(db(), ['dae.admin']));
  const send = (instanceId: string, body: string) =>
    phone.post({ xml: recordOf(form, { instanceId, body, name: 'N' }) });
  await send(
    A,
    `<farmer>${escaped(HOSTILE)}</farmer><age>41</age><land>1.5</land><since>2020-01-31</since>` +
      `<seen>2026-03-01T10:00:00.000+06:00</seen><irrigated>yes</irrigated><crops>rice jute</crops><place>22.5 90.25 3 4</place>` +
      field('North', '2', harvest('rice', 100) + harvest('jute', '')) +
      field('-5', '0.25', harvest('jute', 7)) +
      `<more><note>${escaped(ODD)}</note></more>`,
  );
  await send(B, '<farmer>রহিম</farmer><irrigated>maybe</irrigated><crops>jute</crops>');
});
afterAll(() => server?.close());

const META = 16;
const withoutMeta = (grid: Grid) => grid.map((row) => row.slice(META));
const cut = (row: unknown[]) => row.map((cell) => cell ?? null);

describe('an export as a workbook', () => {
  it('holds every answer in its cell, repeats on linked sheets, names and codes', async () => {
    const { bytes, name, task } = await exported(server, admin, { formId: form.formId, type: 'xlsx' });
    expect(name).toMatch(/^Farms খামার \d{4}-\d\d-\d\d\.xlsx$/);
    expect([task.done, task.total]).toEqual([2, 2]);
    const sheets = readXlsx(bytes);
    expect(Object.keys(sheets)).toEqual(['data', 'field', 'harvest', 'codebook', 'about']);
    const [head, ...rows] = withoutMeta(sheets.data as Grid);
    expect(head).toEqual(['farmer', 'age', 'land', 'since', 'seen', 'irrigated', 'crops', 'place', 'more/note']);
    // 31 January 2020 is day 43861 of a spreadsheet. What reads it ends lines as Windows does.
    expect(rows[0]?.map((cell) => (typeof cell === 'string' ? cell.replace('\r\n', '\n') : cell))).toEqual([
      HOSTILE,
      41,
      1.5,
      43861,
      '2026-03-01T10:00:00.000+06:00',
      'yes',
      'rice jute',
      '22.5 90.25 3 4',
      ODD.trim(),
    ]);
    expect(rows[1]).toEqual(['রহিম', null, null, null, null, 'maybe', 'jute', null, null]);
    expect((sheets.field as Grid).map(cut)).toEqual([
      ['instanceID', 'index', 'parentIndex', 'field/title', 'field/size'],
      [A, 1, null, 'North', 2],
      [A, 2, null, '-5', 0.25],
    ]);
    expect((sheets.harvest as Grid).map(cut)).toEqual([
      ['instanceID', 'index', 'parentIndex', 'field/harvest/what', 'field/harvest/kilos'],
      [A, 1, 1, 'rice', 100],
      [A, 2, 1, 'jute', null],
      [A, 3, 2, 'jute', 7],
    ]);
  });

  it('says of every record who sent it, when and with which version', async () => {
    const sheets = readXlsx((await exported(server, admin, { formId: form.formId, type: 'xlsx' })).bytes);
    const [head, first] = (sheets.data as Grid).map((row) => row.slice(0, META));
    const record = Object.fromEntries((head as string[]).map((title, i) => [title, first?.[i]]));
    const [stored] = await state.receivedTexts(db(), form.formId);
    expect(record).toMatchObject({
      instanceID: A,
      instanceName: 'N',
      submittedBy: 'collector',
      source: 'phone',
      formVersion: 1,
      state: 'received',
      latitude: 22.5,
      longitude: 90.25,
      accuracy: 4,
      missingFiles: 0,
      faults: 0,
    });
    expect(record.receivedAt).toBeCloseTo(stored?.serial as number, 4);
  });

  it('shows labels of a language, of choices too; a code without a label stays', async () => {
    const [en, bn] = LANGUAGES as [string, string];
    const english = readXlsx(
      (await exported(server, admin, { formId: form.formId, type: 'xlsx', language: en })).bytes,
    );
    const [head, first, second] = withoutMeta(english.data as Grid) as [string[], unknown[], unknown[]];
    expect(head).toEqual([
      'Name [farmer]',
      'Age',
      'Land',
      'Since',
      'Seen',
      'Irrigated',
      'Crops',
      'Place',
      'Name [more/note]',
    ]);
    expect([first[5], first[6], second[5]]).toEqual(['Yes', 'Rice, boro, Jute', 'maybe']);
    const bengali = readXlsx(
      (await exported(server, admin, { formId: form.formId, type: 'xlsx', language: bn })).bytes,
    );
    expect((bengali.harvest as Grid).slice(0, 2).map((row) => row.slice(3))).toEqual([
      ['কী', 'কেজি'],
      ['বোরো ধান', 100],
    ]);
  });

  it('explains its columns and codes, and says who made it with which filters', async () => {
    const asked = {
      formId: form.formId,
      type: 'xlsx' as const,
      answers: [{ path: 'age', is: 'from' as const, value: '40' }],
      fromDate: '2020-01-01',
    };
    const sheets = readXlsx((await exported(server, admin, asked)).bytes);
    expect((sheets.codebook as Grid)[0]).toEqual([
      'path',
      'type',
      'code',
      'label::English (en)',
      'label::বাংলা (bn)',
      'note',
    ]);
    expect((sheets.codebook as Grid).map(cut)).toContainEqual([
      'crops',
      'choice',
      'rice',
      'Rice, boro',
      'বোরো ধান',
      null,
    ]);
    expect((sheets.codebook as Grid).map(cut)).toContainEqual([
      'field/harvest',
      'repeat',
      null,
      'Harvest',
      'ফলন',
      null,
    ]);
    const about = new Map((sheets.about as [string, string][]).map(([what, said]) => [what, said]));
    expect(about.get('Form')).toBe('Farms / খামার (farm)');
    expect(about.get('Exported by')).toMatch(/\(dae\.admin\)$/);
    expect(about.get('Exported at')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(about.get('Received from')).toBe('2020-01-01');
    expect(about.get('Answer')).toBe('age from 40');
    expect(about.get('Records')).toBe('1');
    expect((sheets.data as Grid).length).toBe(2);
  });
});

describe('an export as CSV', () => {
  it('is an archive of one file per repeat, in UTF-8 with its mark, without formulas', async () => {
    const { bytes, name } = await exported(server, admin, { formId: form.formId, type: 'csv' });
    expect(name).toMatch(/\.zip$/);
    const files = readZip(bytes);
    expect(Object.keys(files)).toEqual(['data.csv', 'field.csv', 'harvest.csv', 'codebook.csv', 'about.csv']);
    for (const text of Object.values(files)) expect(text.startsWith('\ufeff')).toBe(true);
    const grid = (file: string) => readCsv((files[file] as string).slice(1));
    const [, first, second] = grid('data.csv').map((row) => row.slice(META));
    expect(first).toEqual([
      `'${HOSTILE}`,
      '41',
      '1.5',
      '2020-01-31',
      '2026-03-01T10:00:00.000+06:00',
      'yes',
      'rice jute',
      '22.5 90.25 3 4',
      ODD.trim(),
    ]);
    expect(second).toEqual(['রহিম', '', '', '', '', 'maybe', 'jute', '', '']);
    expect(grid('field.csv').slice(1)).toEqual([
      [A, '1', '', 'North', '2'],
      [A, '2', '', "'-5", '0.25'],
    ]);
    const [stored] = await state.receivedTexts(db(), form.formId);
    expect(grid('data.csv')[1]?.[6]).toBe(stored?.receivedAt);
  });

  it('is one plain file for a form without repeats, and has what earlier versions asked', async () => {
    const survey = [
      { type: 'text', name: 'q', label: 'Q' },
      { type: 'text', name: 'old', label: 'Old' },
    ];
    const flat = await insertForm(
      db(),
      { idString: 'flat', version: '1', survey },
      { userIds: await idsOf(db(), ['collector']) },
    );
    await phone.post({ xml: recordOf(flat, { body: '<q>one</q><old>kept</old>' }) });
    await addVersion(db(), flat.xformId, 2, {
      idString: 'flat',
      version: '2',
      survey: [survey[0] as (typeof survey)[0], { type: 'integer', name: 'new', label: 'New' }],
    });
    await phone.post({ xml: recordOf(flat, { version: '2', body: '<q>two</q><new>5</new>' }) });
    const { bytes, name } = await exported(server, admin, { formId: flat.formId, type: 'csv' });
    expect(name).toMatch(/\.csv$/);
    expect(readCsv(bytes.toString().slice(1)).map((row) => row.slice(META))).toEqual([
      ['q', 'new', 'old'],
      ['one', '', 'kept'],
      ['two', '5', ''],
    ]);
  });

  it('keeps every value in its column, however many there are and whatever they hold', async () => {
    const count = 205;
    const names = Array.from({ length: count }, (_, i) => `q${i}`);
    const wide = await insertForm(
      db(),
      {
        idString: 'wide',
        version: '1',
        survey: names.map((name, i) => ({ type: i % 2 ? 'integer' : 'text', name, label: name })),
      },
      { userIds: await idsOf(db(), ['collector']) },
    );
    const answers = names.map((_, i) => (i % 5 === 4 ? '' : i % 2 ? String(-i) : `text ${i}`));
    const body = (values: string[]) => values.map((value, i) => `<q${i}>${value}</q${i}>`).join('');
    await phone.post({ xml: recordOf(wide, { body: body(answers) }) });
    // no number, and what only looks like the items of a repeat
    await phone.post({ xml: recordOf(wide, { body: body(['[{"q0', 'many']) }) });
    const kept = await state.renameUser(db(), 'collector', 'Sep\u001farator');
    const { bytes } = await exported(server, admin, { formId: wide.formId, type: 'csv' });
    await state.renameUser(db(), 'collector', kept);
    const [head, first, second] = readCsv(bytes.toString().slice(1));
    expect(head?.slice(META)).toEqual(names);
    expect(first?.slice(META)).toEqual(answers);
    expect(first?.[3]).toMatch(/^Separator /);
    expect(second?.slice(META, META + 3)).toEqual(['[{"q0', 'many', '']);
  });

  it('leaves the column of a question empty where another version had a repeat of that name', async () => {
    const survey: FormSource['survey'] = [
      { type: 'begin repeat', name: 'plot', label: 'Plot' },
      { type: 'text', name: 'crop', label: 'Crop' },
      { type: 'end repeat' },
    ];
    const changed = await insertForm(
      db(),
      { idString: 'changed', version: '1', survey },
      { userIds: await idsOf(db(), ['collector']) },
    );
    await phone.post({
      xml: recordOf(changed, { body: '<plot><crop>rice</crop></plot><plot><crop>jute</crop></plot>' }),
    });
    await addVersion(db(), changed.xformId, 2, {
      idString: 'changed',
      version: '2',
      survey: [{ type: 'text', name: 'plot', label: 'Plot' }],
    });
    await phone.post({ xml: recordOf(changed, { version: '2', body: '<plot>north</plot>' }) });
    const { bytes, name } = await exported(server, admin, { formId: changed.formId, type: 'csv' });
    const data = name.endsWith('.zip') ? (readZip(bytes)['data.csv'] as string) : bytes.toString();
    expect(readCsv(data.slice(1)).map((row) => row[META])).toEqual(['plot', '', 'north']);
  });
});

describe('a task', () => {
  it('is its owner’s alone, is listed, tells him when it is done, and leaves a line', async () => {
    const { task } = await exported(server, admin, { formId: form.formId, type: 'csv' });
    const other = await server.as('superadmin');
    expect((await other.call('task', { params: { taskId: task.id } })).status).toBe(404);
    expect((await other.call('cancelTask', { params: { taskId: task.id } })).status).toBe(404);
    expect((await fetchFile(server, other, task.fileUuid as string)).status).toBe(404);
    const listed = (await admin.call('tasks', { body: {} })).body;
    expect(listed.data[0]).toEqual(task);
    expect(listed.meta.count).toBeGreaterThan(1);
    await jobsDone(server);
    const [adminId] = await idsOf(db(), ['dae.admin']);
    expect((await state.messagesTo(db(), adminId as number)).at(-1)).toMatch(/Farms খামার .*\.zip/);
    const lines = (await auditLines(db(), 'form', form.formId)).filter((line) => line.action === 'export');
    expect(lines.at(-1)?.after).toMatchObject({ type: 'csv', task: task.id });
    const given = (await auditLines(db(), 'task', task.id)).at(-1);
    const rows = (await submissionsOf(db(), form.formId)).length;
    expect(given).toMatchObject({ action: 'exported', after: { kind: 'export', rows } });
  });

  it('that is cancelled stops, leaves nothing behind and stays cancelled', async () => {
    const large = await insertForm(
      db(),
      { ...FARM, idString: 'farm_large' },
      { userIds: await idsOf(db(), ['collector']) },
    );
    const records = 40_000;
    await manyRecords(db(), large, await idsOf(db(), ['collector']), records);
    const begun = await admin.call('exportData', { body: { formId: large.formId, type: 'xlsx' } });
    const taskId = begun.body.data.id;
    const now = async () => (await admin.call('task', { params: { taskId } })).body.data;
    while ((await now()).done === 0) await pause(20);
    expect((await now()).total).toBe(records);
    const stopped = await admin.call('cancelTask', { params: { taskId } });
    expect(stopped.body.data.state).toBe('cancelled');
    const left = async () => (await readdir(tmpdir())).filter((name) => name.includes(taskId));
    while ((await left()).length > 0) await pause(20);
    const after = await now();
    expect([after.state, after.fileUuid, after.done < records]).toEqual(['cancelled', null, true]);
    expect((await auditLines(db(), 'task', taskId)).map((line) => line.action)).toEqual(['cancel']);
  });

  it('stays as it ended when it is cancelled too late', async () => {
    const { task } = await exported(server, admin, { formId: form.formId, type: 'csv' });
    expect((await admin.call('cancelTask', { params: { taskId: task.id } })).body.data.state).toBe('done');
  });

  it('that a dead process left is begun again, and given up after three attempts', async () => {
    const { task } = await exported(server, admin, { formId: form.formId, type: 'csv' });
    await state.loseTask(db(), task.id, 1);
    await reviveTasks(server.context);
    const again = await taskEnded(admin, task.id);
    expect([again.state, again.fileUuid === null]).toEqual(['done', false]);
    await state.loseTask(db(), task.id, 3);
    await reviveTasks(server.context);
    const lost = await taskEnded(admin, task.id);
    expect(lost.state).toBe('failed');
    expect(lost.message).toMatch(/stopped several times/);
  });

  it('that cannot be done fails with a sentence', async () => {
    const { task } = await exported(server, admin, { formId: form.formId, type: 'csv' });
    await state.corruptTask(db(), task.id);
    await state.loseTask(db(), task.id, 1);
    await reviveTasks(server.context);
    const failed = await taskEnded(admin, task.id);
    expect([failed.state, failed.message]).toEqual(['failed', 'This record does not exist, or you may not see it.']);
  });
});

describe('an export is refused', () => {
  it('to whoever may not, or is not of the project', async () => {
    const stranger = await personWithPermissions(server, ALL_PERMISSIONS);
    const body = { formId: form.formId, type: 'csv' as const };
    expect((await stranger.call('exportData', { body })).status).toBe(404);
    expect((await (await server.as('collector')).call('exportData', { body })).status).toBe(403);
  });

  it('for a language that the form has not, and for an unknown question', async () => {
    const ask = (more: object) => admin.call('exportData', { body: { formId: form.formId, type: 'xlsx', ...more } });
    expect((await ask({ language: 'Klingon' })).errors[0]?.source?.pointer).toBe('/language');
    expect((await ask({ answers: [{ path: 'nothing', is: 'filled' }] })).status).toBe(422);
  });
});
