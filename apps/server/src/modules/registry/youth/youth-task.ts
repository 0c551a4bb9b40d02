import { setTimeout as wait } from 'node:timers/promises';
import { inPages } from '#changed/in-pages.ts';
import type { Database } from '#db/database.ts';
import { isSettled, transactionNumber } from '#db/settled.queries.ts';
import type { Db } from '#db/tables.ts';
import { setYouthBounds, type YouthBounds } from '#modules/projects/index.ts';
import type { TaskRunner, TaskWork } from '#tasks/run-task.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import { changeMembers } from '../members/change-members.ts';
import { countWrong, mendAgeGroups, wrongAgeGroups } from './youth.queries.ts';

export const YOUTH_BOUNDS = 'youth-bounds';
export interface YouthInput extends TaskInput {
  bounds: YouthBounds;
}

/** Between two looks at who is still writing. */
const SETTLING_MS = 50;

const mend = (db: Db, projectId: number, bounds: YouthBounds, onPage: (people: number) => void): Promise<void> =>
  inPages(
    (after, limit) => wrongAgeGroups(db, projectId, bounds, after, limit),
    async (ids) => {
      // With those whom they were merged with: what somebody took part in under another record is theirs, too.
      await changeMembers(db, projectId, ids, (held) => mendAgeGroups(held, projectId, bounds, ids), { known: true });
      onPage(ids.length);
    },
  );

/**
 * Everybody's age group and every figure change in one transaction: until it ends, all figures go by the former bounds.
 * Nobody who sends a record has to wait for that. Who was being written meanwhile may have been judged by the former bounds:
 * when all those have ended they are looked through once more.
 */
export async function applyYouthBounds(
  database: Database,
  projectId: number,
  bounds: YouthBounds,
  { signal, progress }: Pick<TaskWork, 'signal' | 'progress'>,
): Promise<void> {
  let [done, total] = [0, 0];
  const onPage = (people: number) => {
    signal.throwIfAborted();
    done += people;
    progress(done, Math.max(done, total));
  };
  const number = await database.transaction(async ({ db }) => {
    total = await countWrong(db, projectId, bounds);
    progress(0, total);
    await mend(db, projectId, bounds, onPage);
    // At the end: whoever changes something else of the project does not wait for the people.
    await setYouthBounds(db, projectId, bounds);
    return transactionNumber(db);
  });
  while (!(await isSettled(database.db, number))) await wait(SETTLING_MS, undefined, { signal });
  await database.transaction(({ db }) => mend(db, projectId, bounds, onPage));
}

export const runYouthBounds: TaskRunner = async ({ database }, work) => {
  const { projectId, input } = work.task;
  await applyYouthBounds(database, projectId as number, (input as YouthInput).bounds, work);
  return null;
};
