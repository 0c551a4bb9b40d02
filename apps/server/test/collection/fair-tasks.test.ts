import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runTask, type TaskRunner } from '../../src/tasks/run-task.ts';
import { claimFairest, endTask, insertTask, nextTask, type TaskRow } from '../../src/tasks/task.queries.ts';
import { somebodyWaits } from '../platform/lock.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { userId } from '../support/state.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());

it('long work of people takes turns, and nobody has more than three running', async () => {
  const { database } = server.context;
  const [busy, other] = [await userId(database.db, 'me.officer'), await userId(database.db, 'validator')];
  const start = (ownerId: number) =>
    insertTask(database.db, { id: randomUUID(), ownerId, kind: 'export', projectId: null, formId: null, input: {} });
  for (let i = 0; i < 5; i++) await start(busy);
  await start(other);
  const claim = () => database.transaction(({ db }) => claimFairest(db, 3));
  const first = await claim();
  const owners = [first?.ownerId];
  for (let i = 0; i < 4; i++) owners.push((await claim())?.ownerId);
  expect(owners).toEqual([busy, other, busy, busy, undefined]);
  expect(await nextTask(database.db, 3)).toBeUndefined();

  await endTask(database.db, { id: first?.id as string, attempt: 1 }, { state: 'done' });
  expect(await nextTask(database.db, 3)).toBeDefined();
  const together = await Promise.all(Array.from({ length: 4 }, claim));
  expect(together.filter(Boolean).map((task) => task?.ownerId)).toEqual([busy]);
});

it('those who look for work at the same moment find different work', async () => {
  const { database } = server.context;
  const [one, other] = [await userId(database.db, 'dae.admin'), await userId(database.db, 'badc.admin')];
  for (const ownerId of [one, other])
    await insertTask(database.db, {
      id: randomUUID(),
      ownerId,
      kind: 'export',
      projectId: null,
      formId: null,
      input: {},
    });
  let isThrough = false;
  let second: Promise<TaskRow | undefined> | undefined;
  const first = await database.transaction(async ({ db }) => {
    const claimed = await claimFairest(db, 3);
    second = database
      .transaction((tx) => claimFairest(tx.db, 3))
      .finally(() => {
        isThrough = true;
      });
    await expect.poll(async () => isThrough || (await somebodyWaits(database.db)), { timeout: 60_000 }).toBe(true);
    return claimed;
  });
  expect(new Set([first?.ownerId, (await second)?.ownerId])).toEqual(new Set([one, other]));
});

it('what runs for one person is three at a time, whatever they started', async () => {
  const { context } = server;
  const { db } = context.database;
  const owner = await userId(db, 'accountant');
  for (let i = 0; i < 5; i++)
    await insertTask(db, { id: randomUUID(), ownerId: owner, kind: 'held', projectId: null, formId: null, input: {} });
  const begun: (() => void)[] = [];
  const held: TaskRunner = async (_context, { task }) => {
    if (task.ownerId === owner) await new Promise<void>((resolve) => begun.push(resolve));
    return null;
  };
  let ended = 0;
  const work = Array.from({ length: 10 }, () => runTask(context, { held, export: held }).then(() => ended++));
  // All have begun something, or found nothing to begin.
  await expect.poll(() => begun.length + ended, { timeout: 60_000 }).toBe(10);
  expect(begun).toHaveLength(3);
  for (const end of begun) end();
  await Promise.all(work);
});
