import type { Permission } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject } from '../projects/project.queries.ts';
import { type Actor, actor } from '../support/cast.ts';
import { insertPersonWithSession } from '../support/people.queries.ts';
import { auditLines, userId } from '../support/state.queries.ts';
import { fetchFile, readXlsx, taskEnded } from '../collection/exports/export.support.ts';
import { picture } from '../collection/support/phone.ts';
import { type FieldWork, startFieldWork } from './support/field-work.ts';
import * as state from './support/state.queries.ts';

let field: FieldWork;
const project = { projectId: 1 };
const db = () => field.server.context.database.db;
const instances: Record<string, string> = {};
let rahim: number;
let group: number;
/** Reaches everybody's records and people. */
let everywhere: Actor;
let elsewhere: number;

beforeAll(async () => {
  field = await startFieldWork({ jobs: true });
  everywhere = await field.server.as('superadmin');
  elsewhere = await newProject(db(), 'Beside');
  await state.setPeriod(db(), 1, null, null);
  const [here, there] = field.places as [state.Place, state.Place];
  group = await state.insertGroup(db(), 1, 'Char Women Group');
  rahim = await state.insertMember(db(), {
    name: 'Abdur Rahim',
    unionId: here.unionId,
    groupId: group,
    memberNo: 'M-1',
  });
  const files = [{ name: 'field.jpg', bytes: picture(200) }];
  instances.training = await field.send({
    held: '2026-02-01',
    village: 'Purbo Para',
    people: [{ member: rahim }, { who: 'Guest' }],
    files,
  });
  instances.away = await field.send({
    held: '2026-02-02',
    union: there.unionId,
    gps: '',
    subActivity: 88,
    stated: 40,
    quantity: 2.5,
  });
  instances.rejected = await field.send({ held: '2026-02-03', village: 'রহিমপুর' });
  instances.approved = await field.send({ held: '2026-02-04', people: [{ member: rahim }] });
  const decide = async (name: string, verdict: 'approveActivity' | 'rejectActivity') => {
    const activity = await state.activityOf(db(), instances[name] as string);
    const body = { ...project, id: activity?.id as number, revision: 1, reason: 'Please look again' };
    expect((await field.validator.call(verdict, { body })).status).toBe(200);
  };
  await decide('rejected', 'rejectActivity');
  await decide('approved', 'approveActivity');
});
afterAll(() => field?.server.close());

async function person(permissions: Permission[], projectId = 1) {
  const sessionId = crypto.randomUUID();
  const id = await insertPersonWithSession(db(), permissions, sessionId);
  await state.joinProject(db(), projectId, id);
  return actor(field.server, await field.server.context.tokens.sign(id, sessionId));
}
const list = async (more = {}, who = field.collector) =>
  (await who.call('activities', { body: { ...project, ...more } })).body;
const names = async (more = {}) => {
  const byInstance = new Map(Object.entries(instances).map(([name, instance]) => [instance, name]));
  return (await list(more)).data.data.map((row) => byInstance.get(row.instance));
};
const idOf = async (name: string) => (await state.activityOf(db(), instances[name] as string))?.id as number;

