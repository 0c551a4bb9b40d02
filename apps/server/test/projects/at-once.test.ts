import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFor } from '../../src/http/project-gate.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { idsOf, join, newProject, projectAudit, teamOf } from './project.queries.ts';

const USERS = [
  'superadmin',
  'fao.admin',
  'me.officer',
  'dae.admin',
  'badc.admin',
  'validator',
  'collector',
  'collector2',
];

let server: TestServer;
let first: Actor;
let second: Actor;
let users: number[];
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  first = await server.as('superadmin');
  second = await server.as('fao.admin');
  users = await idsOf(server.context.database.db, USERS);
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

describe('two people at once', () => {
  it('archive a project once, without one hindering the other', async () => {
    const id = await newProject(db(), 'Twice archived');
    const archive = (who: Actor) => who.call('archiveProject', { body: { id, isArchived: true } });
    const answers = await Promise.all([first, second, first, second].map(archive));
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200, 200]);
    expect((await projectAudit(db(), id)).map((line) => line.action)).toEqual(['archive']);
  });

  it('wait for each other when one archives while the other still adds', async () => {
    const id = await newProject(db(), 'Held');
    let archived = false;
    let archiving: Promise<unknown> = Promise.resolve();
    await server.context.database.transaction(async (tx) => {
      await projectFor(tx.db, id, null, 'share');
      archiving = first.call('archiveProject', { body: { id, isArchived: true } }).then(() => {
        archived = true;
      });
      await pause(300);
      expect(archived).toBe(false);
      await join(tx.db, id, users.slice(0, 1));
    });
    await archiving;
    expect(archived).toBe(true);
    expect(await teamOf(db(), id)).toEqual(users.slice(0, 1));
  });

  it('leave nothing half done when one archives and others add: who was told yes is in the team', async () => {
    const id = await newProject(db(), 'Race');
    const add = (userId: number) =>
      second.call('addProjectMembers', { body: { projectId: id, projectmembers: [userId] } });
    const [archived, ...added] = await Promise.all([
      first.call('archiveProject', { body: { id, isArchived: true } }),
      ...users.map(add),
    ]);
    expect(archived?.status).toBe(200);
    const accepted = users.filter((_, i) => added[i]?.status === 200);
    for (const answer of added) expect([200, 409]).toContain(answer.status);
    expect(await teamOf(db(), id)).toEqual([...accepted].sort((a, b) => a - b));
    const lines = (await projectAudit(db(), id)).filter((line) => line.action === 'add-members');
    expect(lines).toHaveLength(accepted.length);
  });

  it('add the same people once', async () => {
    const id = await newProject(db(), 'Overlap');
    const add = (who: Actor, projectmembers: number[]) =>
      who.call('addProjectMembers', { body: { projectId: id, projectmembers } });
    const answers = await Promise.all([add(first, users), add(second, [...users].reverse()), add(first, users)]);
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, a) => sum + a.body.data.added, 0)).toBe(users.length);
    expect(await teamOf(db(), id)).toHaveLength(users.length);
  });

  it('remove the last two, and one of the two stays', async () => {
    const id = await newProject(db(), 'Two left');
    await join(db(), id, users.slice(0, 2));
    const remove = (who: Actor, userId: number | undefined) =>
      who.call('removeProjectMember', { body: { projectId: id, userId: userId as number } });
    const answers = await Promise.all([remove(first, users[0]), remove(second, users[1])]);
    expect(answers.map((a) => a.status).sort()).toEqual([204, 409]);
    expect(await teamOf(db(), id)).toHaveLength(1);
  });

  it('give one name to one project', async () => {
    const create = (who: Actor, name: string) => who.call('createProject', { body: { name } });
    const answers = await Promise.all([create(first, 'One name'), create(second, 'ONE NAME')]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 422]);
  });
});
