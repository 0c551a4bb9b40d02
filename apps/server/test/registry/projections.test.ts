import { FOLLOW_UP_KINDS, isFollowUp, PROJECT_PROGRAMME } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoSender, demoSenders } from '../../src/demo/registry/registry.queries.ts';
import { SMALL } from '../../src/demo/registry/load.ts';
import { formOf, instanceIdOf } from '../../src/demo/registry/record-keys.ts';
import { type PreparedRecord, judge, rebuildAll, storePrepared } from '../../src/modules/collection/index.ts';
import { retryProjections } from '../../src/modules/collection/projections/retry.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { sendRecord } from './send.ts';
import * as tables from './tables.queries.ts';

let server: TestServer;
let admin: Actor;
let sender: PreparedRecord['sender'];
const db = () => server.context.database.db;
const store = (registry: string, records: Omit<PreparedRecord, 'sender' | 'receivedAt'>[]) =>
  server.context.database.transaction(({ db }) =>
    storePrepared(
      db,
      formOf(registry),
      records.map((record) => ({ ...record, sender, receivedAt: new Date('2026-06-01T05:00:00Z') })),
    ),
  );
const remove = (formId: number, instanceIds: string[], isDeleted: boolean) =>
  admin.call('deleteSubmissions', { body: { formId, instanceIds, isDeleted } });
