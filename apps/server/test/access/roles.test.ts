import { ALL_PERMISSIONS, masterPrivileges } from '@msurvey/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { personWithPermissions } from '../support/people.ts';
import { accessCast } from './access-cast.ts';

const { server, superUser, faoAdmin, daeAdmin, ids } = await accessCast();
afterAll(() => server.close());

const newRole = (name: string, over: object = {}) => ({
  body: { name, organizationId: ids.organization('DAE'), ...over },
});

describe('roles', () => {
  it('are listed of one’s own organisation, of all for those who see all', async () => {
    const own = await daeAdmin.call('roles', { body: { pageSize: 100 } });
    expect(new Set(own.body.data.map((r) => r.organization.id))).toEqual(new Set([ids.organization('DAE')]));
    const foreign = await daeAdmin.call('roles', { body: { orgId: ids.organization('BADC') } });
    expect(foreign.body).toEqual({ data: [], meta: { count: 0 } });
    const all = await faoAdmin.call('roles', { body: { name: 'ADMIN', pageSize: 100 } });
    expect(all.body.meta.count).toBe(8);
    const options = await daeAdmin.call('roleOptions', { query: { orgId: 0 } });
    expect(options.body.data.map((r) => r.name)).toEqual(['admin', 'data collector', 'validator']);
  });

  it('start from the master privilege list with one switch per module and action', async () => {
    const { body } = await daeAdmin.call('createRole', newRole('reviewer', { template: 'validator' }));
    expect(body.data).toMatchObject({
      name: 'reviewer',
      userCount: 0,
      permissionCount: masterPrivileges('validator').size,
    });
    const list = await daeAdmin.call('permissionList', { query: { role_id: body.data.id } });
    const switches = list.body.data.flatMap((m) =>
      m.activity.map((a) => [`${m.module_name}/${a.action_name}`, a.permission]),
    );
    expect(switches.map(([name]) => name)).toEqual([...ALL_PERMISSIONS]);
    const on = switches.filter(([, permission]) => permission).map(([name]) => name);
    expect(new Set(on)).toEqual(masterPrivileges('validator'));
    expect(await lastAudit(server.context.database.db, 'role', body.data.id)).toMatchObject({
      action: 'create',
      after: { name: 'reviewer', template: 'validator' },
    });
    const templates = await daeAdmin.call('masterPrivileges');
    expect(templates.body.data.find((t) => t.template === 'admin')?.permissions).toHaveLength(ALL_PERMISSIONS.length);
  });

  it('cannot start with more than their maker holds', async () => {
    const clerk = await personWithPermissions(server, ['Role/Create', 'Feedback/Create']);
    const refused = await clerk.call('createRole', newRole('sneaky', { template: 'admin' }));
    expect(refused.status).toBe(422);
    expect(refused.errors[0]).toMatchObject({ code: 'role.exceeds-own', source: { pointer: '/template' } });
    const empty = await clerk.call('createRole', newRole('harmless', { template: 'none' }));
    expect(empty.status).toBe(200);
  });

  it('have a name of their own in the organisation', async () => {
    const { status, errors } = await daeAdmin.call('createRole', newRole('VALIDATOR'));
    expect(status).toBe(422);
    expect(errors[0]).toMatchObject({ code: 'role.name-taken', source: { pointer: '/name' } });
    const blank = await daeAdmin.call('createRole', newRole(' '));
    expect(blank.errors[0]?.detail).toBe('Name is required');
  });

  it('of another organisation are not there', async () => {
    const id = ids.role('BADC', 'validator');
    const answers = [
      await daeAdmin.call('createRole', newRole('x', { organizationId: ids.organization('BADC') })),
      await daeAdmin.call('updateRole', { body: { id, name: 'x' } }),
      await daeAdmin.call('deleteRole', { params: { id } }),
      await daeAdmin.call('permissionList', { query: { role_id: id } }),
      await superUser.call('deleteRole', { params: { id: 999_999 } }),
    ];
    for (const answer of answers) expect([answer.status, answer.codes]).toEqual([404, ['record.not-found']]);
  });

  it('are renamed and described', async () => {
    const { body } = await daeAdmin.call('createRole', newRole('old name'));
    const { id } = body.data;
    const renamed = await daeAdmin.call('updateRole', {
      body: { id, name: 'new name', description: 'what it is for' },
    });
    expect(renamed.body.data).toMatchObject({ name: 'new name', description: 'what it is for' });
    expect(await lastAudit(server.context.database.db, 'role', id)).toMatchObject({
      action: 'update',
      before: { name: 'old name' },
      after: { name: 'new name' },
    });
  });

  it('are deleted when nobody holds them', async () => {
    const held = await daeAdmin.call('deleteRole', { params: { id: ids.role('DAE', 'validator') } });
    expect(held.status).toBe(409);
    expect(held.errors[0]?.detail).toMatch(/^This role is held by \d+ users?\./);
    const { body } = await daeAdmin.call('createRole', newRole('short-lived'));
    const gone = await daeAdmin.call('deleteRole', { params: { id: body.data.id } });
    expect(gone.status).toBe(204);
    expect(await lastAudit(server.context.database.db, 'role', body.data.id)).toMatchObject({ action: 'delete' });
  });

  it('named FAO_ADMIN are made by the super-user only, in any spelling', async () => {
    for (const actor of [daeAdmin, faoAdmin]) {
      const { status, codes } = await actor.call('createRole', newRole('Fao_Admin'));
      expect([status, codes]).toEqual([409, ['role.protected']]);
    }
    const { body } = await daeAdmin.call('createRole', newRole('plain'));
    const renamed = await daeAdmin.call('updateRole', { body: { id: body.data.id, name: 'FAO_ADMIN' } });
    expect(renamed.codes).toEqual(['role.protected']);
    const made = await superUser.call('createRole', newRole('FAO_ADMIN', { organizationId: ids.organization('PMU') }));
    expect(made.status).toBe(200);
  });

  it('named FAO_ADMIN are neither renamed nor deleted, not even by the super-user', async () => {
    const id = ids.role('FAO', 'FAO_ADMIN');
    const renamed = await superUser.call('updateRole', { body: { id, name: 'boss' } });
    expect(renamed.codes).toEqual(['role.protected']);
    const described = await superUser.call('updateRole', { body: { id, name: 'FAO_ADMIN', description: 'as it was' } });
    expect(described.status).toBe(200);
    const deleted = await superUser.call('deleteRole', { params: { id } });
    expect(deleted.codes).toEqual(['role.protected']);
  });
});
