import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { newProject, projectAudit, teamOf } from './project.queries.ts';

let server: TestServer;
let manager: Actor;
let stranger: Actor;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const permissions = ['Project/View', 'Project/Create', 'Project/Edit', 'Team/View'] as const;
  manager = await personWithPermissions(server, permissions);
  stranger = await personWithPermissions(server, permissions);
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

const create = async (body: { name: string; partner?: string[] }) =>
  (await manager.call('createProject', { body })).body.data;

describe('a new project', () => {
  it('has its creator as first team member, and is audited', async () => {
    const { status, body } = await manager.call('createProject', {
      body: {
        name: ' Char water ',
        description: '  ',
        startDate: '2026-07-01',
        endDate: '2026-07-01',
        partner: ['DAE', 'GAIN', 'DAE'],
      },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(Number),
      name: 'Char water',
      description: null,
      startDate: '2026-07-01',
      endDate: '2026-07-01',
      isArchived: false,
      partner: ['DAE', 'GAIN'],
      umbrella: null,
      memberCount: 1,
      formCount: 0,
      submissionCount: 0,
      can: { edit: true, archive: true, addMember: false, removeMember: false, addSite: false, removeSite: false },
    });
    const team = await teamOf(db(), body.data.id);
    expect(team).toHaveLength(1);
    expect(await projectAudit(db(), body.data.id)).toMatchObject([
      { action: 'create', actor: 'Census Person', after: { name: 'Char water', partner: ['DAE', 'GAIN'], team } },
    ]);
    expect((await manager.call('project', { query: { id: body.data.id } })).body).toEqual(body);
  });

  it('needs a name that no other has, whatever its letters', async () => {
    const taken = await manager.call('createProject', { body: { name: 'sAcP' } });
    expect([taken.status, taken.codes]).toEqual([422, ['project.name-taken']]);
    expect(taken.errors[0]?.source?.pointer).toMatch(/name$/);
    const blank = await manager.call('createProject', { body: { name: '  ' } });
    expect([blank.status, blank.errors[0]?.detail]).toEqual([422, 'Name is required']);
  });

  it.each([
    ['ends before it begins', { startDate: '2026-07-02', endDate: '2026-07-01' }, 'End Date is invalid'],
    ['begins on no day', { startDate: '2026-02-30' }, 'Start Date is invalid'],
    ['begins in the year 0', { startDate: '0000-01-01' }, 'Start Date is invalid'],
  ])('is refused when it %s', async (_name, dates, detail) => {
    const { status, errors } = await manager.call('createProject', { body: { name: 'No time', ...dates } });
    expect([status, errors[0]?.detail.toLowerCase()]).toEqual([422, detail.toLowerCase()]);
  });

  it('is made by whoever may', async () => {
    const collector = await server.as('collector');
    expect((await collector.call('createProject', { body: { name: 'Mine' } })).status).toBe(403);
  });
});