describe('the list of activities', () => {
  it('shows what the documents name, the newest first, with the state as they derive it', async () => {
    const { data, meta } = await list();
    expect(data.total).toBe(4);
    const [approved, rejected, away, training] = data.data;
    expect(training).toMatchObject({
      sub_activity_id: 73,
      sub_activity: expect.any(String),
      sub_activity_name: expect.any(String),
      sub_activity_type: expect.any(String),
      implemented_by: expect.any(String),
      implementation_date: '2026-02-01',
      location: expect.stringContaining(field.places[0]?.upazila as string),
      member_count: 2,
      is_validate: false,
      project_id: null,
      form_id: field.form.formId,
      xform_id: field.form.xformId,
      can: { edit: true, delete: false, profile: true },
    });
    expect(away).toMatchObject({ member_count: 40 });
    expect(rejected).toMatchObject({ is_validate: false, project_id: 1 });
    expect(approved).toMatchObject({ is_validate: true, project_id: null, can: { edit: false, delete: false } });
    expect(meta).toMatchObject({ form: { formId: field.form.formId }, can: { create: true, export: false } });
  });

  it('is narrowed by division, district and upazila; −1 and blank are all', async () => {
    const [here, there] = field.places as [state.Place, state.Place];
    expect(await names({ upazila: there.upazilaCode, district: there.districtCode })).toEqual(['away']);
    expect(await names({ district: here.districtCode })).toEqual(['approved', 'rejected', 'training']);
    expect(await names({ division: '-1', district: '', upazila: null })).toHaveLength(4);
    expect((await list({ upazila: there.upazilaCode })).data.total).toBe(1);
    expect(await list({ upazila: 'no such place' })).toMatchObject({ data: { data: [], total: 0 } });
  });

  it('is narrowed by state, and every filter goes with every other', async () => {
    const [here] = field.places as [state.Place];
    expect(await names({ state: 'rejected' })).toEqual(['rejected']);
    expect((await list({ state: 'approved' })).data.total).toBe(1);
    expect(await names({ state: 'received', district: here.districtCode, search: 'purbo' })).toEqual(['training']);
  });

  it('finds the village in either script, the work by code and name, the agency, and the place', async () => {
    expect(await names({ search: 'purb' })).toEqual(['training']);
    expect(await names({ search: 'rahimpur' })).toEqual(['rejected']);
    const [found] = (await list({ search: 'purbo' })).data.data;
    expect(await names({ search: found?.sub_activity as string })).toContain('training');
    const word = String(found?.sub_activity_name)
      .split(/\W+/)
      .sort((a, b) => b.length - a.length)[0] as string;
    expect(await names({ search: word.toUpperCase() })).toContain('training');
    expect(await names({ search: field.places[1]?.union.slice(0, 5) as string })).toContain('away');
    expect(await names({ search: 'nothingisnamedso' })).toEqual([]);
    expect(await names({ search: '%' })).toHaveLength(4);
  });

  it('speaks the reader’s language', async () => {
    const body = { body: project, headers: { 'accept-language': 'bn' } };
    const rows = (await field.collector.call('activities', body)).body.data.data;
    expect(rows[0]?.sub_activity_name).toMatch(/[\u0980-\u09ff]/);
  });

  it('has pages of 30, 50 and 100 only', async () => {
    const ask = (pageSize: number) => field.collector.call('activities', { body: { ...project, pageSize } as never });
    expect((await ask(100)).status).toBe(200);
    expect((await ask(10)).status).toBe(422);
    expect((await list({ page: 2 })).data.data).toEqual([]);
  });

  it('belongs to the project: others find nothing, and need the switch', async () => {
    const stranger = await person(['Project Activity/View', 'Project Activity/Export'], elsewhere);
    expect((await stranger.call('activities', { body: project })).status).toBe(404);
    expect((await stranger.call('exportActivities', { body: { ...project, type: 1 } })).status).toBe(404);
    expect((await stranger.call('activities', { body: { projectId: elsewhere } })).body.data.data).toEqual([]);
    const powerless = await person([]);
    expect((await powerless.call('activities', { body: project })).status).toBe(403);
  });
});

describe('deleting', () => {
  it('is the administrator’s; others read so', async () => {
    const params = { projectId: 1, id: await idOf('away') };
    const refused = await field.collector.call('deleteActivity', { params });
    expect([refused.status, refused.errors[0]?.detail]).toEqual([409, 'Only admin can delete']);
    const admin = await field.server.as('fao.admin');
    const gone = await admin.call('deleteActivity', { params: { projectId: elsewhere, id: params.id } });
    expect(gone.status).toBe(404);
    expect((await list({}, admin)).data.data.find((row) => row.id === params.id)?.can.delete).toBe(true);
    await state.setArchived(db(), 1, true);
    expect((await admin.call('deleteActivity', { params })).codes).toEqual(['project.archived']);
    await state.setArchived(db(), 1, false);
    const { total } = (await list()).data;
    expect((await admin.call('deleteActivity', { params })).status).toBe(204);
    expect((await list()).data.total).toBe((total as number) - 1);
    expect((await admin.call('deleteActivity', { params })).status).toBe(404);
    expect(await auditLines(db(), 'activity', params.id)).toMatchObject([
      { action: 'delete', actorName: expect.any(String) },
    ]);
    delete instances.away;
  });
});

