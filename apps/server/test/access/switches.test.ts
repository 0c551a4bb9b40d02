import { afterAll, describe, expect, it } from 'vitest';
import { syncSwitches } from '../../src/modules/access/index.ts';
import { lastAudit } from '../support/audit.queries.ts';
import { type Actor } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { removeSwitches } from './switches.queries.ts';
import { accessCast } from './access-cast.ts';

const { server, superUser, faoAdmin, daeAdmin, ids } = await accessCast();
afterAll(() => server.close());

async function switchOf(roleId: number, permission: string): Promise<number> {
  const { body } = await superUser.call('permissionList', { query: { role_id: roleId } });
  const [module, action] = permission.split('/');
  const row = body.data.find((m) => m.module_name === module)?.activity.find((a) => a.action_name === action);
  return row?.module_action_role_id as number;
}
const turn = (actor: Actor, id: number, permission: boolean) =>
  actor.call('permissionChange', { body: { id, permission } });

describe('switches', () => {
  it('take effect at the next click of somebody who is already signed in', async () => {
    const validator = await server.as('validator');
    expect((await validator.call('myProjects', { body: {} })).status).toBe(200);
    const id = await switchOf(ids.role('DAE', 'validator'), 'Project/View');
    const off = await turn(daeAdmin, id, false);
    expect(off.body.data).toEqual({ module_action_role_id: id, permission: false });
    expect((await validator.call('myProjects', { body: {} })).codes).toEqual(['auth.forbidden']);
    await turn(daeAdmin, id, true);
    expect((await validator.call('myProjects', { body: {} })).status).toBe(200);
  });

  it('leave a line in the audit when they change, none when they do not', async () => {
    const role = ids.role('DAE', 'data collector');
    const id = await switchOf(role, 'Forum/Edit');
    await turn(faoAdmin, id, true);
    const line = await lastAudit(server.context.database.db, 'role', role);
    expect(line).toMatchObject({
      action: 'change-permission',
      before: { 'Forum/Edit': false },
      after: { role: 'data collector', 'Forum/Edit': true },
    });
    await turn(superUser, id, true);
    expect((await lastAudit(server.context.database.db, 'role', role))?.actor).toBe(line?.actor);
  });

  it('of another organisation are not there', async () => {
    const id = await switchOf(ids.role('BADC', 'validator'), 'Project/View');
    const { status, codes } = await turn(daeAdmin, id, false);
    expect([status, codes]).toEqual([404, ['record.not-found']]);
    expect((await turn(superUser, 99_999_999, true)).codes).toEqual(['record.not-found']);
  });

  it('cannot be turned on by somebody who lacks the permission, nor off in a role that has more', async () => {
    const clerk = await personWithPermissions(server, ['Access Control/View', 'Access Control/Edit']);
    const weak = await daeAdmin.call('createRole', {
      body: { name: 'weak', organizationId: ids.organization('DAE'), template: 'none' },
    });
    const id = await switchOf(weak.body.data.id, 'Audit/View');
    const refused = await turn(clerk, id, true);
    expect(refused.status).toBe(422);
    expect(refused.errors[0]).toMatchObject({
      code: 'role.exceeds-own',
      detail: 'You cannot give permissions that you do not hold yourself.',
    });
    expect((await turn(faoAdmin, id, true)).status).toBe(200);
    expect(await turn(clerk, id, false)).toMatchObject({ status: 403, codes: ['role.outranks'] });
    expect((await turn(daeAdmin, id, false)).status).toBe(200);
  });

  it('of FAO_ADMIN are not turned by an organisation’s own administrator', async () => {
    const org = ids.organization('FAO');
    const created = await superUser.call('createUserAnywhere', {
      body: {
        firstName: 'Org',
        lastName: 'Admin',
        username: 'fao.office',
        email: 'fao.office@msurvey.example',
        organizationId: org,
        roles: [ids.role('FAO', 'admin')],
        password: 'Krishi-2026',
      },
    });
    expect(created.status).toBe(200);
    const office = await server.as('fao.office');
    const role = ids.role('FAO', 'FAO_ADMIN');
    const list = await office.call('permissionList', { query: { role_id: role } });
    expect(list.body.meta).toMatchObject({ canEdit: false, role: { name: 'FAO_ADMIN' } });
    const refused = await turn(office, await switchOf(role, 'User/View'), false);
    expect([refused.status, refused.codes]).toEqual([409, ['role.protected']]);
  });

  it('are listed as one role’s list for FAO_ADMIN', async () => {
    const { body } = await faoAdmin.call('roleList');
    expect(body.data.some((role) => role.name === 'FAO_ADMIN')).toBe(true);
    expect((await daeAdmin.call('roleList')).codes).toEqual(['auth.forbidden']);
  });

  it('appear when the catalogue has grown', async () => {
    const { db } = server.context.database;
    await syncSwitches(db);
    const removed = await removeSwitches(db, 'Audit', 'Export');
    expect(removed).toBeGreaterThan(20);
    expect(await syncSwitches(db)).toBe(removed);
    expect(await syncSwitches(db)).toBe(0);
    expect(await switchOf(ids.role('DAE', 'admin'), 'Audit/Export')).toBeGreaterThan(0);
  });
});

describe('user-permission', () => {
  it('tells what one’s own roles may do', async () => {
    const collector = await server.as('collector');
    const { body } = await collector.call('userPermission', { body: { roles: [ids.role('DAE', 'data collector')] } });
    expect(body.data).toContainEqual({ module_name: 'Form Data', action_name: 'Create' });
    expect(body.data).not.toContainEqual({ module_name: 'Role', action_name: 'View' });
  });

  it('tells about other roles only those who may look at access control, and only visible ones', async () => {
    const collector = await server.as('collector');
    const admin = ids.role('DAE', 'admin');
    expect((await collector.call('userPermission', { body: { roles: [admin] } })).status).toBe(404);
    expect((await daeAdmin.call('userPermission', { body: { roles: [ids.role('DAE', 'validator')] } })).status).toBe(
      200,
    );
    const mixed = { roles: [ids.role('DAE', 'validator'), ids.role('BADC', 'validator')] };
    expect((await daeAdmin.call('userPermission', { body: mixed })).status).toBe(404);
    expect((await faoAdmin.call('userPermission', { body: mixed })).status).toBe(200);
  });
});

describe('the sidebar', () => {
  it('holds what one may open', async () => {
    const collector = await server.as('collector');
    const paths = async (actor: Actor) => (await actor.call('sidebar')).body.data.map((entry) => entry.path);
    expect(await paths(collector)).not.toContain('/users');
    expect(await paths(daeAdmin)).toContain('/users');
    expect(await paths(daeAdmin)).not.toContain('/permission/role');
    expect(await paths(faoAdmin)).toContain('/permission/role');
    expect(await paths(superUser)).toContain('/super-user/acl');
  });
});
