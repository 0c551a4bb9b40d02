import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../src/demo/accounts.ts';
import { type Actor, actor, startTestServer, type TestServer } from '../support/cast.ts';
import { jobsDone } from '../support/mail.ts';
import { personWithPermissions } from '../support/people.ts';
import { setStatus } from '../support/state.queries.ts';
import { anInactiveUser, idsOf, join, newProject, projectAudit, setUserEmail, teamOf } from './project.queries.ts';

let server: TestServer;
let admin: Actor;
let collector: Actor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('dae.admin');
  collector = await server.as('collector');
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

/** A project whose team are the administrator of DAE and these. */
async function project(name: string, ...usernames: string[]) {
  const id = await newProject(db(), name);
  await join(db(), id, await idsOf(db(), ['dae.admin', ...usernames]));
  return id;
}
const list = async (projectId: number, query: object = {}, who = admin) =>
  (await who.call('projectMembers', { query: { projectId, ...query } })).body;
const names = async (projectId: number, query: object = {}) =>
  (await list(projectId, query)).data.map((m) => m.username);

describe('the team of a project', () => {
  it('is listed by name with organisation and primary role, a page at a time', async () => {
    const id = await project('Listed', 'fao.admin', 'collector2');
    const { data, meta } = await list(id);
    expect(meta.count).toBe(3);
    expect(data.map((m) => m.name)).toEqual(data.map((m) => m.name).sort((a, b) => (a < b ? -1 : 1)));
    expect(data.find((m) => m.username === 'fao.admin')).toEqual({
      userId: expect.any(Number),
      projectId: id,
      username: 'fao.admin',
      name: 'Tahmina Sultana',
      orgName: 'Food and Agriculture Organization',
      roleName: 'FAO_ADMIN',
      can: { remove: true, sites: true },
    });
    const second = await list(id, { pageSize: 1, currentPage: 2 });
    expect([second.data, second.meta.count]).toEqual([[data[1]], 3]);
  });

  it('is filtered by name, role and organisation; 0 is any', async () => {
    const id = await project('Filtered', 'fao.admin', 'collector', 'collector2');
    const [fao] = (await admin.call('projectOrganizations', { query: { id } })).body.data.filter((o) =>
      o.name.startsWith('Food'),
    );
    const roles = (await admin.call('projectRoles', { query: { pageSize: 100 } })).body.data;
    const roleId = roles.find((r) => r.name === 'data collector')?.id as number;
    const all = ['collector', 'collector2', 'dae.admin', 'fao.admin'];
    const sorted = async (query: object) => (await names(id, query)).sort();
    expect(await sorted({ roleName: '0', orgId: 0, username: '' })).toEqual(all);
    expect(await sorted({ username: 'COLLECTOR' })).toEqual(['collector', 'collector2']);
    expect(await sorted({ username: 'mina sul' })).toEqual(['fao.admin']);
    expect(await sorted({ username: '%' })).toEqual([]);
    expect(await sorted({ roleName: 'Data Collector' })).toEqual(['collector', 'collector2']);
    expect(await sorted({ roleName: String(roleId) })).toEqual(['collector', 'collector2']);
    expect(await sorted({ roleName: 'admin' })).toEqual(['dae.admin', 'fao.admin']);
    expect(await sorted({ roleName: 'no such role' })).toEqual([]);
    expect(await sorted({ roleName: '99999999999999999999' })).toEqual([]);
    expect(await sorted({ orgId: fao?.orgId })).toEqual(['fao.admin']);
    expect(await sorted({ orgId: fao?.orgId, roleName: 'data collector' })).toEqual([]);
  });

  it('does not tell e-mail addresses to whoever guesses them', async () => {
    const id = await project('Quiet', 'collector');
    await setUserEmail(db(), 'collector', 'hidden.address@msurvey.example');
    expect(await names(id, { username: 'hidden.address' })).toEqual([]);
    const { body } = await admin.call('projectCandidates', { body: { projectId: id, username: 'msurvey.example' } });
    expect(body.meta.count).toBe(0);
  });

  it('finds Bengali names', async () => {
    const id = await project('বাংলা', 'superadmin');
    expect(await names(id, { username: 'নাসরিন' })).toEqual(['superadmin']);
  });

  it('offers its organisations and the names of roles as filters', async () => {
    const id = await project('Options', 'fao.admin', 'collector2');
    const { body } = await admin.call('projectOrganizations', { query: { id, pageSize: 100 } });
    expect(body.data.map((o) => o.orgName)).toEqual([
      'Bangladesh Agricultural Development Corporation',
      'Department of Agricultural Extension',
      'Food and Agriculture Organization',
    ]);
    expect(body.meta.count).toBe(3);
    const orgId = body.data[1]?.orgId as number;
    const one = await admin.call('projectOrganizations', { query: { id, orgId } });
    expect(one.body.data.map((o) => o.orgId)).toEqual([orgId]);
    const any = (await admin.call('projectRoles', { query: {} })).body;
    expect(any.data.map((r) => r.name)).toEqual([
      'accountant',
      'admin',
      'data collector',
      'FAO_ADMIN',
      'M&E officer',
      'validator',
      'viewer',
    ]);
    expect(any.meta.count).toBe(7);
    const ofOne = (await admin.call('projectRoles', { query: { orgId } })).body;
    expect(ofOne.data.map((r) => r.name)).toEqual(['admin', 'data collector', 'validator']);
  });
});