describe('a project', () => {
  it('is changed as a whole, with before and after in the audit', async () => {
    const project = await create({ name: 'Ponds', partner: ['DAE'] });
    const { status, body } = await manager.call('updateProject', {
      body: { id: project.id, name: 'Ponds and canals', endDate: '2030-06-30', partner: [] },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...project, name: 'Ponds and canals', endDate: '2030-06-30', partner: [] });
    expect((await projectAudit(db(), project.id)).at(-1)).toMatchObject({
      action: 'update',
      before: { name: 'Ponds', endDate: null, partner: ['DAE'] },
      after: { name: 'Ponds and canals', endDate: '2030-06-30', partner: [] },
    });
    const same = await manager.call('updateProject', { body: { id: project.id, name: 'PONDS AND CANALS' } });
    expect(same.body.data.name).toBe('PONDS AND CANALS');
    const taken = await manager.call('updateProject', { body: { id: project.id, name: 'RAINS' } });
    expect([taken.status, taken.codes]).toEqual([422, ['project.name-taken']]);
  });

  it('can only be read or restored while it is archived', async () => {
    const { id } = await create({ name: 'Old project' });
    const archived = await manager.call('archiveProject', { body: { id, isArchived: true } });
    expect(archived.body.data).toMatchObject({ isArchived: true, can: { edit: false, archive: true } });
    const refused = await manager.call('updateProject', { body: { id, name: 'New name' } });
    expect([refused.status, refused.codes]).toEqual([409, ['project.archived']]);
    expect((await manager.call('project', { query: { id } })).body.data.isArchived).toBe(true);
    const again = await manager.call('archiveProject', { body: { id, isArchived: true } });
    expect(again.status).toBe(200);
    const restored = await manager.call('archiveProject', { body: { id, isArchived: false } });
    expect(restored.body.data).toMatchObject({ isArchived: false, can: { edit: true, archive: true } });
    expect((await manager.call('updateProject', { body: { id, name: 'New name' } })).status).toBe(200);
    expect((await projectAudit(db(), id)).map((line) => line.action)).toEqual([
      'create',
      'archive',
      'restore',
      'update',
    ]);
  });

  it('of others is not there', async () => {
    const { id } = await create({ name: 'Not yours' });
    for (const { status, codes } of [
      await stranger.call('project', { query: { id } }),
      await stranger.call('updateProject', { body: { id, name: 'Taken over' } }),
      await stranger.call('archiveProject', { body: { id, isArchived: true } }),
      await manager.call('project', { query: { id: 999_999 } }),
    ])
      expect([status, codes]).toEqual([404, ['record.not-found']]);
    expect((await manager.call('project', { query: { id } })).body.data).toMatchObject({ name: 'Not yours' });
  });

  it('of others is open to FAO_ADMIN and the super-user', async () => {
    const { id } = await create({ name: 'Seen from above' });
    for (const name of ['fao.admin', 'superadmin']) {
      const { body } = await (await server.as(name)).call('project', { query: { id } });
      expect(Object.values(body.data.can)).toEqual([true, true, true, true, true, true]);
    }
  });
});

describe('the list of projects', () => {
  it('sorts by name with the archived last, or as asked', async () => {
    const superUser = await server.as('superadmin');
    const names = async (body: object) =>
      (await superUser.call('myProjects', { body: { name: 'sorted', ...body } })).body.data.map((p) => p.name);
    for (const [name, archived] of [
      ['Sorted b', false],
      ['sorted a', true],
      ['Sorted c', false],
    ] as const)
      await newProject(db(), name, archived);
    expect(await names({})).toEqual(['Sorted b', 'Sorted c', 'sorted a']);
    expect(await names({ sortBy: 'name' })).toEqual(['sorted a', 'Sorted b', 'Sorted c']);
    expect(await names({ sortBy: 'createdAt', sortOrder: 'desc' })).toEqual(['Sorted c', 'sorted a', 'Sorted b']);
    expect(await names({ isArchived: false, pageSize: 1, currentPage: 2 })).toEqual(['Sorted c']);
    expect(await names({ isArchived: true })).toEqual(['sorted a']);
  });

  it('tells with each project what one may do there', async () => {
    const officer = await server.as('me.officer');
    const { body } = await officer.call('myProjects', { body: { name: 'sacp' } });
    expect(body.data.map((p) => p.can)).toEqual(
      [1, 61].map(() => ({
        edit: false,
        archive: false,
        addMember: true,
        removeMember: false,
        addSite: true,
        removeSite: true,
      })),
    );
  });
});

describe('partners', () => {
  it('are the short names of organisations, for whoever sees projects', async () => {
    const { body } = await manager.call('partnerOptions');
    expect(body.data.map((o) => o.name)).toEqual(['BADC', 'BARI', 'DAE', 'DAM', 'FAO', 'GAIN', 'PMU']);
    expect((await (await personWithPermissions(server, [])).call('partnerOptions')).status).toBe(403);
  });
});
