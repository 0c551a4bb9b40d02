import type { RawBuilder } from 'kysely';
import type { Db } from '#db/tables.ts';
import { addToCounts, ofForm, ofIds, type Tally, tally } from './count.queries.ts';

/** What has to be added to the counts when the first became the second; what stays the same is left alone. */
export function changesOf(before: readonly Tally[], after: readonly Tally[]): Tally[] {
  const changes = new Map<string, Tally>();
  const add = (sign: 1 | -1, { subActivityId, state, n }: Tally) => {
    const key = `${subActivityId}/${state}`;
    changes.set(key, { subActivityId, state, n: (changes.get(key)?.n ?? 0) + sign * n });
  };
  for (const one of before) add(-1, one);
  for (const one of after) add(1, one);
  return [...changes.values()].filter(({ n }) => n !== 0);
}

async function around(
  db: Db,
  projectId: number,
  which: RawBuilder<unknown>,
  write: () => Promise<void>,
): Promise<void> {
  const before = await tally(db, which);
  await write();
  const changes = changesOf(before, await tally(db, which));
  if (changes.length > 0) await addToCounts(db, projectId, changes);
}

/**
 * Every write of activities goes through here, so that the counts that bell and desk show are those of the rows, at the
 * same commit. Whoever writes holds the submissions, so nobody changes the same rows in between.
 */
export const counted = (
  db: Db,
  { projectId, ids }: { projectId: number; ids: readonly number[] },
  write: () => Promise<void>,
): Promise<void> => around(db, projectId, ofIds(projectId, ids), write);

/** The same for all rows of a form: before a rebuild. */
export const countedForm = (
  db: Db,
  { projectId, formId }: { projectId: number; formId: number },
  write: () => Promise<void>,
): Promise<void> => around(db, projectId, ofForm(projectId, formId), write);
