import { afterAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { accessCast } from './access-cast.ts';

const { server, superUser, faoAdmin, daeAdmin, ids } = await accessCast();
afterAll(() => server.close());

const fields = {
  name: 'Seed Certification Agency',
  shortName: 'SCA',
  email: 'info@sca.example',
  phone: null,
  address: null,
};

describe('organisations', () => {
  it('are all listed for the super-user and FAO_ADMIN, sorted and counted', async () => {
    for (const actor of [superUser, faoAdmin]) {
      const { status, body } = await actor.call('organizations', {
        body: { pageSize: 3, sortBy: 'userCount', sortOrder: 'desc' },
      });
      expect(status).toBe(200);
      expect(body.meta.count).toBe(7);
      expect(body.data.map((o) => o.shortName)[0]).toBe('DAE');
      expect(body.data).toHaveLength(3);
    }
  });

  it('are listed to others as their own alone, with what they may do with it', async () => {
    const { body } = await daeAdmin.call('organizations', { body: {} });
    expect(body.data.map((o) => o.shortName)).toEqual(['DAE']);
    expect(body.meta.count).toBe(1);
    expect(body.data[0]?.can).toEqual({ edit: true, changeStatus: false });
    const options = await daeAdmin.call('organizationOptions');
    expect(options.body.data).toHaveLength(1);
  });

  it('are found by a part of the name, in which % and _ mean themselves', async () => {
    const found = await superUser.call('organizations', { body: { name: 'AGRICULTURAL research' } });
    expect(found.body.data.map((o) => o.shortName)).toEqual(['BARI']);
    const none = await superUser.call('organizations', { body: { name: '%' } });
    expect(none.body.meta.count).toBe(0);
  });

  it('are created, and the audit says by whom', async () => {
    const { status, body } = await faoAdmin.call('createOrganization', { body: fields });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ orgName: fields.name, name: fields.name, isActive: true, userCount: 0 });
    const line = await lastAudit(server.context.database.db, 'organization', body.data.orgId);
    expect(line).toMatchObject({ action: 'create', actor: 'Tahmina Sultana', after: fields });
  });

  it('refuse a name that exists, whatever its case, at the field', async () => {
    const { status, errors } = await superUser.call('createOrganization', {
      body: { ...fields, name: 'department of agricultural EXTENSION' },
    });
    expect(status).toBe(422);
    expect(errors[0]).toMatchObject({ code: 'organization.name-taken', source: { pointer: '/name' } });
  });

  it('ask for a name and a short name in the specified words', async () => {
    const { status, errors } = await superUser.call('createOrganization', {
      body: { name: '  ', shortName: '', email: 'x', phone: '1' },
    });
    expect(status).toBe(422);
    expect(errors.map((e) => e.detail)).toEqual([
      'Name is required',
      'Short Name is required',
      'Email is invalid',
      'Phone is invalid',
    ]);
  });

  it('are changed by their own administrator; before and after stand in the audit', async () => {
    const orgId = ids.organization('DAE');
    const body = { orgId, name: 'Department of Agricultural Extension', shortName: 'DAE', address: 'Dhaka' };
    const { status } = await daeAdmin.call('updateOrganization', { body });
    expect(status).toBe(200);
    const line = await lastAudit(server.context.database.db, 'organization', orgId);
    expect(line?.before?.address).toBe('Khamarbari, Farmgate, Dhaka 1215');
    expect(line?.after?.address).toBe('Dhaka');
  });

  it('of others are not there', async () => {
    const orgId = ids.organization('BADC');
    const change = await daeAdmin.call('updateOrganization', { body: { ...fields, orgId } });
    const status = await daeAdmin.call('changeOrganizationStatus', { body: { orgId, isActive: false } });
    const missing = await superUser.call('updateOrganization', { body: { ...fields, orgId: 999_999 } });
    for (const answer of [change, status, missing]) {
      expect(answer.status).toBe(404);
      expect(answer.codes).toEqual(['record.not-found']);
    }
  });

  it('are not switched off while somebody in them is active', async () => {
    const { status, codes } = await superUser.call('changeOrganizationStatus', {
      body: { orgId: ids.organization('GAIN'), isActive: false },
    });
    expect(status).toBe(409);
    expect(codes).toEqual(['organization.has-users']);
  });

  it('are switched off and on when empty, and take no users while off', async () => {
    const { body } = await superUser.call('createOrganization', {
      body: { ...fields, name: 'Empty Office', shortName: 'EO' },
    });
    const { orgId } = body.data;
    const off = await superUser.call('changeOrganizationStatus', { body: { orgId, isActive: false } });
    expect(off.body.data.isActive).toBe(false);
    const line = await lastAudit(server.context.database.db, 'organization', orgId);
    expect(line).toMatchObject({ action: 'change-status', before: { isActive: true }, after: { isActive: false } });
    const user = await superUser.call('createUser', {
      body: {
        firstName: 'A',
        lastName: 'B',
        username: 'someone',
        email: 'a@b.example',
        organizationId: orgId,
        roles: [1],
      },
    });
    expect(user.errors[0]).toMatchObject({ status: '422', source: { pointer: '/organizationId' } });
    const listed = await superUser.call('organizations', { body: { isActive: false } });
    expect(listed.body.data.map((o) => o.orgId)).toEqual([orgId]);
  });
});
