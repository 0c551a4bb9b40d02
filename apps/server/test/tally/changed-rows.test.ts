import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Change, type ChangedKind, type Changes, composeChanges } from '../../src/changed/changed.ts';
import { type DemoSender, demoSenders } from '../../src/demo/registry/registry.queries.ts';
import { formOf, instanceIdOf } from '../../src/demo/registry/record-keys.ts';
import { type PreparedRecord, judge, rebuildAll, storePrepared } from '../../src/modules/collection/index.ts';
import { CHANGES, composeModules, TALLIES } from '../../src/modules/index.ts';
import { rebuildEverything, recountEverything } from '../../src/projections/rebuild.ts';
import { recount } from '../../src/tally/keep.queries.ts';
import { sendRecord } from '../registry/send.ts';
import * as tables from '../registry/tables.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { jobsDone } from '../support/mail.ts';
import * as shadow from './shadow.queries.ts';

let server: TestServer;
let admin: Actor;
let sender: PreparedRecord['sender'];
const db = () => server.context.database.db;
const KINDS = ['member', 'group', 'activity', 'participant'] as const;
const heard: Record<string, number> = {};
const surprises: string[] = [];

/** The product's own listeners, and behind them one that copies every kind of row from what it is told. */
function withShadow(): Changes {
  const copying = <K extends ChangedKind>(kind: K) => ({
    ...CHANGES[kind],
    heardBy: [
      ...CHANGES[kind].heardBy,
      async (handle: Parameters<typeof shadow.follow>[0], change: Change<K>) => {
        heard[kind] = (heard[kind] ?? 0) + 1;
        const missing = await shadow.follow(handle, kind, change);
        if (missing !== 0) surprises.push(`${kind}: ${missing} rows were not known as they were said to be`);
      },
    ],
  });
  return Object.fromEntries(KINDS.map((kind) => [kind, copying(kind)])) as unknown as Changes;
}

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('superadmin');
  sender = { ...((await demoSenders(db(), PROJECT_PROGRAMME))[0] as DemoSender), deviceTokenId: null };
  await shadow.startShadow(db(), CHANGES);
  composeChanges(withShadow());
});
afterAll(async () => {
  composeModules();
  await server?.close();
});

async function nothingUnheard(): Promise<void> {
  expect(surprises).toEqual([]);
  for (const kind of KINDS)
    expect(await shadow.strangers(db(), kind, CHANGES[kind].rows as never), `${kind} was written unheard`).toEqual([]);
  for (const tally of TALLIES) expect(await recount(db(), tally), tally.table).toEqual([]);
}

