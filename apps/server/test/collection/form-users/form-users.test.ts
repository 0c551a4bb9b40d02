import { ALL_PERMISSIONS } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf, join, newProject } from '../../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../../support/cast.ts';
import { jobsDone } from '../../support/mail.ts';
import { personWithPermissions } from '../../support/people.ts';
import { auditLines, setStatus } from '../../support/state.queries.ts';
import { insertForm, type TestForm } from '../support/forms.queries.ts';
import { HOUSEHOLD } from '../support/household.ts';
import * as state from './form-users.queries.ts';

let server: TestServer;
let admin: Actor;
const db = () => server.context.database.db;
const TEAM = ['dae.admin', 'fao.admin', 'collector', 'collector2', 'superadmin'];
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('dae.admin');
});
afterAll(() => server?.close());

/** A form of a project with the whole team, given to these. */
async function formOf(...usernames: string[]): Promise<TestForm> {
  number++;
  const projectId = await newProject(db(), `Form users ${number}`);
  await join(db(), projectId, await idsOf(db(), TEAM));
  const source = { ...HOUSEHOLD, idString: `users_${number}` };
  return insertForm(db(), source, { projectId, userIds: await idsOf(db(), usernames) });
}
const list = async (form: TestForm, body: object = {}, who = admin) =>
  (await who.call('formUsers', { body: { formId: form.formId, pageSize: 100, ...body } })).body;
const names = async (form: TestForm, body: object = {}) => (await list(form, body)).data.map((u) => u.userName);
const targets = async (form: TestForm) => (await list(form)).data.map((u) => u.targetValue);
const id = async (username: string) => (await idsOf(db(), [username]))[0] as number;

describe('the users of a form', () => {
  it('are listed in the order of joining with organisation, role and what they sent', async () => {
    const form = await formOf('collector', 'fao.admin');
    await state.joinedDaysAgo(db(), form.formId, await id('fao.admin'), 3);
    await state.countOnDays(db(), form, await id('collector'), { 0: 4, 2: 3 });
    const { data, meta } = await list(form);
    expect(data.map((u) => u.userName)).toEqual(['fao.admin', 'collector']);
    expect(data[1]).toMatchObject({
      id: await id('collector'),
      isActive: true,
      targetValue: null,
      targetDate: null,
      totalSubmission: 7,
      roleName: 'data collector',
      pace: { done: 7, expected: null, neededPerDay: null },
    });
    expect(meta).toEqual({
      count: 2,
      targetSum: 0,
      target: null,
      collected: 7,
      activeUsers: 2,
      canAdd: true,
      canEdit: true,
    });
  });

  it('are narrowed by day of joining, state and name', async () => {
    const form = await formOf('collector', 'collector2', 'fao.admin');
    await state.joinedDaysAgo(db(), form.formId, await id('fao.admin'), 10);
    await admin.call('setFormUserStatus', {
      body: { formId: form.formId, userId: await id('collector2'), isActive: false },
    });
    const day = (n: number) => state.dayFromToday(db(), n);
    expect(await names(form, { fromDate: await day(-1) })).toEqual(['collector', 'collector2']);
    expect(await names(form, { toDate: await day(-5) })).toEqual(['fao.admin']);
    expect(await names(form, { fromDate: await day(-10), toDate: await day(-10) })).toEqual(['fao.admin']);
    expect(await names(form, { isActive: false })).toEqual(['collector2']);
    expect(await names(form, { isActive: true, userName: 'COLLECT' })).toEqual(['collector']);
    expect(await names(form, { userName: 'mina sul' })).toEqual(['fao.admin']);
    expect((await list(form, { isActive: true, pageSize: 1 })).meta.count).toBe(2);
    expect(await names(form, { sortBy: 'userName', sortOrder: 'desc' })).toEqual([
      'fao.admin',
      'collector2',
      'collector',
    ]);
    const second = await list(form, { pageSize: 1, currentPage: 2, sortBy: 'userName' });
    expect(second.data.map((u) => u.userName)).toEqual(['collector2']);
  });

  it('can be asked for one by one', async () => {
    const form = await formOf('collector');
    const ask = async (userId: number) => admin.call('formUser', { query: { formId: form.formId, userId } });
    expect((await ask(await id('collector'))).body.data?.userName).toBe('collector');
    // somebody who has left the form may still have records in it, and a link to them
    expect(await ask(await id('collector2'))).toMatchObject({ status: 200, body: { data: null } });
  });

  it('say how far they are: done since the target counts, expected by today, needed per day', async () => {
    const form = await formOf('collector');
    const collector = await id('collector');
    await state.setProjectEnd(db(), form.projectId, await state.dayFromToday(db(), 5));
    await state.countOnDays(db(), form, collector, { 0: 2, 4: 3, 9: 50 });
    const targetDate = await state.dayFromToday(db(), -4);
    await admin.call('setTargets', {
      body: { targetSetting: { formId: form.formId, targetValue: 100, targetDate }, users: [collector] },
    });
    const [user] = (await list(form)).data;
    // Ten days in all, of which five have begun; 95 are left for six days.
    expect(user?.pace).toEqual({ done: 5, expected: 50, neededPerDay: 15.9 });
    expect(user?.totalSubmission).toBe(55);
    await state.setProjectEnd(db(), form.projectId, null);
    expect((await list(form)).data[0]?.pace).toEqual({ done: 5, expected: null, neededPerDay: null });
  });
});

