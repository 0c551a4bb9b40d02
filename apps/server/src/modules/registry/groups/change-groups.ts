import type { Db } from '#db/tables.ts';
import { countChanges } from '../search/count-changes.ts';
import { addCounts } from '../search/counts.queries.ts';
import { countedGroups, countTheirMembers } from './counted-group.queries.ts';

/** Changes rows of groups, and with them the counts of places. Whoever writes the table does it in here. */
export async function changeGroups(
  db: Db,
  projectId: number,
  groupIds: readonly number[],
  change: () => Promise<unknown>,
): Promise<void> {
  if (groupIds.length === 0) return;
  const ids = [...new Set(groupIds)].sort((a, b) => a - b);
  const before = await countedGroups(db, projectId, ids);
  await change();
  // Its members may have come first.
  await countTheirMembers(db, projectId, ids);
  await addCounts(db, projectId, 'group', countChanges(before, await countedGroups(db, projectId, ids)));
}