describe('the profile', () => {
  it('shows all of the record: place, photos, counts, checks, decisions', async () => {
    const query = { ...project, instance: instances.rejected as string };
    const { data } = (await field.collector.call('activityProfile', { query })).body;
    expect(data).toMatchObject({
      state: 'rejected',
      kind: 'activity',
      form_title: 'Field work',
      village: 'রহিমপুর',
      position: { latitude: expect.any(Number) },
      history: [{ verdict: 'rejected', reason: 'Please look again', userName: expect.any(String) }],
      can: { edit: true, delete: false, validate: false },
    });
    expect(data.places.map((place) => place.name)).toHaveLength(4);
  });

  it('is found by the instance of any revision, and by nobody outside the project', async () => {
    const edit = await field.send({
      held: '2026-02-05',
      village: 'Edited',
      deprecatedId: instances.rejected as string,
    });
    const ask = (instance: string, who = field.collector) =>
      who.call('activityProfile', { query: { ...project, instance } });
    expect((await ask(edit)).body.data).toMatchObject({ village: 'Edited', revision: 2, instance: instances.rejected });
    expect((await ask('uuid:none')).status).toBe(404);
    const stranger = await person(['Project Activity/View'], 2);
    expect((await ask(edit, stranger)).status).toBe(404);
    const around = await stranger.call('activityProfile', { query: { projectId: elsewhere, instance: edit } });
    expect(around.status).toBe(404);
  });

  it('lists who took part, with the member behind each', async () => {
    const body = { ...project, instance: instances.training as string };
    const { data, meta } = (await everywhere.call('activityParticipants', { body })).body;
    expect(meta.count).toBe(2);
    expect(data[0]).toMatchObject({
      name: 'Abdur Rahim',
      member: { id: rahim, member_id: 'M-1', group: 'Char Women Group' },
    });
    expect(data[1]).toMatchObject({ name: 'Guest', member: null });
    const second = { ...body, pageSize: 1, currentPage: 2 };
    expect((await everywhere.call('activityParticipants', { body: second })).body.data).toMatchObject([
      { name: 'Guest' },
    ]);
  });

  it('gives its photos to those who see activities or review them', async () => {
    const query = { ...project, instance: instances.training as string, name: 'field.jpg' };
    const shown = await field.collector.call('activityFile', { query });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await (await person(['Validation/View'])).call('activityFile', { query })).status).toBe(200);
    expect((await (await person(['Member Register/View'])).call('activityFile', { query })).status).toBe(403);
    expect((await (await person(['Project Activity/View'], 2)).call('activityFile', { query })).status).toBe(404);
    expect((await field.collector.call('activityFile', { query: { ...query, name: 'other.jpg' } })).status).toBe(404);
  });
});

describe('the history of a person', () => {
  it('is every activity that names him or her, the newest first, with numbers per kind of work, by whichever form it came', async () => {
    const instance = `uuid:member-${rahim}`;
    const ask = async (more = {}) =>
      (await everywhere.call('memberHistory', { body: { ...project, instance, ...more } })).body;
    const { data, meta } = await ask();
    expect(data.map((row) => row.instance)).toEqual([instances.approved, instances.training]);
    expect(data[0]).toMatchObject({ kind: 'demonstration', state: 'approved', date: '2026-02-04', people: 1 });
    expect(meta).toEqual({
      counts: { activity: 0, training: 0, input: 0, demonstration: 2, infrastructure: 0 },
      after: null,
    });
    const first = await ask({ pageSize: 1 });
    expect(first.meta.after).toBe(data[0]?.id);
    expect((await ask({ after: first.meta.after })).data.map((row) => row.instance)).toEqual([instances.training]);
    expect((await ask({ kind: 'training' })).data).toEqual([]);
  });

  it('holds what records say that were merged into this one', async () => {
    const [here] = field.places as [state.Place];
    const twin = await state.insertMember(db(), { name: 'Rahim', unionId: here.unionId });
    const instance = await field.send({ held: '2026-02-06', people: [{ member: twin }] });
    await state.mergeMembers(db(), 1, rahim, twin);
    for (const member of [rahim, twin]) {
      const body = { ...project, instance: `uuid:member-${member}` };
      const rows = (await everywhere.call('memberHistory', { body })).body.data;
      expect(rows.map((row) => row.instance)).toEqual([instance, instances.approved, instances.training]);
    }
  });

  it('of a group is what its members took part in, once each', async () => {
    const body = { ...project, instance: `uuid:group-${group}` };
    const { data, meta } = (await everywhere.call('groupHistory', { body })).body;
    expect(data.map((row) => row.instance)).toEqual([instances.approved, instances.training]);
    expect(data[0]?.people).toBe(1);
    expect(meta.counts.demonstration).toBe(2);
  });

  it('is not for other projects', async () => {
    const stranger = await person(['Member Register/View', 'Group Register/View', 'Project Activity/View'], 2);
    for (const projectId of [1, 2]) {
      const member = await stranger.call('memberHistory', { body: { projectId, instance: `uuid:member-${rahim}` } });
      const groups = await stranger.call('groupHistory', { body: { projectId, instance: `uuid:group-${group}` } });
      expect([member.status, groups.status]).toEqual([404, 404]);
    }
    expect((await stranger.call('returnedActivities', { body: project })).status).toBe(404);
  });
});

