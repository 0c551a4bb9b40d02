import { afterAll, describe, expect, it } from 'vitest';
import { HEADS } from '../../src/modules/access/index.ts';
import { gatherTallies } from '../../src/tally/tally.jobs.ts';
import { rebuildTally } from '../../src/tally/keep.queries.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { accessCast } from './access-cast.ts';
import { loseCounts, rowsOf, wrongCounts } from './head-count.queries.ts';

const { server, superUser, ids } = await accessCast({ jobs: true });
afterAll(() => server.close());
const { db } = server.context.database;

const PROJECT = 61;
let made = 0;
async function newUser(organization = 'DAE', role = 'data collector'): Promise<number> {
  const username = `counted.${++made}`;
  const { body } = await superUser.call('createUser', {
    body: {
      username,
      firstName: 'Rokeya',
      lastName: 'Begum',
      email: `${username}@msurvey.example`,
      password: 'Krishi-2026',
      organizationId: ids.organization(organization),
      roles: [ids.role(organization, role)],
    },
  });
  return body.data.id;
}
const teamSize = async () =>
  (await superUser.call('projectMembers', { query: { projectId: PROJECT } })).body.meta.count;
const add = (userId: number) =>
  superUser.call('addProjectMembers', { body: { projectId: PROJECT, projectmembers: [userId] } });
const remove = (userId: number) => superUser.call('removeProjectMember', { body: { projectId: PROJECT, userId } });
const setActive = (id: number, isActive: boolean) => superUser.call('changeUserStatus', { body: { id, isActive } });

describe('the kept counts of users', () => {
  it('are right from the start', async () => {
    expect(await wrongCounts(db)).toEqual([]);
  });

  it('follow a user who is made, joins a team, changes roles and organisation, is deactivated and leaves', async () => {
    const id = await newUser();
    expect(await wrongCounts(db)).toEqual([]);
    const before = await teamSize();
    await add(id);
    await add(id);
    expect(await teamSize()).toBe(before + 1);
    const change = (organization: string, role: string) =>
      superUser.call('updateUser', {
        body: {
          id,
          firstName: 'Rokeya',
          lastName: 'Khatun',
          email: 'counted.moved@msurvey.example',
          organizationId: ids.organization(organization),
          roles: [ids.role(organization, role)],
        },
      });
    expect((await change('DAE', 'validator')).status).toBe(200);
    expect(await wrongCounts(db)).toEqual([]);
    expect((await change('BADC', 'data collector')).status).toBe(200);
    expect(await wrongCounts(db)).toEqual([]);
    expect((await setActive(id, false)).status).toBe(200);
    expect(await wrongCounts(db)).toEqual([]);
    expect((await remove(id)).status).toBe(204);
    expect(await teamSize()).toBe(before);
    expect(await wrongCounts(db)).toEqual([]);
  });

  it('follow a sign-up from the form to the decision', async () => {
    const email = 'counted.sign-up@msurvey.example';
    const { status } = await server.nobody.call('signUp', {
      body: {
        organizationId: ids.organization('DAM'),
        firstName: 'Shirin',
        lastName: 'Akter',
        username: 'counted.sign-up',
        email,
        phone: null,
        password: 'Amon-dhan-8',
      },
    });
    expect(status).toBe(200);
    expect(await wrongCounts(db)).toEqual([]);
    const { id: link } = linkIn((await mailTo(server, email))[0], 'verify');
    await server.nobody.call('verifyAccount', { body: { data: { type: 'approve', id: link } } });
    expect(await wrongCounts(db)).toEqual([]);
    const id = await ids.user('counted.sign-up');
    const roles = [ids.role('DAM', 'data collector')];
    expect((await superUser.call('approveUser', { body: { id, approve: true, roles } })).status).toBe(200);
    expect(await wrongCounts(db)).toEqual([]);
  });

  it('stay right when many change the same people at once', async () => {
    const people = await Promise.all([newUser(), newUser(), newUser('BADC')]);
    for (let round = 0; round < 3; round++) {
      await Promise.all(
        people.flatMap((id) => [add(id), setActive(id, round % 2 === 1), remove(id), setActive(id, true)]),
      );
      expect(await wrongCounts(db)).toEqual([]);
    }
  });

  it('are the same when gathered, in fewer rows', async () => {
    const before = await rowsOf(db);
    await gatherTallies(server.context.database, [HEADS]);
    expect(await rowsOf(db)).toBeLessThan(before);
    expect(await wrongCounts(db)).toEqual([]);
  });

  it('are made anew from the users themselves', async () => {
    await loseCounts(db);
    expect(await wrongCounts(db)).not.toEqual([]);
    await server.context.database.transaction((tx) => rebuildTally(tx.db, HEADS));
    expect(await wrongCounts(db)).toEqual([]);
  });

  it('refuse no filter: none, one and several agree with the rows listed', async () => {
    const dae = ids.organization('DAE');
    for (const filter of [
      {},
      { orgId: dae },
      { status: 'inactive' as const },
      { roleId: ids.role('DAE', 'validator') },
    ]) {
      const { body } = await superUser.call('users', { body: { ...filter, pageSize: 100 } });
      expect(body.meta.count, JSON.stringify(filter)).toBe(body.data.length);
    }
  });
});
