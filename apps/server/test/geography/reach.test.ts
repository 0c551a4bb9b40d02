import { type Reach, type ReachPair, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReach, type Reached } from '../../src/modules/geography/index.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { childOf, clearSites, giveSite, isWithin, peopleOf, unitNamed } from './reach.queries.ts';

let server: TestServer;
let me: { userId: number; organizationId: number };
let other: { userId: number; organizationId: number };
let bhola: number;
let borhanuddin: number;
let union: number;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const db = server.context.database.db;
  [me, other] = (await peopleOf(db)) as [typeof me, typeof other];
  bhola = await unitNamed(db, 'Bhola', 2);
  borhanuddin = await unitNamed(db, 'Borhanuddin', 3);
  union = await childOf(db, borhanuddin);
  await clearSites(db, me.userId);
  await giveSite(db, PROJECT_SACP, me.userId, borhanuddin);
});
afterAll(() => server.close());

const reachOf = (records: Reach, projectIds: number[], people: Reach = 'own'): Promise<Reached> => {
  const pair: ReachPair = { records, people };
  const who = { ...me, isSuperUser: false, roleNames: [], reaches: [{ roleId: 1, projectId: 0, ...pair }] };
  return loadReach(server.context.database.db, who, projectIds, 'records');
};
const sees = (reached: Reached, row: Parameters<typeof isWithin>[2]) =>
  isWithin(server.context.database.db, reached, row);

describe('what is within reach', () => {
  it('own: what one sent oneself, wherever it is', async () => {
    const reached = await reachOf('own', [PROJECT_SACP]);
    expect(await sees(reached, { ...me, unionId: null })).toBe(true);
    expect(await sees(reached, { ...other, organizationId: me.organizationId, unionId: union })).toBe(false);
  });

  it('organization: what was sent by anybody of the organisation', async () => {
    const reached = await reachOf('organization', [PROJECT_SACP]);
    expect(await sees(reached, { userId: other.userId, organizationId: me.organizationId })).toBe(true);
    expect(await sees(reached, { ...other, unionId: union })).toBe(false);
    expect(await sees(reached, { userId: other.userId, organizationId: null })).toBe(false);
  });

  it('sites: what lies in a union of one’s upazila, and one’s own', async () => {
    const reached = await reachOf('sites', [PROJECT_SACP]);
    expect(await sees(reached, { ...other, unionId: union })).toBe(true);
    expect(await sees(reached, { ...other, unionId: null, upazilaId: borhanuddin })).toBe(true);
    expect(await sees(reached, { ...other, unionId: null, upazilaId: null, districtId: bhola })).toBe(false);
    expect(await sees(reached, { ...other, unionId: union + 100_000, upazilaId: borhanuddin })).toBe(false);
    expect(await sees(reached, { ...other, organizationId: me.organizationId })).toBe(false);
    expect(await sees(reached, { ...me, unionId: union + 100_000 })).toBe(true);
  });

  it('sites given in one project count in those that it shares its rows with, and nowhere else', async () => {
    expect(await sees(await reachOf('sites', [PROJECT_RAINS]), { ...other, unionId: union })).toBe(false);
    expect(await sees(await reachOf('sites', [PROJECT_RAINS, PROJECT_SACP]), { ...other, unionId: union })).toBe(true);
  });

  it('all: everything, without asking for sites', async () => {
    expect(await reachOf('all', [PROJECT_SACP])).toEqual({ all: true });
  });

  it('is asked for records and for people apart', async () => {
    const reached = await reachOf('own', [PROJECT_SACP], 'all');
    expect(reached.all).toBe(false);
  });
});
