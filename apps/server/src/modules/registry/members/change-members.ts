import type { Db } from '#db/tables.ts';
import { mergesOf, pointMerged } from '../duplicates/merge.queries.ts';
import { pairMembers } from '../duplicates/pair-members.ts';
import { countChanges } from '../search/count-changes.ts';
import { addCounts } from '../search/counts.queries.ts';
import { addToGroups, type CountedMember, countedMembers } from './counted-member.queries.ts';

const standing = (rows: readonly CountedMember[]) => rows.filter((row) => row.mergedInto === null);

function groupChanges(before: readonly CountedMember[], after: readonly CountedMember[]): Map<number, number> {
  const changes = new Map<number, number>();
  const add = (rows: readonly CountedMember[], n: number) => {
    for (const { groupId } of rows) if (groupId !== null) changes.set(groupId, (changes.get(groupId) ?? 0) + n);
  };
  add(before, -1);
  add(after, 1);
  for (const [group, n] of changes) if (n === 0) changes.delete(group);
  return changes;
}

/**
 * Changes rows of members (writes, forgets, merges them), and with them everything that is counted or found by them: the
 * counts of places and groups, who stands for whom, and the pairs that may be one person. Whoever writes the table does it
 * in here. `memberIds`: every row that the change may touch, there already or not yet.
 */
export async function changeMembers(
  db: Db,
  projectId: number,
  memberIds: readonly number[],
  change: () => Promise<unknown>,
): Promise<void> {
  if (memberIds.length === 0) return;
  // A merge reaches beyond the rows that are written: who was merged into a record that goes stands alone again.
  const merges = await mergesOf(db, projectId, memberIds);
  const ids = [...new Set([...memberIds, ...merges.flatMap(({ keptId, mergedId }) => [keptId, mergedId])])].sort(
    (a, b) => a - b,
  );
  const before = await countedMembers(db, projectId, ids);
  await change();
  await pointMerged(db, projectId, ids);
  const after = await countedMembers(db, projectId, ids);
  const [stood, stand] = [standing(before), standing(after)];
  await addToGroups(db, projectId, groupChanges(stood, stand));
  await addCounts(db, projectId, 'member', countChanges(stood, stand));
  await pairMembers(db, projectId, ids);
}