const person = (name: string, more = {}) => ({
  values: { 'person/name': name, 'person/sex': 'female', 'person/father_name': 'Karim', 'place/union': 10198, ...more },
});
const rebuild = () => rebuildAll(server.context.database, null, () => {});
const uuid = (n: number) => `uuid:10000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  admin = await server.as('superadmin');
  sender = { ...((await demoSenders(db(), PROJECT_PROGRAMME))[0] as DemoSender), deviceTokenId: null };
});
afterAll(() => server?.close());

describe('registries', () => {
  it('hold what the demonstration collected, with the places that stand above a union', async () => {
    const all = await tables.derivedTables(db());
    expect(all.member).toHaveLength(SMALL.members);
    expect(all.farmer_group).toHaveLength(SMALL.groups);
    const kinds = (all.activity as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds.filter((kind) => !isFollowUp(kind))).toHaveLength(SMALL.activities);
    // Later findings in every state.
    const states = (all.follow_up as { kind: string; state: string }[]).map(({ kind, state }) => `${kind} ${state}`);
    for (const kind of FOLLOW_UP_KINDS)
      for (const state of ['received', 'approved', 'rejected']) expect(states).toContain(`${kind} ${state}`);
    expect((all.activity_participant as unknown[]).length).toBeGreaterThan(SMALL.members);
    const [id] = await store('member', [{ instanceId: uuid(1), ...person('Placed') }]);
    expect(await tables.memberNamed(db(), id as number)).toMatchObject({
      unionId: 10198,
      upazilaId: 1019,
      districtId: 102,
      divisionId: 1,
      state: 'received',
    });
    expect(await tables.failuresOf(db())).toEqual([]);
  });

  it('count the members of a group when they come, move, go, and come back; also when they come first', async () => {
    const agree = async () => {
      for (const { kept, counted } of await tables.groupCounts(db())) expect(kept).toBe(counted);
    };
    await agree();
    const [early] = await store('member', [
      { instanceId: uuid(2), ...person('Early', { 'membership/group_code': 'LATE-1' }) },
    ]);
    expect((await tables.memberNamed(db(), early as number))?.groupId).toBeNull();
    const [late] = await store('group', [
      { instanceId: uuid(3), values: { code: 'LATE-1', name: 'Late', 'place/union': 10198 } },
    ]);
    expect((await tables.memberNamed(db(), early as number))?.groupId).toBe(late);
    await agree();
    expect((await tables.groupCounts(db())).at(-1)).toMatchObject({ id: late, kept: 1 });
    await remove(151, [uuid(2)], true);
    expect(await tables.memberNamed(db(), early as number)).toBeUndefined();
    expect((await tables.groupCounts(db())).at(-1)).toMatchObject({ id: late, kept: 0 });
    await remove(151, [uuid(2)], false);
    expect((await tables.memberNamed(db(), early as number))?.groupId).toBe(late);
    await remove(150, [uuid(3)], true);
    expect((await tables.memberNamed(db(), early as number))?.groupId).toBeNull();
    await remove(150, [uuid(3)], false);
    await agree();
    expect((await tables.groupCounts(db())).at(-1)).toMatchObject({ id: late, kept: 1 });
  });

  it('find whom an activity names by number, whoever comes first', async () => {
    const at = 'people/participant/participant_';
    const work = {
      agency: 3,
      sub_activity: 3,
      held_on: '2026-05-20',
      'place/union': 10198,
      'people/listing': 'listed',
    };
    const [activity] = await store('activity', [
      {
        instanceId: uuid(4),
        values: work,
        items: { 'people/participant': [{ [`${at}member_no`]: 'N-77', [`${at}name`]: 'Somebody' }] },
      },
    ]);
    expect(await tables.participantsNo(db(), 'N-77')).toMatchObject([{ activityId: activity, memberId: null }]);
    const stranger = (checks: { check: string }[] = []) => checks.some((c) => c.check === 'participant-not-member');
    expect(stranger((await tables.participantsNo(db(), 'N-77'))[0]?.checks)).toBe(true);
    const [member] = await store('member', [
      { instanceId: uuid(5), ...person('Somebody', { 'membership/member_no': 'N-77' }) },
    ]);
    const [found] = await tables.participantsNo(db(), 'N-77');
    expect(found?.memberId).toBe(member);
    expect(stranger(found?.checks)).toBe(false);
    await remove(151, [uuid(5)], true);
    expect(await tables.participantsNo(db(), 'N-77')).toMatchObject([{ memberId: null }]);
    await remove(151, [uuid(5)], false);
    expect(await tables.participantsNo(db(), 'N-77')).toMatchObject([{ memberId: member }]);
  });

  it('that cannot take a record lose neither it nor its neighbours, and mend', async () => {
    await tables.refuseName(db(), 'Refused');
    const { database } = server.context;
    await expect(store('member', [{ instanceId: uuid(6), ...person('Refused') }])).rejects.toThrow(/projected/);
    const sent = await sendRecord(server, sender.userId, 151, person('Refused').values);
    expect(sent.status).toBe(201);
    expect(await tables.failuresOf(db())).toMatchObject([{ projector: 'member' }]);
    await tables.acceptNames(db());
    await retryProjections({ database, log: server.context.log });
    expect(await tables.failuresOf(db())).toEqual([]);
  });
});

describe('a review', () => {
  const judged = (verdict: 'approved' | 'rejected' | 'reopened', instanceId: string) =>
    server.context.database.transaction(async ({ db }) => {
      const { id, formId } = await tables.submissionOf(db, instanceId);
      return judge(db, {
        projectId: PROJECT_PROGRAMME,
        userId: 4,
        decisions: [{ formId, submissionId: id, verdict, reason: 'Because', question: 'person/name' }],
      });
    });

  it('changes the record and what is derived together, once', async () => {
    const [id] = await store('member', [{ instanceId: uuid(20), ...person('Judged') }]);
    expect(await judged('approved', uuid(20))).toMatchObject([{ submissionId: id, state: 'approved' }]);
    expect((await tables.memberNamed(db(), id as number))?.state).toBe('approved');
    expect(await judged('rejected', uuid(20))).toEqual([]);
    expect((await remove(151, [uuid(20)], true)).codes).toEqual(['submission.approved']);
    expect(await judged('reopened', uuid(20))).toMatchObject([{ state: 'received' }]);
    expect((await remove(151, [uuid(20)], true)).status).toBe(200);
    await remove(151, [uuid(20)], false);
  });

  it('holds an approved record still, and an edit of a rejected one waits again', async () => {
    const [id] = await store('member', [{ instanceId: uuid(21), ...person('Corrected') }]);
    const edit = () => sendRecord(server, sender.userId, 151, person('Corrected well').values, uuid(21));
    await judged('approved', uuid(21));
    expect((await edit()).codes).toEqual(['submission.approved']);
    await judged('reopened', uuid(21));
    await judged('rejected', uuid(21));
    expect((await tables.memberNamed(db(), id as number))?.state).toBe('rejected');
    expect((await edit()).status).toBe(201);
    expect(await tables.memberNamed(db(), id as number)).toMatchObject({
      state: 'received',
      name: 'Corrected well',
      revision: 2,
    });
  });
});

describe('a rebuild', () => {
  it('gives the same tables to the last column, with merges, deletions and rejections', async () => {
    const { id: kept } = await tables.submissionOf(db(), instanceIdOf(151, 3));
    const { id: merged } = await tables.submissionOf(db(), instanceIdOf(151, 4));
    await tables.addMerge(db(), kept, merged, 4);
    await remove(151, [instanceIdOf(151, 9), instanceIdOf(151, 10)], true);
    await remove(150, [instanceIdOf(150, 2)], true);
    // The merge was decided behind the registry's back: a rebuild applies it, and from there on nothing changes.
    await rebuild();
    const before = await tables.derivedTables(db());
    expect((await tables.memberNamed(db(), merged))?.mergedInto).toBe(kept);
    await tables.spoilMembers(db());
    const results = await rebuild();
    expect(results.map((result) => result.failed)).toEqual(results.map(() => 0));
    const after = await tables.derivedTables(db());
    for (const [name, rows] of Object.entries(before)) expect(after[name], name).toEqual(rows);
  });

  it('gives what the records gave when they came', async () => {
    const fresh = await startTestServer({ jobs: false });
    try {
      const { database } = fresh.context;
      const before = await tables.derivedTables(database.db);
      await rebuildAll(database, null, () => {});
      const after = await tables.derivedTables(database.db);
      for (const [name, rows] of Object.entries(before)) expect(after[name], name).toEqual(rows);
    } finally {
      await fresh.close();
    }
  });
});