describe('candidates', () => {
  it('are the active users of all organisations who are not in the team, by names only', async () => {
    const id = await project('Wanted', 'collector');
    const { body } = await admin.call('projectCandidates', { body: { projectId: id, pageSize: 100 } });
    const found = body.data.map((c) => c.username);
    expect(found).toContain('collector2');
    expect(found).not.toContain('collector');
    expect(new Set(body.data.map((c) => c.orgName)).size).toBe(7);
    expect(body.data.map((c) => c.userId)).not.toContain(await anInactiveUser(db()));
    expect(body.meta.count).toBe(found.length);
    expect(Object.keys(body.data[0] ?? {}).sort()).toEqual(
      ['name', 'orgName', 'projectId', 'roleName', 'userId', 'username'].sort(),
    );
  });

  it('are filtered by organisation, role and name', async () => {
    const id = await project('Choosing');
    const some = async (body: object) =>
      (await admin.call('projectCandidates', { body: { projectId: id, pageSize: 100, ...body } })).body.data;
    const roles = (await admin.call('projectRoles', { query: {} })).body.data;
    const role_id = roles.find((r) => r.name === 'data collector')?.id;
    const collectors = await some({ role_id });
    expect(new Set(collectors.map((c) => c.roleName))).toEqual(new Set(['data collector']));
    expect(new Set(collectors.map((c) => c.orgName)).size).toBeGreaterThan(1);
    const [first] = await some({ username: 'collector2' });
    expect(first?.username).toBe('collector2');
    const elsewhere = await admin.call('projectOrganizations', { query: { id } });
    const org_id = elsewhere.body.data[0]?.orgId;
    expect(new Set((await some({ org_id })).map((c) => c.orgName)).size).toBe(1);
  });
});

describe('adding to a team', () => {
  it('adds users of any organisation once, tells them, and is audited', async () => {
    const id = await project('Growing', 'collector');
    const [own, ...others] = await idsOf(db(), ['collector', 'collector2', 'fao.admin']);
    const projectmembers = [own as number, ...others, ...others];
    const added = await admin.call('addProjectMembers', { body: { projectId: id, projectmembers } });
    expect([added.status, added.body]).toEqual([200, { data: { added: 2 } }]);
    const again = await admin.call('addProjectMembers', { body: { projectId: id, projectmembers } });
    expect(again.body).toEqual({ data: { added: 0 } });
    expect(await teamOf(db(), id)).toEqual(expect.arrayContaining(others));
    const lines = await projectAudit(db(), id);
    expect(lines).toEqual([
      {
        action: 'add-members',
        actor: expect.any(String),
        before: null,
        after: { team: expect.arrayContaining(others) },
      },
    ]);
    await jobsDone(server);
    const told = async (who: Actor) => (await who.call('notificationList', { body: {} })).body.data;
    expect(await told(await server.as('collector2'))).toMatchObject([
      {
        projectName: 'Growing',
        message: 'You were added to the team of the project “Growing”.',
        role: 'admin',
        orgName: 'Department of Agricultural Extension',
      },
    ]);
    expect(await told(collector)).toEqual([]);
  });

  it('refuses as a whole when one is unknown or not active', async () => {
    const id = await project('Strict');
    const team = await teamOf(db(), id);
    const [fine] = await idsOf(db(), ['collector']);
    for (const unfit of [await anInactiveUser(db()), 2_000_000_000]) {
      const { status, codes, errors } = await admin.call('addProjectMembers', {
        body: { projectId: id, projectmembers: [fine as number, unfit] },
      });
      expect([status, codes]).toEqual([422, ['project.member-unknown']]);
      expect(errors[0]?.detail).toBe('A chosen user does not exist or is not active.');
    }
    expect(await teamOf(db(), id)).toEqual(team);
    expect(await projectAudit(db(), id)).toEqual([]);
  });

  it('leaves alone a member who is not active any more', async () => {
    const id = await project('Patient', 'collector2');
    await setStatus(db(), 'collector2', 'inactive');
    const projectmembers = await idsOf(db(), ['collector2', 'collector']);
    const { body } = await admin.call('addProjectMembers', { body: { projectId: id, projectmembers } });
    await setStatus(db(), 'collector2', 'active');
    expect(body).toEqual({ data: { added: 1 } });
  });

  it('needs somebody to add, and the switch', async () => {
    const id = await project('Nobody', 'collector');
    const none = await admin.call('addProjectMembers', { body: { projectId: id, projectmembers: [] } });
    expect(none.status).toBe(422);
    const body = { projectId: id, projectmembers: await idsOf(db(), ['fao.admin']) };
    expect((await collector.call('addProjectMembers', { body })).status).toBe(403);
    expect((await list(id, {}, collector)).data[0]?.can).toEqual({ remove: false, sites: true });
  });
});

