import { contract, type Operation, type OperationName } from '@msurvey/contract';
import { ALL_PERMISSIONS, PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from '../projects/project.queries.ts';
import { idOf } from '../registry/support/door.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { upload } from '../support/upload.ts';
import { inputFor } from './project-inputs.ts';
import * as rows from './umbrella.queries.ts';

const DOORS = [PROJECT_SACP, PROJECT_RAINS, PROJECT_PROGRAMME];
const all = Object.entries(contract) as [OperationName, Operation][];
/** Every operation on what lives in the umbrella; only the administrators' deletes are asked of nobody else. */
const ofHome = all.filter(([, o]) => o.project?.home);
const asked = ofHome.filter(([, o]) => o.permission !== 'fao-admin');

let server: TestServer;
/** By the one project whose team they are in; 0: none. */
const team = new Map<number, Actor>();
const db = () => server.context.database.db;

type Samples = Record<'member' | 'other' | 'group' | 'activity', rows.Sample>;
const samples = new Map<number, Samples>();

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  for (const project of [...DOORS, 0]) {
    const person = await personWithPermissions(server, ALL_PERMISSIONS);
    team.set(project, person);
    if (project > 0) await join(db(), project, [idOf(person)]);
  }
  for (const programme of [PROJECT_SACP, PROJECT_RAINS]) {
    const member = await rows.memberOf(db(), programme);
    samples.set(programme, {
      member,
      other: await rows.otherMemberOf(db(), programme, member.id),
      group: await rows.groupOf(db(), programme),
      activity: await rows.activityOf(db(), programme),
    });
  }
});
afterAll(() => server?.close());

const personOf = (project: number): Actor => team.get(project) as Actor;
const samplesOf = (programme: number): Samples => samples.get(programme) as Samples;
const notThere = { status: 404, codes: ['record.not-found'] };

async function ask(
  who: Actor,
  name: OperationName,
  o: Operation,
  projectId: number,
  more: Record<string, unknown> = {},
) {
  const input = inputFor(name, o, projectId);
  for (const part of ['params', 'query', 'body'] as const)
    for (const [key, value] of Object.entries(more)) if (key in input[part]) input[part][key] = value;
  if (o.upload) {
    const file = { field: o.upload.field, name: 'census.csv', bytes: Buffer.from('a,b\n') };
    const sent = await upload(server, who, name, file, {}, input);
    const codes = (sent.body.errors ?? []).map(({ code }: { code: string }) => code) as string[];
    return { status: sent.status, codes, body: sent.body };
  }
  const { status, codes, body } = await who.call(name, {
    params: input.params as never,
    query: input.query as never,
    ...(o.body ? { body: input.body as never } : {}),
  });
  return { status, codes, body };
}

describe('the team of a project', () => {
  it('is asked of everything that lives in an umbrella', () => {
    expect(ofHome.length).toBeGreaterThan(30);
    expect([...new Set(ofHome.map(([, o]) => o.domain))].sort()).toEqual([
      'activities',
      'dashboard',
      'figures',
      'indicators',
      'logframe',
      'registry',
      'workplans',
    ]);
  });

  it.each(asked)('%s is not there through a door whose team one is not of', async (name, o) => {
    for (const [own, who] of team)
      for (const door of DOORS.filter((one) => one !== own)) {
        const { status, codes } = await ask(who, name, o, door);
        expect({ own, door, status, codes }).toEqual({ own, door, ...notThere });
      }
  });
});

/** Operations that name one row, and how. Each is asked with a row of either programme. */
const NAMING: [OperationName, (of: Samples) => Record<string, unknown>][] = [
  ['member', ({ member }) => ({ instance: member.instance })],
  ['memberHistory', ({ member }) => ({ instance: member.instance })],
  ['group', ({ group }) => ({ id: group.id })],
  ['groupHistory', ({ group }) => ({ instance: group.instance })],
  ['activityProfile', ({ activity }) => ({ instance: activity.instance })],
  ['activityParticipants', ({ activity }) => ({ instance: activity.instance })],
  ['validationRecord', ({ activity }) => ({ id: Number(activity.id) })],
];
const WRITING: [OperationName, (of: Samples) => Record<string, unknown>][] = [
  ['mergeMembers', ({ member, other }) => ({ keptId: member.id, mergedId: other.id })],
  ['distinctMembers', ({ member, other }) => ({ firstId: member.id, secondId: other.id })],
  ['approveActivity', ({ activity }) => ({ id: Number(activity.id) })],
  ['rejectActivity', ({ activity }) => ({ id: Number(activity.id) })],
];
const operationOf = (name: OperationName): Operation => contract[name] as Operation;

