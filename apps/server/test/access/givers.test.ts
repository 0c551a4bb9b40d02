import { afterAll, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { personWithPermissions } from '../support/people.ts';
import { userId } from '../support/state.queries.ts';
import { accessCast } from './access-cast.ts';

const { server, superUser, ids } = await accessCast();
afterAll(() => server.close());

const ask = async (username: string, permission: string) => {
  const who = await server.as(username);
  return who.call('permissionGivers', { query: { permission } as never });
};

/** Somebody with a role of their own in which nothing is switched on; answers the role. */
async function newcomer(username: string, name: string, organizationId: number): Promise<number> {
  const role = await superUser.call('createRole', {
    body: { name: `role of ${username}`, organizationId, template: 'none' },
  });
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${username}@example.org`;
  const password = DEMONSTRATION_PASSWORD;
  await superUser.call('createUserAnywhere', {
    body: { username, email, firstName, lastName, organizationId, roles: [role.body.data.id], password },
  });
  return role.body.data.id;
}

describe('whom to ask for a permission', () => {
  it('is an administrator of one’s own organisation, by name', async () => {
    const dae = await ask('validator', 'Member Register/Create');
    expect(dae.body.data.organization).toContain('Agricultural Extension');
    expect(dae.body.data.names).toEqual(['মোস্তাফিজুর রহমান']);
    expect((await ask('badc.validator', 'Member Register/Create')).body.data.names).toEqual(['Kamal Uddin']);
  });

  it('is nobody who does not have it: nobody gives what they have not', async () => {
    const roleId = await newcomer('keeper', 'Switch Keeper', ids.organization('DAE'));
    const { body } = await superUser.call('permissionList', { query: { role_id: roleId } });
    const edit = body.data
      .find((row) => row.module_name === 'Access Control')
      ?.activity.find((one) => one.action_name === 'Edit')?.module_action_role_id as number;
    await superUser.call('permissionChange', { body: { id: edit, permission: true } });
    expect((await ask('validator', 'Member Register/Create')).body.data.names).not.toContain('Switch Keeper');
    expect((await ask('validator', 'Access Control/Edit')).body.data.names).toContain('Switch Keeper');
  });

  it('is nobody whose account is switched off', async () => {
    const id = await userId(server.context.database.db, 'keeper');
    expect((await superUser.call('changeUserStatus', { body: { id, isActive: false } })).status).toBe(200);
    expect((await ask('validator', 'Access Control/Edit')).body.data.names).not.toContain('Switch Keeper');
  });

  it('is known by the organisation alone where nobody there can give it; nothing but a permission is answered', async () => {
    const named = { name: 'Without an administrator', shortName: 'WAA' };
    const organizationId = (await superUser.call('createOrganization', { body: named })).body.data.orgId;
    await newcomer('lonely', 'Lonely Reader', organizationId);
    const answer = await ask('lonely', 'Audit/Export');
    expect(answer.body.data).toEqual({ organization: named.name, names: [] });
    const alone = await personWithPermissions(server, ['Project/View']);
    const odd = await alone.call('permissionGivers', { query: { permission: 'Everything/At once' } as never });
    expect(odd.status).toBe(422);
    expect(
      (await server.nobody.call('permissionGivers', { query: { permission: 'Audit/View' } as never })).status,
    ).toBe(401);
  });
});