describe('removing from a team', () => {
  it('removes one, whose projects become fewer by it, and is audited', async () => {
    const id = await project('Shrinking', 'collector');
    const [userId] = (await idsOf(db(), ['collector'])) as [number];
    expect((await admin.call('removeProjectMember', { body: { projectId: id, userId } })).status).toBe(204);
    expect((await collector.call('project', { query: { id } })).status).toBe(404);
    expect((await projectAudit(db(), id)).at(-1)).toMatchObject({
      action: 'remove-member',
      before: { team: [userId] },
    });
    const again = await admin.call('removeProjectMember', { body: { projectId: id, userId } });
    expect([again.status, again.codes]).toEqual([404, ['record.not-found']]);
  });

  it('refuses the last one', async () => {
    const id = await project('Last');
    expect((await list(id)).data[0]?.can.remove).toBe(false);
    const [userId] = (await idsOf(db(), ['dae.admin'])) as [number];
    const { status, codes } = await admin.call('removeProjectMember', { body: { projectId: id, userId } });
    expect([status, codes]).toEqual([409, ['project.last-member']]);
    expect(await teamOf(db(), id)).toEqual([userId]);
  });
});

describe('whoever is added', () => {
  it('is told in the language in which he last used the console, not in that of whoever adds him', async () => {
    const id = await project('Languages');
    const body = { username: 'collector2', password: DEMONSTRATION_PASSWORD };
    const signedIn = await server.nobody.call('login', { body, headers: { 'accept-language': 'bn' } });
    const reader = actor(server, signedIn.body.token);
    const newest = async () => {
      await jobsDone(server);
      return (await reader.call('notificationList')).body.data[0]?.message;
    };
    const [userId] = (await idsOf(db(), ['collector2'])) as [number];
    const add = () =>
      admin.call('addProjectMembers', {
        body: { projectId: id, projectmembers: [userId] },
        headers: { 'accept-language': 'fr' },
      });
    await add();
    expect(await newest()).toBe('আপনাকে “Languages” প্রকল্পের দলে যুক্ত করা হয়েছে।');
    await admin.call('removeProjectMember', { body: { projectId: id, userId } });
    await server.nobody.call('refreshToken', {
      body: { refreshToken: signedIn.body.refresh_token.token },
      headers: { 'accept-language': 'ro' },
    });
    await add();
    expect(await newest()).toBe('Ați fost adăugat în echipa proiectului „Languages”.');
  });
});

describe('one member', () => {
  it('is asked for by his id, and only those of the team are there', async () => {
    const id = await project('One', 'collector');
    const [userId, stranger] = (await idsOf(db(), ['collector', 'collector2'])) as [number, number];
    const ask = async (asked: number) =>
      (await admin.call('projectMembers', { query: { projectId: id, userId: asked } })).body;
    const one = await ask(userId);
    expect([one.data.map((member) => member.username), one.meta.count]).toEqual([['collector'], 1]);
    expect(await ask(stranger)).toEqual({ data: [], meta: { count: 0 } });
  });
});

describe('an archived project', () => {
  it('shows its team, and nobody is added or removed', async () => {
    const id = await project('Frozen', 'collector');
    const [userId] = (await idsOf(db(), ['collector'])) as [number];
    await admin.call('archiveProject', { body: { id, isArchived: true } });
    expect((await list(id)).data.map((m) => m.can.remove)).toEqual([false, false]);
    for (const { status, codes } of [
      await admin.call('removeProjectMember', { body: { projectId: id, userId } }),
      await admin.call('addProjectMembers', { body: { projectId: id, projectmembers: [userId] } }),
    ])
      expect([status, codes]).toEqual([409, ['project.archived']]);
    expect(await teamOf(db(), id)).toHaveLength(2);
  });
});

describe('the team of others', () => {
  it('is not there', async () => {
    const projectId = await project('Closed', 'collector');
    const [userId] = (await idsOf(db(), ['collector'])) as [number];
    const stranger = await personWithPermissions(server, ['Team/View', 'Team/Create', 'Team/Delete']);
    for (const { status } of [
      await stranger.call('projectMembers', { query: { projectId } }),
      await stranger.call('projectOrganizations', { query: { id: projectId } }),
      await stranger.call('projectCandidates', { body: { projectId } }),
      await stranger.call('addProjectMembers', { body: { projectId, projectmembers: [userId] } }),
      await stranger.call('removeProjectMember', { body: { projectId, userId } }),
    ])
      expect(status).toBe(404);
  });
});
