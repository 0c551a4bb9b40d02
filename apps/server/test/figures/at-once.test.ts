import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../../src/modules/collection/index.ts';
import { TALLIES } from '../../src/modules/index.ts';
import { recount as recountTally, rebuildTally } from '../../src/tally/keep.queries.ts';
import { lineOf } from '../../src/recount/compare.ts';
import { recount } from '../../src/recount/recount.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { type Decidable, peopleOf, stateOf, twoWithOnePerson, worksWithPeople } from './at-once.queries.ts';

let server: TestServer;
let admin: Actor;
const db = () => server.context.database.db;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('superadmin');
});
afterAll(() => server?.close());

/** Approves what waits and reopens what is approved, as two reviewers would who do not know of each other. */
async function turnOver(works: readonly Decidable[], userId: number): Promise<void> {
  for (const { id, formId } of works) {
    const verdict = (await stateOf(db(), id)) === 'approved' ? 'reopened' : 'approved';
    const decisions = [{ formId, submissionId: id, verdict, reason: 'In turn' } as const];
    await server.context.database.transaction((tx) =>
      judge(tx.db, { projectId: PROJECT_PROGRAMME, userId, decisions }),
    );
  }
}

/** Two who took part become one person, and two again. */
async function mergeAndPart([kept = 0, merged = 0]: readonly number[]): Promise<void> {
  const projectId = PROJECT_PROGRAMME;
  const answer = await admin.call('mergeMembers', {
    body: { projectId, keptId: String(kept), mergedId: String(merged) },
  });
  expect(answer.status).toBe(200);
  const undone = await admin.call('undoMerge', { body: { projectId, mergeId: answer.body.data.mergeId } });
  expect(undone.status).toBeLessThan(300);
}

async function nothingLost(): Promise<void> {
  for (const tally of TALLIES) expect(await recountTally(db(), tally), tally.table).toEqual([]);
  expect((await recount(db(), PROJECT_PROGRAMME)).differences.map(lineOf)).toEqual([]);
}

describe('figures, while several write at once', () => {
  it('lose no count: reviewers of works with the same people, people who become one, and a rebuild in between', async () => {
    const works = await worksWithPeople(db(), PROJECT_PROGRAMME, 24);
    expect(works.length).toBeGreaterThan(10);
    const people = await peopleOf(
      db(),
      PROJECT_PROGRAMME,
      works.map(({ id }) => id),
    );
    const backwards = works.toReversed();
    const pairs = [0, 2, 4, 6].map((n) => people.slice(n, n + 2));
    const write = () =>
      Promise.all([
        turnOver([...works, ...backwards], 1),
        turnOver([...backwards, ...works], 4),
        ...pairs.map(mergeAndPart),
      ]);
    // Without anybody who mends, and then while somebody does.
    await write();
    await nothingLost();
    let writing = true;
    const rebuilds = (async () => {
      for (let times = 0; ; times++) {
        if (!writing && times > 0) return times;
        for (const tally of TALLIES)
          await server.context.database.transaction((tx) => rebuildTally(tx.db, tally, PROJECT_PROGRAMME));
      }
    })();
    await write();
    writing = false;
    expect(await rebuilds).toBeGreaterThan(0);
    await nothingLost();
  });

  it('count somebody once whom two approve at the same moment, in different works', async () => {
    const two = await twoWithOnePerson(db(), PROJECT_PROGRAMME);
    for (const work of two) if ((await stateOf(db(), work.id)) === 'approved') await turnOver([work], 1);
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    let isFirst = () => {};
    const first = new Promise<void>((resolve) => {
      isFirst = resolve;
    });
    const approve = (work: Decidable, then: () => Promise<void>) =>
      server.context.database.transaction(async (tx) => {
        const decisions = [{ formId: work.formId, submissionId: work.id, verdict: 'approved', reason: '' } as const];
        await judge(tx.db, { projectId: PROJECT_PROGRAMME, userId: 1, decisions });
        await then();
      });
    const one = approve(two[0], () => {
      isFirst();
      return gate;
    });
    await first;
    const other = approve(two[1], async () => {});
    // The second has to wait for the first, who is not done: long enough to have counted without it, if it does not.
    await Promise.race([other, new Promise((resolve) => setTimeout(resolve, 1500))]);
    go();
    await Promise.all([one, other]);
    await nothingLost();
  });
});
