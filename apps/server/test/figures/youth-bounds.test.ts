import { randomUUID } from 'node:crypto';
import { PROJECT_PROGRAMME, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSenders } from '../../src/demo/registry/registry.queries.ts';
import { insertPrepared, makePrepared } from '../../src/modules/collection/index.ts';
import { STANDARD_FORMS } from '../../src/modules/registry/index.ts';
import { applyYouthBounds } from '../../src/modules/registry/youth/youth-task.ts';
import { lineOf } from '../../src/recount/compare.ts';
import { recount } from '../../src/recount/recount.ts';
import { lastAudit } from '../support/audit.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { jobsDone } from '../support/mail.ts';
import { ageGroupOf, holdAged, peopleAged } from './youth-bounds.queries.ts';

const projectId = PROJECT_PROGRAMME;
let server: TestServer;
let office: Actor;
let collector: Actor;
const db = () => server.context.database.db;
const bounds = async (who = office) => (await who.call('youthBounds', { query: { projectId } })).body;
const choose = (who: Actor, youthFrom: number, youthTo: number, of = projectId) =>
  who.call('changeYouthBounds', { body: { projectId: of, youthFrom, youthTo } });
const young = async () => {
  const body = { projectId, figures: ['people.youth' as const] };
  return (await office.call('figureValues', { body })).body.data['people.youth'];
};
/** A promise that somebody else keeps. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((kept) => {
    resolve = kept;
  });
  return { promise, resolve };
}
const differences = async () => (await recount(db(), projectId)).differences.map(lineOf);

beforeAll(async () => {
  server = await startTestServer();
  office = await server.as('superadmin');
  collector = await server.as('collector');
});
afterAll(() => server?.close());

describe('who counts as young', () => {
  it('is 18 to 35, until the office chooses', async () => {
    expect(await bounds()).toMatchObject({
      data: { youthFrom: 18, youthTo: 35, changing: null },
      meta: { can: { edit: true } },
    });
    expect(await young()).toBe(await peopleAged(db(), projectId, 18, 35));
  });

  it('is chosen by whoever looks after the project alone, in order, and for its own people', async () => {
    expect((await choose(collector, 15, 29)).status).toBe(403);
    expect((await choose(office, 30, 29)).status).toBe(422);
    expect((await choose(office, -1, 29)).status).toBe(422);
    expect((await choose(office, 15, 29, PROJECT_SACP)).status).toBe(404);
    expect((await choose(office, 18, 35)).body.data.task).toBeNull();
  });

  it('changes people and every figure as a task, which says how far it is, and leaves an audit line', async () => {
    const before = await young();
    const answer = await choose(office, 15, 29);
    expect(answer.status).toBe(200);
    await jobsDone(server);
    const taskId = answer.body.data.task?.id as string;
    expect((await office.call('task', { params: { taskId } })).body.data).toMatchObject({ state: 'done' });
    expect(await bounds()).toMatchObject({ data: { youthFrom: 15, youthTo: 29, changing: null } });
    expect(await young()).toBe(await peopleAged(db(), projectId, 15, 29));
    expect(await young()).not.toBe(before);
    expect(await differences()).toEqual([]);
    expect(await lastAudit(db(), 'project', projectId)).toMatchObject({
      action: 'change-youth-bounds',
      before: { youthFrom: 18, youthTo: 35 },
      after: { youthFrom: 15, youthTo: 29 },
    });
  });

  it('shows the figures by the former ages until the work is done, and takes no second change meanwhile', async () => {
    const before = await young();
    const held = deferred<void>();
    const isHeld = deferred<void>();
    // Somebody edits people who change their age group: the work has to wait for them.
    const editor = server.context.database.transaction(async (tx) => {
      await holdAged(tx.db, projectId, 30, 35);
      isHeld.resolve();
      await held.promise;
    });
    await isHeld.promise;
    expect((await choose(office, 15, 35)).status).toBe(200);
    await expect.poll(async () => (await bounds()).data.changing?.total).toBeGreaterThan(0);
    expect((await bounds()).data).toMatchObject({
      youthFrom: 15,
      youthTo: 29,
      changing: { youthFrom: 15, youthTo: 35 },
    });
    expect(await young()).toBe(before);
    expect((await choose(office, 18, 30)).status).toBe(409);
    held.resolve();
    await editor;
    await jobsDone(server);
    expect(await young()).toBe(await peopleAged(db(), projectId, 15, 35));
    expect(await differences()).toEqual([]);
  });

  it('holds for those too who were being written meanwhile', async () => {
    const standard = STANDARD_FORMS.find(({ registry }) => registry === 'member') as (typeof STANDARD_FORMS)[number];
    const form = { id: standard.formId, projectId, xformId: standard.xformId, isArchived: false };
    const make = await makePrepared(db(), form);
    const [sender] = await demoSenders(db(), projectId);
    const receivedAt = new Date();
    const values = { [standard.bound.name as string]: 'Nasima', [standard.bound.age as string]: 38 };
    const instanceId = `uuid:${randomUUID()}`;
    const arrived = make({
      instanceId,
      values,
      items: {},
      sender: { ...sender, deviceTokenId: null } as never,
      receivedAt,
    });
    const finish = deferred<void>();
    const written = deferred<number>();
    const slow = server.context.database.transaction(async (tx) => {
      const [id] = await insertPrepared(tx.db, [{ arrived, receivedAt }]);
      written.resolve(id as number);
      await finish.promise;
    });
    const id = await written.promise;
    const work = { signal: new AbortController().signal, progress: () => {} };
    const changing = applyYouthBounds(server.context.database, projectId, { youthFrom: 16, youthTo: 40 }, work);
    // All others are young by then, and the new one could not be seen.
    await expect.poll(async () => (await bounds()).data.youthTo).toBe(40);
    finish.resolve();
    await Promise.all([slow, changing]);
    expect(await ageGroupOf(db(), id)).toBe('youth');
    expect(await differences()).toEqual([]);
  });
});
