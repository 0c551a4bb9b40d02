import { type Permission, PROJECT_PROGRAMME, type Reach, type ReachPair } from '@msurvey/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { STANDARD_FORMS } from '../../src/modules/registry/index.ts';
import { lastAudit } from '../support/audit.queries.ts';
import type { Actor } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { accessCast } from './access-cast.ts';
import { sentWith, storedReach } from './reach.queries.ts';

const { server, superUser, faoAdmin, daeAdmin, ids } = await accessCast();
afterAll(() => server.close());
const db = () => server.context.database.db;
const MEMBERS = STANDARD_FORMS.find((form) => form.registry === 'member')?.formId as number;

const pair = (records: Reach, people: Reach = 'own'): ReachPair => ({ records, people });
const give = (who: Actor, roleId: number, reach: ReachPair | null, project = 0) =>
  who.call('changeRoleReach', { body: { role_id: roleId, project, reach } });
const newRole = async (name: string, template: 'data-collector' | 'validator' | 'me-officer' = 'data-collector') => {
  const body = { name, description: null, organizationId: ids.organization('DAE'), template };
  return (await superUser.call('createRole', { body })).body.data.id;
};
const counted = async (who: Actor) =>
  (await who.call('submissions', { body: { formId: MEMBERS, pageSize: 1 } })).body.meta.count;

describe('what a role reaches', () => {
  it('starts as its template says', async () => {
    expect(await storedReach(db(), await newRole('Reach collector'))).toEqual([
      { projectId: 0, records: 'own', people: 'sites' },
    ]);
    expect(await storedReach(db(), await newRole('Reach validator', 'validator'))).toEqual([
      { projectId: 0, records: 'organization', people: 'organization' },
    ]);
    expect(await storedReach(db(), await newRole('Reach officer', 'me-officer'))).toEqual([
      { projectId: 0, records: 'all', people: 'all' },
    ]);
  });

  it('of the demonstration: collectors their own, validators their organisation, officers everything', async () => {
    const [collector, validator, officer] = await Promise.all(
      ['collector', 'validator', 'me.officer'].map((name) => server.as(name)),
    );
    const all = (await counted(officer as Actor)) as number;
    const ofDae = await sentWith(db(), MEMBERS, ids.organization('DAE'));
    const own = (await counted(collector as Actor)) as number;
    expect(await counted(validator as Actor)).toBe(ofDae);
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(ofDae);
    expect(ofDae).toBeLessThan(all);
  });

  it('takes effect at the next click of somebody who is signed in, and leaves a line in the audit', async () => {
    const collector = await server.as('collector');
    const own = await counted(collector);
    const role = ids.role('DAE', 'data collector');
    const answer = await give(daeAdmin, role, pair('organization', 'sites'));
    expect(answer.body.data).toEqual([{ projectId: 0, projectName: null, records: 'organization', people: 'sites' }]);
    expect(await counted(collector)).toBe(await sentWith(db(), MEMBERS, ids.organization('DAE')));
    expect(await lastAudit(db(), 'role', role)).toMatchObject({
      action: 'change-reach',
      before: { role: 'data collector', projectId: 0, reach: { records: 'own', people: 'sites' } },
      after: { reach: { records: 'organization', people: 'sites' } },
    });
    await give(daeAdmin, role, pair('own', 'sites'));
    expect(await counted(collector)).toBe(own);
  });

  it('can be another one in one project, until that is taken away', async () => {
    const validator = await server.as('validator');
    const ofDae = await counted(validator);
    const role = ids.role('DAE', 'validator');
    const narrowed = await give(daeAdmin, role, pair('own'), PROJECT_PROGRAMME);
    expect(narrowed.body.data.map(({ projectId, records }) => [projectId, records])).toEqual([
      [0, 'organization'],
      [PROJECT_PROGRAMME, 'own'],
    ]);
    expect(await counted(validator)).toBe(0);
    expect((await give(daeAdmin, role, null, PROJECT_PROGRAMME)).body.data).toHaveLength(1);
    expect(await counted(validator)).toBe(ofDae);
  });

  it('is never given wider than one’s own, neither by saying so nor by taking a narrower one away', async () => {
    const permissions: Permission[] = ['Access Control/View', 'Access Control/Edit', 'Role/Create'];
    const clerk = await personWithPermissions(server, permissions, pair('organization', 'organization'));
    const role = await newRole('Reach of others');
    for (const reach of [pair('all'), pair('sites'), pair('own', 'all')]) {
      const refused = await give(clerk, role, reach);
      expect([refused.status, refused.codes]).toEqual([422, ['role.exceeds-own']]);
    }
    expect((await give(clerk, role, pair('organization', 'organization'))).status).toBe(200);
    const { meta } = (await clerk.call('roleReach', { query: { role_id: role } })).body;
    expect(meta).toMatchObject({ canEdit: true, mayGive: { records: ['own', 'organization'] } });
    await give(faoAdmin, role, pair('all', 'all'));
    await give(faoAdmin, role, pair('own'), PROJECT_PROGRAMME);
    // Not of the project's team: for the clerk there is no such project.
    expect((await give(clerk, role, null, PROJECT_PROGRAMME)).status).toBe(404);
    const body = { name: 'Wider than mine', description: null, organizationId: ids.organization('DAE') };
    const wider = await clerk.call('createRole', { body: { ...body, template: 'none' } });
    expect(wider.status).toBe(200);
    const collector = await clerk.call('createRole', { body: { ...body, name: 'Sites', template: 'data-collector' } });
    expect(collector.codes).toEqual(['role.exceeds-own']);
  });

  it('goes with the role: nobody gives a role that reaches further than they do', async () => {
    const clerk = await personWithPermissions(server, ['User/View', 'User/Create'], pair('own'));
    const role = await newRole('Empty but wide');
    const { body: list } = await superUser.call('permissionList', { query: { role_id: role } });
    for (const one of list.data.flatMap((row) => row.activity).filter((each) => each.permission))
      await superUser.call('permissionChange', { body: { id: one.module_action_role_id, permission: false } });
    const user = (username: string) => ({
      firstName: 'A',
      lastName: 'B',
      username,
      email: `${username}@example.org`,
      phone: null,
      location: null,
      organizationId: ids.organization('DAE'),
      roles: [role],
    });
    await give(superUser, role, pair('organization'));
    expect((await clerk.call('createUser', { body: user('reach.refused') as never })).codes).toEqual([
      'role.exceeds-own',
    ]);
    await give(superUser, role, pair('own'));
    expect((await clerk.call('createUser', { body: user('reach.accepted') as never })).status).toBe(200);
  });

  it('of another organisation is not there, and nothing bounds FAO_ADMIN', async () => {
    const foreign = ids.role('BADC', 'validator');
    expect((await give(daeAdmin, foreign, pair('own'))).status).toBe(404);
    expect((await daeAdmin.call('roleReach', { query: { role_id: foreign } })).status).toBe(404);
    const admin = ids.role('FAO', 'FAO_ADMIN');
    expect((await give(superUser, admin, pair('own'))).codes).toEqual(['role.protected']);
    expect((await superUser.call('roleReach', { query: { role_id: admin } })).body.meta.canEdit).toBe(false);
    expect((await give(superUser, ids.role('DAE', 'validator'), pair('own'), 99_999)).status).toBe(404);
  });
});
