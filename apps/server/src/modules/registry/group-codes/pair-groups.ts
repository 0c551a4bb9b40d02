import type { Db } from '#db/tables.ts';
import { deriveGroupPairs, keysOfForm, keysOfGroups, waitForCodes } from './pair.queries.ts';

/** Derives anew the pairs of all groups that share a code with one of these, before or after the change. */
export async function withPairs(
  db: Db,
  projectId: number,
  ids: readonly number[],
  change: () => Promise<void>,
): Promise<void> {
  const before = await keysOfGroups(db, projectId, ids);
  await change();
  const keys = [...new Set([...before, ...(await keysOfGroups(db, projectId, ids))])].sort();
  if (keys.length === 0) return;
  // Two who send the same code at once: the second waits here, and finds the first one's group.
  await waitForCodes(db, projectId, keys);
  await deriveGroupPairs(db, projectId, keys);
}

/** Before a rebuild: groups of other forms keep the pairs they make among themselves. */
export async function clearPairs(db: Db, projectId: number, formId: number, clear: () => Promise<void>): Promise<void> {
  const keys = await keysOfForm(db, projectId, formId);
  await clear();
  await deriveGroupPairs(db, projectId, keys);
}