describe('candidates', () => {
  it('are the active members of the team without the form', async () => {
    const form = await formOf('collector');
    await setStatus(db(), 'collector2', 'inactive');
    const ask = async (body: object = {}) =>
      (await admin.call('formUserCandidates', { body: { formId: form.formId, pageSize: 100, ...body } })).body;
    const all = await ask();
    await setStatus(db(), 'collector2', 'active');
    expect(all.data.map((c) => c.username).sort()).toEqual(['dae.admin', 'fao.admin', 'superadmin']);
    expect(all.meta.count).toBe(3);
    expect((await ask({ username: 'collector' })).data.map((c) => c.username)).toEqual(['collector2']);
    const { orgName } = all.data.find((c) => c.username === 'fao.admin') as { orgName: string };
    const organizations = (await admin.call('projectOrganizations', { query: { id: form.projectId } })).body.data;
    const org_id = organizations.find((o) => o.name === orgName)?.orgId;
    expect((await ask({ org_id })).data.map((c) => c.username)).toEqual(['fao.admin']);
  });
});

describe('adding users', () => {
  it('gives the form to members of the team once, tells them, and leaves a line', async () => {
    const form = await formOf('collector');
    const userIds = await idsOf(db(), ['collector', 'collector2', 'fao.admin', 'collector2']);
    const add = () => admin.call('addFormUsers', { body: { formId: form.formId, userIds } });
    expect((await add()).body.data).toEqual({ added: 2 });
    expect((await add()).body.data).toEqual({ added: 0 });
    expect(await names(form, { sortBy: 'userName' })).toEqual(['collector', 'collector2', 'fao.admin']);
    const lines = await auditLines(db(), 'form', form.formId);
    expect(lines.map((line) => line.action)).toEqual(['add-users']);
    await jobsDone(server);
    expect(await state.notificationsOf(db(), userIds[1] as number)).toContainEqual(expect.stringContaining(form.title));
  });

  it('refuses whoever is not in the team, and an empty choice', async () => {
    const form = await formOf();
    const outside = await id('validator');
    const both = { formId: form.formId, userIds: [await id('collector'), outside] };
    const refused = await admin.call('addFormUsers', { body: both });
    expect([refused.status, refused.codes]).toEqual([422, ['form.user-not-in-team']]);
    expect((await admin.call('addFormUsers', { body: { formId: form.formId, userIds: [] } })).codes).toEqual([
      'field.required',
    ]);
    expect(await names(form)).toEqual([]);
  });
});

describe('the state of a user', () => {
  it('is switched off and on, once each', async () => {
    const form = await formOf('collector');
    const userId = await id('collector');
    const set = (isActive: boolean, of = userId) =>
      admin.call('setFormUserStatus', { body: { formId: form.formId, userId: of, isActive } });
    expect((await set(false)).body.data).toMatchObject({ id: userId, isActive: false });
    expect((await set(false)).status).toBe(200);
    expect((await set(true)).body.data.isActive).toBe(true);
    const lines = await auditLines(db(), 'form', form.formId);
    expect(lines.map(({ action, after }) => [action, after])).toEqual([
      ['change-user-status', { userId, isActive: false }],
      ['change-user-status', { userId, isActive: true }],
    ]);
    expect((await set(true, await id('collector2'))).status).toBe(404);
  });
});

