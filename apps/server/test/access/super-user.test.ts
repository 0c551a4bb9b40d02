import { ALL_PERMISSIONS } from '@msurvey/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { accessCast } from './access-cast.ts';

const { server, superUser, ids } = await accessCast();
afterAll(() => server.close());
const db = () => server.context.database.db;

describe('the super-user', () => {
  it('creates users anywhere, also super-users', async () => {
    const { body } = await superUser.call('createUserAnywhere', {
      body: {
        firstName: 'Second',
        lastName: 'Super',
        username: 'second.super',
        email: 'second@msurvey.example',
        organizationId: ids.organization('GAIN'),
        roles: [ids.role('GAIN', 'viewer')],
        password: 'a good one',
        isSuperUser: true,
      },
    });
    expect(body.data.isSuperUser).toBe(true);
    const second = await server.as('second.super', 'a good one');
    expect((await second.call('accessGrid', { query: { orgId: ids.organization('DAE') } })).status).toBe(200);
  });

  it('is alone with his screens', async () => {
    const faoAdmin = await server.as('fao.admin');
    for (const name of ['accessGrid', 'forumAccess', 'userTemplate'] as const)
      expect((await faoAdmin.call(name)).codes).toEqual(['auth.forbidden']);
  });
});

describe('the grid', () => {
  const grid = async () =>
    (await superUser.call('accessGrid', { query: { orgId: ids.organization('DAE') } })).body.data;

  it('shows every switch of every role of an organisation', async () => {
    const { organization, roles, rows } = await grid();
    expect(organization.id).toBe(ids.organization('DAE'));
    expect(rows.map((row) => `${row.module_name}/${row.action_name}`)).toEqual([...ALL_PERMISSIONS]);
    for (const row of rows)
      expect(new Set(row.switches.map((s) => s.role_id))).toEqual(new Set(roles.map((r) => r.id)));
    expect((await superUser.call('accessGrid', { query: { orgId: 999_999 } })).status).toBe(404);
  });

  it('turns many switches at once; each role has its line in the audit; unchanged ones do not count', async () => {
    const collector = await server.as('collector');
    expect((await collector.call('auditLog', { body: {} })).status).toBe(403);
    const row = (await grid()).rows.find((r) => r.module_name === 'Audit' && r.action_name === 'View');
    const changes = (row?.switches ?? []).map((s) => ({ id: s.module_action_role_id, permission: true }));
    const { body } = await superUser.call('changeAccessGrid', { body: { changes } });
    expect(body.data.changed).toBe(2);
    expect((await collector.call('auditLog', { body: {} })).status).toBe(200);
    expect(await lastAudit(db(), 'role', ids.role('DAE', 'data collector'))).toMatchObject({
      action: 'change-permission',
      before: { 'Audit/View': false },
      after: { role: 'data collector', 'Audit/View': true },
    });
    expect((await superUser.call('changeAccessGrid', { body: { changes } })).body.data.changed).toBe(0);
  });

  it('changes nothing when one of the switches is not there', async () => {
    const before = await grid();
    const first = before.rows[0]?.switches[0] as { module_action_role_id: number; permission: boolean };
    const changes = [
      { id: first.module_action_role_id, permission: !first.permission },
      { id: 99_999_999, permission: true },
    ];
    expect((await superUser.call('changeAccessGrid', { body: { changes } })).status).toBe(404);
    expect(await grid()).toEqual(before);
  });
});

describe('forums', () => {
  const forum = async (title: string) => (await superUser.call('forumAccess')).body.data.find((f) => f.title === title);

  it('are created with a title of their own', async () => {
    const { body } = await superUser.call('createForum', { body: { title: 'Pest alerts' } });
    const created = await forum('Pest alerts');
    expect(created?.id).toBe(body.data.id);
    expect(created?.roles.every((r) => !r.read && !r.write)).toBe(true);
    expect(await lastAudit(db(), 'forum', body.data.id)).toMatchObject({ action: 'create' });
    const twice = await superUser.call('createForum', { body: { title: 'PEST alerts' } });
    expect(twice.errors[0]).toMatchObject({ code: 'forum.title-taken', source: { pointer: '/title' } });
  });

  it('are opened to a role; writing includes reading', async () => {
    const { id: forumId = 0 } = (await forum('Pest alerts')) ?? {};
    const roleId = ids.role('DAE', 'validator');
    const change = { forumId, roleId, read: false, write: true };
    expect((await superUser.call('changeForumAccess', { body: change })).status).toBe(204);
    const of = async () => (await forum('Pest alerts'))?.roles.find((r) => r.roleId === roleId);
    expect(await of()).toMatchObject({ read: true, write: true, roleName: 'validator' });
    await superUser.call('changeForumAccess', { body: { ...change, write: false } });
    expect(await of()).toMatchObject({ read: false, write: false });
    expect(await lastAudit(db(), 'forum', forumId)).toMatchObject({
      action: 'change-access',
      before: { roleId, read: true, write: true },
      after: { roleId, read: false, write: false },
    });
    const missing = await superUser.call('changeForumAccess', { body: { ...change, roleId: 999_999 } });
    expect(missing.status).toBe(404);
  });
});
