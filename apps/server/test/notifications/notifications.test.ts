import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { jobsDone } from '../support/mail.ts';
import { personWithPermissions } from '../support/people.ts';
import { auditLines, countAsWaiting, leaveProject, userId } from '../support/state.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const idOf = (username: string) => userId(server.context.database.db, username);

describe('the four counts of the bell', () => {
  it('are zero without requests', async () => {
    // The demonstration's requests are all in the programme's own project.
    await leaveProject(server.context.database.db, 61, await idOf('collector'));
    const { body } = await (await server.as('collector')).call('validationSummary');
    expect(body.data).toMatchObject({ totalValidationRequest: 0, totalAccepted: 0, rejection: 0, yetTobeValidated: 0 });
  });

  it('count the requests of one’s own projects within reach; the programme’s administrators count all', async () => {
    const { db } = server.context.database;
    const of = async (name: string) => {
      const { unreadNotifications: _, ...counts } = (await (await server.as(name)).call('validationSummary')).body.data;
      return counts;
    };
    const before = await of('fao.admin');
    await countAsWaiting(db, 1, { received: 2, approved: 1 });
    await countAsWaiting(db, 2, { rejected: 1, approved: 1 });
    const officer = await idOf('me.officer');
    for (const project of [2, 61]) await leaveProject(db, project, officer);
    // These are nobody's: who reaches only their own counts none of them.
    expect((await of('collector')).totalValidationRequest).toBe(0);
    expect(await of('me.officer')).toEqual({
      totalValidationRequest: 3,
      totalAccepted: 1,
      rejection: 0,
      yetTobeValidated: 2,
    });
    const all = {
      totalValidationRequest: before.totalValidationRequest + 5,
      totalAccepted: before.totalAccepted + 2,
      rejection: before.rejection + 1,
      yetTobeValidated: before.yetTobeValidated + 2,
    };
    for (const name of ['fao.admin', 'superadmin']) {
      for (const project of [1, 2, 61]) await leaveProject(db, project, await idOf(name));
      expect(await of(name), name).toEqual(all);
    }
  });

  it('need somebody who is signed in', async () => {
    expect((await server.nobody.call('validationSummary')).status).toBe(401);
  });
});

describe('notifications', () => {
  const tell = async (names: string[], message: string) => {
    const { database, jobs } = server.context;
    await jobs.enqueue(database.db, 'notify', {
      userIds: await Promise.all(names.map(idOf)),
      message,
      projectId: 1,
      formTitle: 'Member registration',
      roleName: 'validator',
      organizationName: 'DAE',
      path: '/project/1',
    });
    await jobsDone(server);
  };
  const unread = async (name: string) =>
    (await (await server.as(name)).call('validationSummary')).body.data.unreadNotifications;

  it('reach those they are for, newest first, with day and time of the programme', async () => {
    const list = async () =>
      (await (await server.as('validator')).call('notificationList', { body: { pageSize: 1 } })).body;
    // The demonstration has told them already what waits.
    const told = (await list()).meta.count;
    await tell(['validator', 'collector'], 'first');
    await tell(['validator'], 'second');
    const body = await list();
    expect(body.meta.count).toBe(told + 2);
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        projectName: 'SACP',
        fullName: 'Member registration',
        role: 'validator',
        orgName: 'DAE',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        time: expect.stringMatching(/^\d\d:\d\d$/),
        message: 'second',
        path: '/project/1',
        isRead: false,
      },
    ]);
    const next = await (await server.as('validator')).call('notificationList', {
      body: { pageSize: 1, currentPage: 2 },
    });
    expect(next.body.data.map((n) => n.message)).toEqual(['first']);
    expect((await (await server.as('collector')).call('notificationList', { body: {} })).body.meta.count).toBe(1);
    expect((await (await server.as('collector2')).call('notificationList', { body: {} })).body.data).toEqual([]);
  });

  it('are marked as read by their owner only, with one audit line', async () => {
    const owner = await server.as('validator');
    const id = (await owner.call('notificationList', { body: {} })).body.data[0]?.id as number;
    const other = await server.as('superadmin');
    const before = await unread('validator');
    expect(before).toBeGreaterThan(0);
    expect(await other.call('readNotification', { body: { id } })).toMatchObject({
      status: 404,
      codes: ['record.not-found'],
    });
    expect((await owner.call('readNotification', { body: { id } })).status).toBe(204);
    expect((await owner.call('readNotification', { body: { id } })).status).toBe(204);
    const { body } = await owner.call('notificationList', { body: {} });
    expect(body.data.filter((n) => n.isRead).map((n) => n.id)).toEqual([id]);
    expect(await unread('validator')).toBe(before - 1);
    const lines = await auditLines(server.context.database.db, 'notification', id);
    expect(lines.map((l) => l.action)).toEqual(['read']);
    expect((await owner.call('readNotification', { body: { id: 999_999 } })).status).toBe(404);
  });
});

describe('feedback', () => {
  it('is a rating from 1 to 5 with an optional comment, and is audited', async () => {
    const collector = await server.as('collector');
    expect((await collector.call('sendFeedback', { body: { rating: 4, comment: ' খুব ভালো ' } })).status).toBe(204);
    const other = await server.as('collector2');
    expect((await other.call('sendFeedback', { body: { rating: 1 } })).status).toBe(204);
    const lines = await auditLines(server.context.database.db, 'feedback');
    expect(lines.map((l) => l.after)).toEqual([
      { rating: 4, comment: 'খুব ভালো' },
      { rating: 1, comment: null },
    ]);
  });

  it.each([0, 6, 2.5])('refuses the rating %s', async (rating) => {
    const { status, errors } = await (await server.as('collector')).call('sendFeedback', { body: { rating } });
    expect([status, errors[0]?.detail]).toEqual([422, 'Rating is invalid']);
  });

  it('is read by organisation, newest first; the programme’s administrators read all', async () => {
    const list = async (name: string, body = {}) => (await (await server.as(name)).call('feedbackList', { body })).body;
    expect((await list('dae.admin')).data).toMatchObject([
      { rating: 4, comment: 'খুব ভালো', userName: 'collector', orgName: 'Department of Agricultural Extension' },
    ]);
    expect((await list('badc.admin')).data.map((f) => f.userName)).toEqual(['collector2']);
    for (const name of ['fao.admin', 'superadmin'])
      expect((await list(name)).data.map((f) => f.userName)).toEqual(['collector2', 'collector']);
    expect(await list('superadmin', { rating: 1 })).toMatchObject({
      data: [{ userName: 'collector2' }],
      meta: { count: 1 },
    });
  });

  it('needs its switches', async () => {
    const nobody = await personWithPermissions(server, []);
    expect(await nobody.call('sendFeedback', { body: { rating: 3 } })).toMatchObject({
      status: 403,
      codes: ['auth.forbidden'],
    });
    expect((await (await server.as('collector')).call('feedbackList', { body: {} })).status).toBe(403);
  });
});
