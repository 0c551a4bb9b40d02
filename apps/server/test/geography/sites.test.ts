import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { type Directory, readDirectory } from '../support/directory.ts';
import { personWithPermissions } from '../support/people.ts';

const SACP = 1;
const RAINS = 2;
const BHAWALGARH = 14_556;
const KONABARI_CLOSED = 12_874;

let server: TestServer;
let officer: Actor;
let superUser: Actor;
let ids: Directory;
let officerId: number;
/** Holds every switch of sites, but is of no project. */
let stranger: Actor;

beforeAll(async () => {
  server = await startTestServer();
  officer = await server.as('me.officer');
  superUser = await server.as('superadmin');
  ids = await readDirectory(superUser);
  officerId = await ids.user('me.officer');
  stranger = await personWithPermissions(server, ['Site/View', 'Site/Create', 'Site/Delete']);
});
afterAll(() => server?.close());

const sitesOf = async (actor: Actor, body: { projectId: number; memberId?: number }, language = 'en') => {
  const answer = await actor.call('sites', { body, headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('sites of a project', () => {
  it('are the upazilas and districts of the demonstration', async () => {
    const sacp = await sitesOf(officer, { projectId: SACP });
    expect(sacp.meta.count).toBe(30);
    expect(sacp.data.map((row) => row.site)).toContain('Borhanuddin, Bhola, Barishal');
    expect(sacp.data[0]?.locationType).toEqual({ id: 3, typeName: 'Upazila' });
    const rains = await sitesOf(superUser, { projectId: RAINS });
    expect(rains.meta.count).toBe(14);
    expect(rains.data.map((row) => row.site)).toContain('Dinajpur, Rangpur');
  });

  it('are written in Bengali for those who read Bengali', async () => {
    const { data } = await sitesOf(officer, { projectId: SACP }, 'bn');
    expect(data.map((row) => row.site)).toContain('বোরহানউদ্দিন, ভোলা, বরিশাল');
    expect(data[0]?.locationType.typeName).toBe('উপজেলা');
  });

  it('are added, once each, and taken away again, with a line in the audit', async () => {
    const add = () => officer.call('createSites', { body: { projectId: SACP, sites: [BHAWALGARH, BHAWALGARH, 134] } });
    expect((await add()).body.data).toEqual({ created: 2 });
    expect((await add()).body.data).toEqual({ created: 0 });
    const { data, meta } = await sitesOf(officer, { projectId: SACP });
    expect(meta).toEqual({ count: 32, canAdd: true, canDelete: true });
    expect(data[0]?.site).toBe('Bhola, Barishal');
    const site = data.find((row) => row.unitId === BHAWALGARH);
    expect(site?.site).toBe('Bhawalgarh, Gazipur Sadar, Gazipur, Dhaka');
    const siteId = site?.id as number;
    const db = server.context.database.db;
    expect(await lastAudit(db, 'site', siteId)).toMatchObject({ action: 'create', after: { unitId: BHAWALGARH } });
    const remove = () => officer.call('deleteSite', { body: { projectId: SACP, siteId } });
    expect((await remove()).body.data).toEqual({ deleted: 1 });
    expect(await lastAudit(db, 'site', siteId)).toMatchObject({ action: 'delete', before: { unitId: BHAWALGARH } });
    expect((await remove()).codes).toEqual(['record.not-found']);
  });

  it('are places that exist and are open', async () => {
    for (const unit of [99_999, KONABARI_CLOSED]) {
      const { codes } = await officer.call('createSites', { body: { projectId: SACP, sites: [BHAWALGARH, unit] } });
      expect(codes).toEqual(['record.not-found']);
    }
    expect((await sitesOf(officer, { projectId: SACP })).data.some((row) => row.unitId === BHAWALGARH)).toBe(false);
    expect((await officer.call('createSites', { body: { projectId: SACP, sites: [] } })).status).toBe(422);
  });

  it('of activities are not there before activities are', async () => {
    for (const answer of [
      await officer.call('sites', { body: { projectId: SACP, activityId: 1 } }),
      await officer.call('createSites', { body: { projectId: SACP, activityId: 1, sites: [1] } }),
      await officer.call('deleteSite', { body: { projectId: SACP, activityId: 1, siteId: 1 } }),
    ])
      expect(answer.codes).toEqual(['record.not-found']);
  });
});

describe('sites of a member of the team', () => {
  it('are kept apart from the project’s own', async () => {
    const body = { projectId: SACP, memberId: officerId };
    const before = await sitesOf(officer, body);
    const { body: made } = await officer.call('createSites', { body: { ...body, sites: [BHAWALGARH] } });
    expect(made.data.created).toBe(1);
    const after = await sitesOf(officer, body);
    expect(after.meta.count).toBe(before.meta.count + 1);
    expect((await sitesOf(officer, { projectId: SACP })).data.some((row) => row.unitId === BHAWALGARH)).toBe(false);
    const siteId = after.data.find((row) => row.unitId === BHAWALGARH)?.id as number;
    // Of the project it is not, nor of another member.
    expect((await officer.call('deleteSite', { body: { projectId: SACP, siteId } })).status).toBe(404);
    expect((await officer.call('deleteSite', { body: { ...body, siteId } })).status).toBe(200);
  });

  it('are not there for somebody outside the team', async () => {
    const { body } = await superUser.call('users', { body: { status: 'inactive', pageSize: 1 } });
    const memberId = body.data[0]?.id as number;
    for (const answer of [
      await officer.call('sites', { body: { projectId: SACP, memberId } }),
      await officer.call('createSites', { body: { projectId: SACP, memberId, sites: [1] } }),
      await officer.call('deleteSite', { body: { projectId: SACP, memberId, siteId: 1 } }),
    ])
      expect(answer.codes).toEqual(['record.not-found']);
  });

  it('go with the member', async () => {
    const memberId = await ids.user('collector');
    const body = { projectId: SACP, memberId };
    await officer.call('createSites', { body: { ...body, sites: [BHAWALGARH] } });
    expect((await sitesOf(officer, body)).meta.count).toBeGreaterThan(0);
    const removed = await superUser.call('removeProjectMember', { body: { projectId: SACP, userId: memberId } });
    expect(removed.status).toBe(204);
    await superUser.call('addProjectMembers', { body: { projectId: SACP, projectmembers: [memberId] } });
    expect((await sitesOf(officer, body)).meta.count).toBe(0);
  });
});

describe('the boundary of a project', () => {
  it('hides its sites from others', async () => {
    const [site] = (await sitesOf(officer, { projectId: SACP })).data;
    for (const answer of [
      await stranger.call('sites', { body: { projectId: SACP } }),
      await stranger.call('createSites', { body: { projectId: SACP, sites: [1] } }),
      await stranger.call('deleteSite', { body: { projectId: SACP, siteId: site?.id as number } }),
    ])
      expect([answer.status, answer.codes]).toEqual([404, ['record.not-found']]);
  });

  it('holds inside too: a site of one project is not there in another', async () => {
    const [site] = (await sitesOf(officer, { projectId: SACP })).data;
    const body = { projectId: RAINS, siteId: site?.id as number };
    expect((await superUser.call('deleteSite', { body })).codes).toEqual(['record.not-found']);
    expect((await sitesOf(officer, { projectId: SACP })).data[0]?.id).toBe(site?.id);
  });

  it('lets somebody who may only look add nothing', async () => {
    const viewer = await server.as('validator');
    expect((await sitesOf(viewer, { projectId: RAINS })).meta).toEqual({ count: 14, canAdd: false, canDelete: false });
    expect((await viewer.call('createSites', { body: { projectId: RAINS, sites: [1] } })).status).toBe(403);
  });

  it('freezes the sites of an archived project', async () => {
    await superUser.call('archiveProject', { body: { id: RAINS, isArchived: true } });
    const { data, meta } = await sitesOf(superUser, { projectId: RAINS });
    expect(meta).toEqual({ count: 14, canAdd: false, canDelete: false });
    for (const answer of [
      await superUser.call('createSites', { body: { projectId: RAINS, sites: [1] } }),
      await superUser.call('deleteSite', { body: { projectId: RAINS, siteId: data[0]?.id as number } }),
    ])
      expect([answer.status, answer.codes]).toEqual([409, ['project.archived']]);
    await superUser.call('archiveProject', { body: { id: RAINS, isArchived: false } });
    expect((await sitesOf(superUser, { projectId: RAINS })).meta.canAdd).toBe(true);
  });
});
