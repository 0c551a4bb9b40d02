import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());

const names = async (actor: Actor, body: object = {}) =>
  (await actor.call('myProjects', { body })).body.data.map((project) => project.name);

describe('projects', () => {
  it('are those one is a member of', async () => {
    const stranger = await personWithPermissions(server, ['Project/View']);
    expect((await stranger.call('myProjects', { body: {} })).body).toEqual({ data: [], meta: { count: 0 } });
    const officer = await server.as('me.officer');
    expect(await names(officer)).toEqual(['SACP', 'SACP-RAINS']);
  });

  it('are all for FAO_ADMIN and the super-user, with their dates, partners and members', async () => {
    for (const username of ['fao.admin', 'superadmin'])
      expect(await names(await server.as(username))).toEqual(['RAINS', 'SACP', 'SACP-RAINS']);
    const superUser = await server.as('superadmin');
    const { body } = await superUser.call('myProjects', { body: { name: 'rains', pageSize: 1 } });
    expect(body.meta.count).toBe(2);
    expect(body.data[0]).toMatchObject({
      id: 2,
      startDate: '2023-07-01',
      endDate: '2029-06-30',
      isArchived: false,
      partner: ['DAE', 'BADC', 'DAM', 'BARI', 'FAO', 'GAIN'],
    });
    expect(body.data[0]?.memberCount).toBeGreaterThan(10);
    expect(await names(superUser, { isArchived: true })).toEqual([]);
  });
});
