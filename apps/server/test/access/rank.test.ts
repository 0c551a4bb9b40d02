import type { Permission } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { type AccessCast, accessCast } from './access-cast.ts';

let cast: AccessCast;
beforeAll(async () => {
  cast = await accessCast();
});
afterAll(() => cast.server.close());

/** Looks after people, and may do nothing else; of the first organisation, as its colleagues below. */
const CLERK: Permission[] = ['User/View', 'User/Edit', 'Access Control/View', 'Access Control/Edit', 'Role/View'];
const clerk = (...more: Permission[]) => personWithPermissions(cast.server, [...CLERK, ...more]);
/** A colleague with exactly these switches: the id of the person, and of the role. */
async function colleague(...permissions: Permission[]): Promise<{ id: number; role: number; organizationId: number }> {
  const person = await personWithPermissions(cast.server, permissions);
  const { sub } = JSON.parse(Buffer.from(person.token?.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const { body } = await cast.superUser.call('getUser', { params: { id: Number(sub) } });
  return { id: Number(sub), role: body.data.roles[0]?.id as number, organizationId: body.data.organization.id };
}
const listed = async (who: Actor, id: number) => {
  const { body } = await who.call('users', { body: { name: 'Census', pageSize: 100 } });
  return body.data.find((user) => user.id === id);
};
const switchOf = async (role: number, permission: Permission) => {
  const { body } = await cast.superUser.call('permissionList', { query: { role_id: role } });
  const [module, action] = permission.split('/');
  return body.data.find((row) => row.module_name === module)?.activity.find((one) => one.action_name === action);
};

describe('somebody with more rights', () => {
  it('is not switched off, demoted or changed by whoever has fewer, and is offered to nobody for it', async () => {
    const weak = await clerk();
    const strong = await colleague('Audit/View');
    const { id, role, organizationId } = strong;
    const details = { firstName: 'Census', lastName: 'Person', organizationId };
    expect((await weak.call('changeUserStatus', { body: { id, isActive: false } })).codes).toEqual([
      'user.exceeds-own',
    ]);
    const demotion = { ...details, id, roles: [(await colleague('User/View')).role] };
    expect((await weak.call('updateUser', { body: demotion })).codes).toEqual(['user.exceeds-own']);
    const address = { ...details, id, roles: [role], email: 'mine@attacker.example' };
    expect((await weak.call('updateUser', { body: address })).codes).toEqual(['user.exceeds-own']);
    expect((await listed(weak, id))?.can).toMatchObject({ edit: false, changeStatus: false, approve: false });
    expect((await listed(cast.faoAdmin, id))?.can).toMatchObject({ edit: true, changeStatus: true });
  });

  it('is an equal to whoever holds the same switches', async () => {
    const equal = await clerk('Audit/View');
    const { id } = await colleague('Audit/View', 'User/View');
    expect((await listed(equal, id))?.can).toMatchObject({ edit: true, changeStatus: true });
    expect((await equal.call('changeUserStatus', { body: { id, isActive: false } })).status).toBe(200);
    expect((await listed(equal, id))?.can).toMatchObject({ changeStatus: true });
  });

  it('keeps the switches of the role, also of one that others could change', async () => {
    const weak = await clerk();
    const { role } = await colleague('Audit/View', 'User/View');
    const held = await switchOf(role, 'User/View');
    const change = { id: held?.module_action_role_id as number, permission: false };
    const refused = await weak.call('permissionChange', { body: change });
    expect(refused).toMatchObject({ status: 403, codes: ['role.outranks'] });
    const seen = await weak.call('permissionList', { query: { role_id: role } });
    expect(seen.body.meta.canEdit).toBe(false);
    expect(seen.body.data.flatMap((row) => row.activity).some((one) => one.canChange)).toBe(false);

    const plain = await colleague('User/View');
    const open = await weak.call('permissionList', { query: { role_id: plain.role } });
    expect(open.body.meta.canEdit).toBe(true);
    const turned = open.body.data.flatMap((row) =>
      row.activity.filter((one) => one.canChange).map(() => row.module_name),
    );
    expect(new Set(turned)).toEqual(new Set(['User']));
  });

  it('keeps a phone’s key as well', async () => {
    const weak = await clerk();
    const collector = await cast.server.as('validator');
    const device = await collector.call('createDevice', { body: { label: 'Redmi' } });
    expect((await weak.call('revokeDevice', { body: { id: device.body.data.id } })).status).toBe(404);
    expect((await cast.daeAdmin.call('revokeDevice', { body: { id: device.body.data.id } })).status).toBe(204);
  });
});
