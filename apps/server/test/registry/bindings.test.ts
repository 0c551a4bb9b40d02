import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetLists } from '../../src/modules/forms/index.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { lastAudit } from '../support/audit.queries.ts';
import { jobsDone } from '../support/mail.ts';
import { userId } from '../support/state.queries.ts';
import { sendRecord } from './send.ts';
import * as tables from './tables.queries.ts';

let server: TestServer;
let admin: Actor;
let collector: Actor;
const db = () => server.context.database.db;
const MEMBERS = 151;
const view = async () => (await admin.call('formBinding', { query: { formId: MEMBERS } })).body.data;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('superadmin');
  collector = await server.as('collector');
});
afterAll(() => server?.close());

describe('the binding of a form', () => {
  it('says which question fills which column, and offers what can be bound', async () => {
    const data = await view();
    expect(data.binding).toMatchObject({ registry: 'member', isMain: true });
    expect(data.binding?.questions.name).toBe('/data/person/name');
    expect(data.faults).toEqual({});
    expect(data.records).toBe((await tables.derivedTables(db())).member?.length);
    expect(data.questions.some((question) => question.path === '/data/person/father_name')).toBe(true);
  });

  it('is refused where a column is missing, a question is not there, or its answers are of another kind', async () => {
    const { binding } = await view();
    const questions = {
      ...binding?.questions,
      age: '/data/gps',
      phone: '/data/nowhere',
      nonsense: '/data/person/name',
    };
    const { name: _, ...others } = questions as Record<string, string>;
    const refused = await admin.call('saveFormBinding', {
      body: { formId: MEMBERS, registry: 'member', questions: others },
    });
    expect(refused.status).toBe(422);
    const marked = refused.errors.map(
      (error) => (error as unknown as { meta: { column: string; fault: string } }).meta,
    );
    expect(Object.fromEntries(marked.map(({ column, fault }) => [column, fault]))).toEqual({
      name: 'not-bound',
      age: 'wrong-type',
      phone: 'no-question',
      nonsense: 'unknown-column',
    });
  });

  it('may only be changed by who may change forms', async () => {
    const { binding } = await view();
    const body = { formId: MEMBERS, registry: 'member' as const, questions: binding?.questions ?? {} };
    expect((await collector.call('saveFormBinding', { body })).status).toBe(403);
  });

  it('changed, derives the registry anew as a task, and leaves an audit line', async () => {
    const { binding } = await view();
    const questions = { ...(binding?.questions as Record<string, string>), village: '/data/person/father_name' };
    const saved = await admin.call('saveFormBinding', { body: { formId: MEMBERS, registry: 'member', questions } });
    expect(saved.status).toBe(200);
    await jobsDone(server);
    const taskId = saved.body.data.task?.id as string;
    const { member } = await tables.derivedTables(db());
    const { body: done } = await admin.call('task', { params: { taskId } });
    expect(done.data).toMatchObject({ state: 'done', done: member?.length });
    const [first] = member as { village: string; father_name: string }[];
    expect(first?.village).toBe(first?.father_name);
    expect(await lastAudit(db(), 'form', MEMBERS)).toMatchObject({ action: 'bind' });
  });

  it('taken away, takes what was derived with it; bound again, brings it back', async () => {
    const before = await tables.derivedTables(db());
    const { binding } = await view();
    await admin.call('removeFormBinding', { body: { formId: MEMBERS } });
    await jobsDone(server);
    expect((await tables.derivedTables(db())).member).toEqual([]);
    expect((await view()).binding).toBeNull();
    const body = { formId: MEMBERS, registry: 'member' as const, questions: binding?.questions ?? {} };
    await admin.call('saveFormBinding', { body });
    await jobsDone(server);
    const after = await tables.derivedTables(db());
    for (const [name, rows] of Object.entries(before)) expect(after[name], name).toEqual(rows);
  });
});

describe('the catalogue', () => {
  it('has the ids of the documents, by agency', async () => {
    const { data } = (await collector.call('subActivities')).body;
    const ids = (agencyId: number) => data.filter((item) => item.agencyId === agencyId).map((item) => item.id);
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
    expect(ids(1)).toEqual(range(117, 136));
    expect(ids(2)).toEqual(range(73, 87));
    expect(ids(3)).toEqual([...range(1, 72), 104]);
    expect(ids(4)).toEqual([...range(88, 103), ...range(105, 114)]);
    expect(ids(5)).toHaveLength(36);
    expect(Math.min(...ids(5))).toBe(138);
    expect(Math.max(...ids(5))).toBe(200);
    expect(ids(6)).toEqual(range(208, 219));
    expect(data.every((item) => item.label.en && item.label.bn)).toBe(true);
    const agencies = (await collector.call('agencies')).body.data;
    expect(
      agencies.map(({ code, workplanNumber, dashboardNumber }) => [code, workplanNumber, dashboardNumber]),
    ).toEqual([
      ['BADC', 1, null],
      ['BARI', 2, 1],
      ['DAE', 3, 2],
      ['DAM', 4, 3],
      ['FAO', 5, 4],
      ['GAIN', 6, 5],
    ]);
  });

  it('is kept by who may edit work plans; forms offer what is active', async () => {
    const change = {
      id: 3,
      label: { en: 'Farmer training, renamed' },
      unit: 'Batch' as const,
      isMeasured: false,
      isActive: false,
    };
    expect((await collector.call('changeSubActivity', { body: change })).status).toBe(403);
    const changed = await admin.call('changeSubActivity', { body: change });
    expect(changed.body.data).toMatchObject({
      id: 3,
      code: '1.03',
      isActive: false,
      label: { en: 'Farmer training, renamed' },
    });
    expect(await lastAudit(db(), 'sub-activity', 3)).toMatchObject({ action: 'change' });
    forgetLists();
    const list = await server.app.inject({
      url: '/msurvey/api/project/form/entry/list?formId=160&name=sub_activities.csv',
      headers: { authorization: `Bearer ${collector.token}` },
    });
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain('\r\n4,1.04 ');
    expect(list.body).not.toContain('\r\n3,1.03 ');
  });
});

describe('lists that forms pick from', () => {
  const membersNow = async () => {
    const entry = (await collector.call('entryForm', { query: { formId: 160 } })).body.data;
    const path = entry.media.find((file) => file.name === 'members.csv')?.path as string;
    const list = await server.app.inject({ url: path, headers: { authorization: `Bearer ${collector.token}` } });
    return { names: entry.media.map((file) => file.name), lines: list.body.trim().split('\r\n') };
  };

  it('are made by the server, with the people of the registry, for phones and for the console', async () => {
    const { names, lines } = await membersNow();
    expect(names).toEqual(
      expect.arrayContaining(['geo_unions.csv', 'members.csv', 'sub_activities.csv', 'agencies.csv']),
    );
    expect(lines[0]).toBe('name,label,full_name,sex,member_no,group,upazila,union');
    expect(lines.length).toBeGreaterThan(1);
  });

  it('have whom somebody has just registered when he opens the next form', async () => {
    const [upazila = '', union = ''] = (await membersNow()).lines.at(-1)?.split(',').slice(-2) ?? [];
    const sent = await sendRecord(server, await userId(db(), 'collector'), MEMBERS, {
      registered_on: '2026-10-01',
      programmes: '1',
      'place/upazila': upazila,
      'place/union': union,
      'person/name': 'Just Registered',
      'person/father_name': 'Abdul Karim',
      'person/sex': 'female',
    });
    expect(sent.status).toBe(201);
    expect((await membersNow()).lines.some((line) => line.includes('Just Registered'))).toBe(true);
  });
});
