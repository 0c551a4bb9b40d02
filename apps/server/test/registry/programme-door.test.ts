import { type Permission, PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf, submissionsOf } from '../census/umbrella.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { followedOf, subActivityOf, unionsFor } from './door.queries.ts';
import { personIn, standardSender } from './support/door.ts';

const ADDER: Permission[] = [
  'Project/View',
  'Member Register/View',
  'Member Register/Create',
  'Member Register/Edit',
  'Group Register/View',
  'Group Register/Create',
  'Project Activity/View',
  'Project Activity/Create',
  'Demonstration list/View',
  'Demonstration list/Create',
  'Infrastructure list/View',
  'Infrastructure list/Create',
];

let server: TestServer;
let adder: Actor;
let union = 0;
const db = () => server.context.database.db;
const send = standardSender(() => server);
const refused = { status: 422, codes: ['submission.other-programme'] };

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  adder = await personIn(server, PROJECT_SACP, ADDER);
  [union = 0] = await unionsFor(db());
});
afterAll(() => server?.close());

const member = (programmes: string, name = 'Nasima Begum') =>
  `<registered_on>2026-03-01</registered_on><programmes>${programmes}</programmes><place><union>${union}</union></place><person><name>${name}</name><sex>female</sex></person>`;
const group = (programmes: string, code: string) =>
  `<programmes>${programmes}</programmes><code>${code}</code><name>Asha</name><place><union>${union}</union></place>`;
const activity = (subActivity: number) =>
  `<sub_activity>${subActivity}</sub_activity><held_on>2026-02-03</held_on><place><union>${union}</union></place>`;
const position = (followed: string) =>
  `<followed>${followed}</followed><visited_on>2026-02-03</visited_on><gps>22.5 90.3 0 5</gps>`;

describe('somebody of SACP alone', () => {
  it('adds nobody who is of RAINS only; who is of both is theirs too', async () => {
    const theirs = await send(adder, 'member', member('2'));
    expect(theirs).toMatchObject(refused);
    expect(await submissionsOf(db(), theirs.instanceId)).toBe(0);
    for (const programmes of ['1', '1 2']) {
      const sent = await send(adder, 'member', member(programmes));
      expect(sent.status).toBe(201);
      const found = await adder.call('member', { query: { projectId: PROJECT_SACP, instance: sent.instanceId } });
      expect(found.status).toBe(200);
    }
  });

  it('does not take a member out of SACP, and says what to choose', async () => {
    const { instance } = await memberOf(db(), PROJECT_SACP);
    expect(await send(adder, 'member', member('2'), instance)).toMatchObject(refused);
    expect((await send(adder, 'member', member('1 2', 'Renamed'), instance)).status).toBe(201);
  });

  it('adds no group and no activity of RAINS', async () => {
    expect(await send(adder, 'group', group('2', 'PD-1'))).toMatchObject(refused);
    expect((await send(adder, 'group', group('1', 'PD-2'))).status).toBe(201);
    const ofRains = await send(adder, 'activity', activity(await subActivityOf(db(), 'RAINS')));
    expect(ofRains).toMatchObject(refused);
    expect((await send(adder, 'activity', activity(await subActivityOf(db(), 'SACP')))).status).toBe(201);
    const unnamed = await send(adder, 'activity', activity(999_999));
    expect(unnamed).toMatchObject(refused);
  });

  it('follows up what is of SACP, and nothing of RAINS', async () => {
    const mine = await followedOf(db(), 'demonstration', PROJECT_SACP);
    const theirs = await followedOf(db(), 'demonstration', PROJECT_RAINS);
    expect((await send(adder, 'position', position(mine))).status).toBe(201);
    expect(await send(adder, 'position', position(theirs))).toMatchObject(refused);
  });

  it('is told of a taken code, as who collects with the form is', async () => {
    await send(adder, 'group', group('1', 'PD-3'));
    expect(await send(adder, 'group', group('1', 'PD-3'))).toMatchObject({ status: 409, codes: ['group.code-taken'] });
  });

  it('is offered the people, groups, demonstrations and structures of SACP in the forms, as its lists show them', async () => {
    const listed = async (who: Actor, formId: number, name: string) => {
      const { media } = (await who.call('entryForm', { query: { formId } })).body.data;
      const path = media.find((file) => file.name === name)?.path as string;
      const { payload } = await server.app.inject({ url: path, headers: { authorization: `Bearer ${who.token}` } });
      return new Set(payload.split('\r\n').map((line) => line.split(',')[0]));
    };
    const all = await personIn(server, PROJECT_PROGRAMME, ADDER);
    const [mine, theirs] = [await memberOf(db(), PROJECT_SACP), await memberOf(db(), PROJECT_RAINS)];
    const [people, everybody] = [await listed(adder, 160, 'members.csv'), await listed(all, 160, 'members.csv')];
    expect([people.has(mine.id), people.has(theirs.id)]).toEqual([true, false]);
    expect([everybody.has(mine.id), everybody.has(theirs.id)]).toEqual([true, true]);
    const plots = await listed(adder, 166, 'followed.csv');
    expect(plots.has(await followedOf(db(), 'demonstration', PROJECT_SACP))).toBe(true);
    expect(plots.has(await followedOf(db(), 'demonstration', PROJECT_RAINS))).toBe(false);
  });
});

describe('somebody of the umbrella', () => {
  it('adds to either programme', async () => {
    const both = await personIn(server, PROJECT_PROGRAMME, ADDER);
    expect((await send(both, 'member', member('2'))).status).toBe(201);
    expect((await send(both, 'activity', activity(await subActivityOf(db(), 'RAINS')))).status).toBe(201);
  });
});

describe('a position', () => {
  const OF = { demonstration: 'Demonstration list', infrastructure: 'Infrastructure list' } as const;
  const FORM = 166;

  it.each([
    ['infrastructure', 'demonstration'],
    ['demonstration', 'infrastructure'],
  ] as const)('of a %s needs the Create of its own list, and not that of the other', async (own, other) => {
    const who = await personIn(server, PROJECT_PROGRAMME, ['Project/View', `${OF[own]}/View`, `${OF[own]}/Create`]);
    const { body } = await who.call('entryForm', { query: { formId: FORM } });
    expect(body.data).toMatchObject({ closed: null, can: { submit: true } });
    const mine = await followedOf(db(), own, null);
    const sent = await send(who, 'position', position(mine));
    expect(sent.status).toBe(201);
    const theirs = await send(who, 'position', position(await followedOf(db(), other, null)));
    expect(theirs).toMatchObject({ status: 422, codes: ['follow-up.not-allowed'] });
    expect(await submissionsOf(db(), theirs.instanceId)).toBe(0);
  });

  it('is edited by who edits the list that has what it follows', async () => {
    const PERMISSIONS: Permission[] = ['Project/View', 'Project Activity/View'];
    const adding = await personIn(server, PROJECT_PROGRAMME, ADDER);
    const { instanceId } = await send(adding, 'position', position(await followedOf(db(), 'infrastructure', null)));
    const editor = (list: 'Demonstration list' | 'Infrastructure list') =>
      personIn(server, PROJECT_PROGRAMME, [...PERMISSIONS, `${list}/View`, `${list}/Edit`]);
    const open = async (who: Actor) => (await who.call('entryRecord', { query: { formId: FORM, instanceId } })).status;
    expect(await open(await editor('Infrastructure list'))).toBe(200);
    expect(await open(await editor('Demonstration list'))).toBe(404);
  });
});