const uuid = (n: number) => `uuid:20000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const store = (registry: string, records: Omit<PreparedRecord, 'sender' | 'receivedAt'>[]) =>
  server.context.database.transaction((tx) =>
    storePrepared(
      tx.db,
      formOf(registry),
      records.map((record) => ({ ...record, sender, receivedAt: new Date('2026-06-01T05:00:00Z') })),
    ),
  );
const person = (name: string, more = {}) => ({
  'person/name': name,
  'person/sex': 'female',
  'person/father_name': 'Karim',
  'place/union': 10198,
  ...more,
});
const remove = (formId: number, instanceIds: string[], isDeleted: boolean) =>
  admin.call('deleteSubmissions', { body: { formId, instanceIds, isDeleted } });
const judged = (instanceId: string, verdict: 'approved' | 'rejected' | 'reopened') =>
  server.context.database.transaction(async (tx) => {
    const { id, formId } = await tables.submissionOf(tx.db, instanceId);
    const decisions = [{ formId, submissionId: id, verdict, reason: 'Because' }];
    return judge(tx.db, { projectId: PROJECT_PROGRAMME, userId: 4, decisions });
  });

describe('whoever listens hears of every derived row that changes, and how it was and is', () => {
  it('when records come, are edited, deleted and brought back, members before their group and after', async () => {
    await store('member', [
      {
        instanceId: uuid(1),
        values: person('Early', { 'membership/group_code': 'LATE-7', 'membership/member_no': 'S-1' }),
      },
    ]);
    await store('group', [{ instanceId: uuid(2), values: { code: 'LATE-7', name: 'Late', 'place/union': 10198 } }]);
    expect((await sendRecord(server, sender.userId, 151, person('Sent'))).status).toBe(201);
    const moved = person('Early', { 'place/union': 10200, 'membership/member_no': 'S-1' });
    expect((await sendRecord(server, sender.userId, 151, moved, uuid(1))).status).toBe(201);
    await nothingUnheard();
    for (const [form, instance] of [
      [151, instanceIdOf(151, 7)],
      [150, uuid(2)],
    ] as const)
      for (const isDeleted of [true, false]) {
        expect((await remove(form, [instance], isDeleted)).status).toBe(200);
        await nothingUnheard();
      }
  });

  it('when an activity names somebody who comes later, and when it is decided, and taken back', async () => {
    const at = 'people/participant/participant_';
    const values = {
      agency: 3,
      sub_activity: 3,
      held_on: '2026-05-20',
      'place/union': 10198,
      'people/listing': 'listed',
    };
    const people = ['S-77', 'S-78'].map((no) => ({ [`${at}member_no`]: no, [`${at}name`]: 'Somebody' }));
    await store('activity', [{ instanceId: uuid(4), values, items: { 'people/participant': people } }]);
    await store('member', [{ instanceId: uuid(5), values: person('Somebody', { 'membership/member_no': 'S-77' }) }]);
    expect((await tables.participantsNo(db(), 'S-77'))[0]?.memberId).not.toBeNull();
    await nothingUnheard();
    for (const verdict of ['approved', 'reopened', 'rejected'] as const) {
      expect(await judged(uuid(4), verdict)).toHaveLength(1);
      await nothingUnheard();
    }
    const { formId } = await tables.submissionOf(db(), uuid(4));
    await remove(151, [uuid(5)], true);
    expect((await tables.participantsNo(db(), 'S-77'))[0]?.memberId).toBeNull();
    await remove(formId, [uuid(4)], true);
    await nothingUnheard();
    await remove(formId, [uuid(4)], false);
    await nothingUnheard();
  });

  it('when two members turn out to be one, and when that was a mistake', async () => {
    const [kept, merged] = await Promise.all(
      [3, 4].map(async (n) => String((await tables.submissionOf(db(), instanceIdOf(151, n))).id)),
    );
    const body = { projectId: PROJECT_PROGRAMME, keptId: kept as string, mergedId: merged as string };
    const answer = await admin.call('mergeMembers', { body });
    expect(answer.status).toBe(200);
    await nothingUnheard();
    const undo = { projectId: PROJECT_PROGRAMME, mergeId: answer.body.data.mergeId };
    expect((await admin.call('undoMerge', { body: undo })).status).toBeLessThan(300);
    await nothingUnheard();
  });

  it('when what follow-ups follow goes and comes back', async () => {
    const { formId, instanceId } = await shadow.aFollowed(db());
    for (const isDeleted of [true, false]) {
      await judged(instanceId, 'reopened').catch(() => []);
      expect((await remove(formId, [instanceId], isDeleted)).status).toBe(200);
      await nothingUnheard();
    }
  });

  it('when a form is bound otherwise, to nothing, and as before', async () => {
    const { binding } = (await admin.call('formBinding', { query: { formId: 151 } })).body.data;
    const questions = binding?.questions as Record<string, string>;
    const save = (changed: Record<string, string>) =>
      admin.call('saveFormBinding', { body: { formId: 151, registry: 'member', questions: changed } });
    const { projects: _, ...others } = questions;
    expect((await save(others)).status).toBe(200);
    await jobsDone(server);
    await nothingUnheard();
    expect((await admin.call('removeFormBinding', { body: { formId: 151 } })).status).toBe(200);
    await jobsDone(server);
    expect(await shadow.sizeOf(db(), 'member')).toBe(0);
    await nothingUnheard();
    expect((await save(questions)).status).toBe(200);
    await jobsDone(server);
    expect(await shadow.sizeOf(db(), 'member')).toBeGreaterThan(300);
    await nothingUnheard();
  });

  it('when everything is derived anew, which also mends counts that went wrong', async () => {
    const { database } = server.context;
    await tables.loseTallies(db());
    const lines: string[] = [];
    expect(await recountEverything(database, null, (line) => lines.push(line))).toBeGreaterThan(10);
    expect(lines.some((line) => line.startsWith('member_tally {'))).toBe(true);
    expect(await rebuildEverything(database, PROJECT_PROGRAMME, () => {})).toBe(0);
    expect(await rebuildEverything(database, null, () => {})).toBe(0);
    expect(await recountEverything(database, null, () => {})).toBe(0);
    await nothingUnheard();
  });

  it('when records come, change and go while everything is derived anew, several times over', async () => {
    const { database } = server.context;
    const instances = await Promise.all(
      [11, 12, 13, 14].map(
        async (n) => (await tables.submissionOf(db(), instanceIdOf(151, n))) && instanceIdOf(151, n),
      ),
    );
    let writing = true;
    const rebuilds = (async () => {
      let times = 0;
      for (; writing || times === 0; times++) await rebuildAll(database, PROJECT_PROGRAMME, () => {});
      return times;
    })();
    const one = async (instance: string) => {
      for (let round = 0; round < 6; round++) {
        for (const isDeleted of [true, false])
          expect((await remove(151, [instance], isDeleted)).body.data).toEqual({ changed: 1 });
        const sent = await sendRecord(server, sender.userId, 151, person('New', { 'place/union': 10200 + round }));
        expect(sent.status).toBe(201);
      }
    };
    await Promise.all(instances.map(one));
    writing = false;
    expect(await rebuilds).toBeGreaterThan(0);
    await nothingUnheard();
  });

  it('of all four kinds', () => {
    for (const kind of KINDS) expect(heard[kind], kind).toBeGreaterThan(3);
  });
});