describe('a row of one programme', () => {
  it.each(NAMING)(
    '%s finds it through its own project and the umbrella, and through no other',
    async (name, naming) => {
      for (const programme of [PROJECT_SACP, PROJECT_RAINS])
        for (const door of DOORS) {
          const { status } = await ask(personOf(door), name, operationOf(name), door, naming(samplesOf(programme)));
          const expected = door === programme || door === PROJECT_PROGRAMME ? 200 : 404;
          expect({ programme, door, status }).toEqual({ programme, door, status: expected });
        }
    },
  );

  it.each(WRITING)('%s does not touch it through the other programme’s project', async (name, naming) => {
    for (const [programme, door] of [
      [PROJECT_SACP, PROJECT_RAINS],
      [PROJECT_RAINS, PROJECT_SACP],
    ] as const) {
      const { status, codes } = await ask(personOf(door), name, operationOf(name), door, naming(samplesOf(programme)));
      expect({ status, codes }).toEqual(notThere);
    }
  });

  it('that is of none is the umbrella’s alone', async () => {
    const activity = await rows.activityOf(db(), null).catch(() => undefined);
    if (!activity) return;
    const find = (door: number) =>
      ask(personOf(door), 'activityProfile', operationOf('activityProfile'), door, { instance: activity.instance });
    expect((await find(PROJECT_PROGRAMME)).status).toBe(200);
    expect((await find(PROJECT_SACP)).status).toBe(404);
  });
});

const LISTS = [
  ['members', 'member', 'limit'],
  ['groups', 'farmer_group', 'limit'],
  ['activities', 'activity', 'pageSize'],
] as const;

async function listed(who: Actor, name: OperationName, size: 'limit' | 'pageSize', projectId: number) {
  const found: string[] = [];
  let total = 0;
  for (let page = 1; page === 1 || found.length < total; page++) {
    const { status, body } = await who.call(name, { body: { projectId, page, [size]: 100 } as never });
    expect(status).toBe(200);
    const {
      data,
      totalCount,
      total: counted,
    } = (body as unknown as { data: unknown }).data as {
      data: { id: string | number }[];
      totalCount?: number;
      total?: number;
    };
    total = totalCount ?? counted ?? 0;
    if (data.length === 0) break;
    found.push(...data.map((row) => String(row.id)));
  }
  return { found, total };
}
const isOf = (door: number, table: string, { programmes }: rows.Facts) =>
  door === PROJECT_PROGRAMME || programmes.includes(door) || (table === 'farmer_group' && programmes.length === 0);

describe('the lists', () => {
  it.each(LISTS)('%s hold the rows of the programme, all of them, and count them', async (name, table, size) => {
    const facts = await rows.factsOf(db(), table);
    for (const door of DOORS) {
      const { found, total } = await listed(personOf(door), name, size, door);
      const expected = facts.filter((row) => isOf(door, table, row)).map((row) => row.id);
      expect(expected.length).toBeGreaterThan(0);
      expect(found).toEqual(expected);
      expect(total).toBe(expected.length);
    }
  });
});

describe('reach, through either door', () => {
  const REACHES = ['own', 'organization', 'sites', 'all'] as const;

  it.each(REACHES)('%s bounds the lists and single rows', async (reach) => {
    const sender = await rows.aSender(db());
    const union = (await rows.factsOf(db(), 'member')).find((row) => row.unionId !== null)?.unionId as number;
    for (const door of [PROJECT_SACP, PROJECT_PROGRAMME]) {
      const who = await personWithPermissions(server, ALL_PERMISSIONS);
      const userId = idOf(who);
      await join(db(), door, [userId]);
      await rows.reachAs(db(), userId, { records: reach, people: reach }, sender.organizationId);
      const mine = (await rows.factsOf(db(), 'member')).filter((row) => isOf(door, 'member', row)).slice(0, 3);
      await rows.sendAs(
        db(),
        userId,
        mine.map((row) => row.id),
      );
      // Given in the one, it counts in the other.
      const otherDoor = door === PROJECT_SACP ? PROJECT_PROGRAMME : PROJECT_SACP;
      await join(db(), otherDoor, [userId]);
      await rows.addSite(db(), otherDoor, userId, union);
      const within = (row: rows.Facts) =>
        reach === 'all' ||
        row.userId === userId ||
        (reach === 'organization' && row.organizationId === sender.organizationId) ||
        (reach === 'sites' && row.unionId === union);
      for (const [name, table, size] of LISTS) {
        const facts = (await rows.factsOf(db(), table)).filter((row) => isOf(door, table, row));
        const { found, total } = await listed(who, name, size, door);
        const expected = facts.filter(within).map((row) => row.id);
        expect({ door, name, found }).toEqual({ door, name, found: expected });
        expect(total).toBe(expected.length);
      }
    }
  });
});

describe('an archived umbrella', () => {
  it('is only read, through its projects too', async () => {
    await rows.setUmbrellaArchived(db(), true);
    const { member, other } = samplesOf(PROJECT_SACP);
    const merge = await ask(personOf(PROJECT_SACP), 'mergeMembers', operationOf('mergeMembers'), PROJECT_SACP, {
      keptId: member.id,
      mergedId: other.id,
    });
    expect(merge).toMatchObject({ status: 409, codes: ['project.archived'] });
    const list = await personOf(PROJECT_SACP).call('members', { body: { projectId: PROJECT_SACP } as never });
    expect(list.status).toBe(200);
    expect((list.body as { meta: { can: object } }).meta.can).toMatchObject({ create: false, merge: false });
    await rows.setUmbrellaArchived(db(), false);
  });
});