describe('targets', () => {
  const targetDate = '2026-07-01';

  it('are set for one user or for several', async () => {
    const form = await formOf('collector', 'collector2', 'fao.admin');
    const set = (users: number[], targetValue: number) =>
      admin.call('setTargets', { body: { targetSetting: { formId: form.formId, targetValue, targetDate }, users } });
    const [first, second, third] = await idsOf(db(), ['collector', 'collector2', 'fao.admin']);
    expect((await set([first as number], 12)).body.data).toEqual({ changed: 1 });
    expect((await set([second as number, third as number, third as number], 7)).body.data).toEqual({ changed: 2 });
    const byId = new Map((await list(form)).data.map((u) => [u.id, u]));
    expect([first, second, third].map((n) => byId.get(n as number)?.targetValue)).toEqual([12, 7, 7]);
    expect(byId.get(first as number)?.targetDate).toBe(targetDate);
    expect((await list(form)).meta.targetSum).toBe(26);
    expect((await set([first as number, await id('superadmin')], 99)).status).toBe(404);
    expect((await set([first as number], -1)).codes).toEqual(['field.invalid']);
    expect((await list(form)).meta.targetSum).toBe(26);
  });

  it('share out what is left of the form’s target, remainders to the first to join, and only to active users', async () => {
    const form = await formOf('collector', 'collector2', 'fao.admin', 'superadmin');
    const order = await idsOf(db(), ['superadmin', 'fao.admin', 'collector2', 'collector']);
    for (const [i, userId] of order.entries()) await state.joinedDaysAgo(db(), form.formId, userId, 9 - i);
    await state.setFormTarget(db(), form.formId, 100);
    const resting = order[1] as number;
    await admin.call('setTargets', {
      body: { targetSetting: { formId: form.formId, targetValue: 9, targetDate }, users: [resting] },
    });
    await admin.call('setFormUserStatus', { body: { formId: form.formId, userId: resting, isActive: false } });
    // Eleven of somebody who collects, one of somebody who rests now, one of somebody without the form.
    await state.countOnDays(db(), form, order[2] as number, { 0: 2, 1: 1, 4: 8 });
    await state.countOnDays(db(), form, resting, { 0: 1 });
    await state.countOnDays(db(), form, await id('dae.admin'), { 0: 1 });
    expect((await list(form)).meta).toMatchObject({ target: 100, collected: 13, activeUsers: 3 });
    const since = await state.dayFromToday(db(), -1);
    const share = () => admin.call('distributeTargets', { body: { formId: form.formId, targetDate: since } });
    expect((await share()).body.data).toEqual({ users: 3, distributed: 87 });
    expect(await targets(form)).toEqual([29, 9, 29, 29]);
    await share();
    expect(await targets(form)).toEqual([29, 9, 29, 29]);
    const [line] = (await auditLines(db(), 'form', form.formId)).filter((l) => l.action === 'distribute-target');
    expect(line?.after).toMatchObject({ left: 87 });
  });

  it('say so when nothing is left, and stay as they are', async () => {
    const form = await formOf('collector');
    await state.setFormTarget(db(), form.formId, 10);
    await state.countOnDays(db(), form, await id('collector'), { 3: 12 });
    const refused = await admin.call('distributeTargets', { body: { formId: form.formId, targetDate } });
    expect([refused.status, refused.codes]).toEqual([409, ['form.nothing-left']]);
    expect(await targets(form)).toEqual([null]);
  });

  it('need a target of the form and somebody active', async () => {
    const form = await formOf('collector');
    const share = () => admin.call('distributeTargets', { body: { formId: form.formId, targetDate } });
    expect([(await share()).status, (await share()).codes]).toEqual([409, ['form.no-target']]);
    await state.setFormTarget(db(), form.formId, 10);
    await admin.call('setFormUserStatus', {
      body: { formId: form.formId, userId: await id('collector'), isActive: false },
    });
    expect((await share()).codes).toEqual(['form.no-active-user']);
  });

  it('stay exact when two share them out at once', async () => {
    const form = await formOf('collector', 'collector2', 'fao.admin');
    await state.setFormTarget(db(), form.formId, 1000);
    await Promise.all(
      Array.from({ length: 6 }, () => admin.call('distributeTargets', { body: { formId: form.formId, targetDate } })),
    );
    expect((await list(form)).meta.targetSum).toBe(1000);
  });
});

describe('the boundary', () => {
  it('hides the form from whoever is not of the project', async () => {
    const form = await formOf('collector');
    const stranger = await personWithPermissions(server, ALL_PERMISSIONS);
    expect((await stranger.call('formUsers', { body: { formId: form.formId } })).status).toBe(404);
    const userIds = [await id('collector2')];
    expect((await stranger.call('addFormUsers', { body: { formId: form.formId, userIds } })).status).toBe(404);
  });

  it('lets an archived project only be read', async () => {
    const form = await formOf('collector');
    await state.setArchived(db(), form.projectId, true);
    const { data, meta } = await list(form);
    expect([data.length, meta.canAdd, meta.canEdit]).toEqual([1, false, false]);
    const userId = await id('collector');
    const body = { formId: form.formId, userId, isActive: false };
    expect((await admin.call('setFormUserStatus', { body })).codes).toEqual(['project.archived']);
  });
});

describe('one’s own work with a form', () => {
  const mine = async (who: Actor, form: TestForm) => who.call('myFormWork', { query: { formId: form.formId } });

  it('is told to whoever collects with it, without the right to see the other users', async () => {
    const form = await formOf('collector');
    await state.countOnDays(db(), form, await id('collector'), { 0: 2, 1: 1 });
    const collector = await server.as('collector');
    expect((await collector.call('formUsers', { body: { formId: form.formId } })).status).toBe(403);
    const { status, body } = await mine(collector, form);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: await id('collector'), isActive: true, totalSubmission: 3 });
  });

  it('is nothing for somebody of the team who does not collect with it', async () => {
    const form = await formOf('collector');
    expect((await mine(await server.as('collector2'), form)).body.data).toBeNull();
  });

  it('is not there for whoever is not of the project', async () => {
    const form = await formOf('collector');
    const stranger = await personWithPermissions(server, ALL_PERMISSIONS);
    expect((await mine(stranger, form)).codes).toEqual(['record.not-found']);
  });
});
