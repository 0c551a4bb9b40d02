import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditJobs } from '../../src/audit/audit.jobs.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { auditLines, auditText, letPass, userId } from '../support/state.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server.close());

const gather = async () => {
  await letPass(server.context.database.db, 61);
  await auditJobs(server.context)['gather-audit']?.({});
};

describe('the audit', () => {
  it('has failed sign-ins, by the name as typed and never with the password, many as one line', async () => {
    const { db } = server.context.database;
    const guess = (username: string) => server.nobody.call('login', { body: { username, password: 'Gopon-kotha-5' } });
    for (let i = 0; i < 5; i++) await guess('Collector');
    for (let i = 0; i < 4; i++) await guess(`ghost${i}${'x'.repeat(100)}`);
    const failed = async () => (await auditLines(db, 'session')).filter((line) => line.action === 'sign-in-failed');
    expect((await failed()).map((line) => line.after)).toEqual([
      { username: 'Collector' },
      { username: `ghost0${'x'.repeat(54)}` },
    ]);
    await gather();
    const after = (await failed()).slice(2).map((line) => (line.after as { repeated: number }).repeated);
    expect(after.sort()).toEqual([3, 4]);
    expect(await auditText(db)).not.toContain('Gopon-kotha-5');
  });

  it('has refused permissions, with who asked for what, many as one line', async () => {
    const { db } = server.context.database;
    const collector = await server.as('collector');
    for (let i = 0; i < 3; i++) expect((await collector.call('auditLog', { body: {} })).status).toBe(403);
    const refused = async () => auditLines(db, 'permission', 'Audit/View');
    expect(await refused()).toMatchObject([{ action: 'refused', after: { path: '/msurvey/api/audit/list' } }]);
    await gather();
    expect((await refused())[1]).toMatchObject({ action: 'refused', after: { repeated: 2 } });
  });

  it('has what is refused further in: somebody with more rights, a role above one’s own', async () => {
    const { db } = server.context.database;
    const clerk = await personWithPermissions(server, ['User/View', 'User/Edit', 'Role/View', 'Role/Create']);
    const id = await userId(db, 'dae.admin');
    const body = { id, isActive: false };
    for (let i = 0; i < 2; i++)
      expect((await clerk.call('changeUserStatus', { body })).codes).toEqual(['user.exceeds-own']);
    expect(await auditLines(db, 'permission', 'user.exceeds-own')).toMatchObject([
      { action: 'refused', actorName: expect.stringContaining('Census'), after: { path: '/msurvey/api/user/status' } },
    ]);
  });

  it('has no line for what is merely wrong', async () => {
    const { db } = server.context.database;
    const admin = await server.as('superadmin');
    const before = (await auditLines(db, 'permission')).length;
    expect((await admin.call('getUser', { params: { id: 999_999 } })).status).toBe(404);
    expect((await admin.call('changeUserStatus', { body: { id: 999_999, isActive: false } })).status).toBe(404);
    expect(await auditLines(db, 'permission')).toHaveLength(before);
  });
});