describe('the reports', () => {
  const report = async (type: 1 | 2, more = {}, language = 'en') => {
    const officer = await field.server.as('me.officer');
    await state.joinProject(db(), 1, await userId(db(), 'me.officer'));
    const body = { ...project, type, ...more };
    const { body: started } = await officer.call('exportActivities', {
      body,
      headers: { 'accept-language': language },
    });
    const task = await taskEnded(officer, started.data.id);
    expect(task.state).toBe('done');
    const { bytes } = await fetchFile(field.server, officer, task.fileUuid as string);
    return readXlsx(bytes);
  };

  it('hold the activities that the filter shows, in the language of the screen', async () => {
    const [first, about] = Object.values(await report(1, { state: 'approved' }));
    expect(first).toHaveLength(2);
    expect(first?.[0]).toContain('Name of Sub-Activity');
    expect(first?.[1]).toContain(instances.approved);
    expect(first?.[1]).toContain('Approved');
    expect(JSON.stringify(about)).toContain('Approved');
    const [here] = field.places as [state.Place];
    const narrowed = Object.values(await report(1, { division: here.divisionCode, upazila: here.upazilaCode }))[1];
    expect(JSON.stringify(narrowed)).toContain(`Upazila: ${here.upazila}`);
    const [bengali] = Object.values(await report(1, { state: 'approved' }, 'bn'));
    expect(bengali?.[0]).toContain('উপ-কার্যক্রমের নাম');
  });

  it('are in the audit: who asked, for what, and how many rows were given', async () => {
    const officer = await field.server.as('me.officer');
    const [sheet] = Object.values(await report(1, { state: 'approved' }));
    const line = (await auditLines(db(), 'activity')).filter(({ action }) => action === 'export').at(-1);
    expect(line?.after).toMatchObject({ type: 1, filter: { state: 'approved' } });
    const taskId = String((line?.after as Record<string, unknown> | undefined)?.task);
    const { total } = (await officer.call('task', { params: { taskId } })).body.data;
    expect(sheet).toHaveLength(1 + (total as number));
    const given = (await auditLines(db(), 'task', taskId)).at(-1);
    expect(given).toMatchObject({ action: 'exported', after: { rows: total }, actorName: line?.actorName });
  });

  it('of capacity building hold only trainings, with everybody who took part', async () => {
    const trained = await field.send({
      held: '2026-02-07',
      subActivity: await state.subActivityOf(db(), 'training'),
      people: [{ member: rahim }, { who: 'Amena' }],
    });
    await field.send({
      held: '2026-02-08',
      subActivity: await state.subActivityOf(db(), 'infrastructure'),
      people: [{ member: rahim }],
    });
    const [activities, people] = Object.values(await report(2, { state: 'received' }));
    const records = activities?.slice(1).map((row) => row.at(-1)) ?? [];
    expect(records).toContain(trained);
    const listed = people?.slice(1).filter((row) => row.at(-1) === trained) ?? [];
    expect(listed.map((row) => row[5])).toEqual(['Abdur Rahim', 'Amena']);
  });
});
