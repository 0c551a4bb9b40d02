import { changed, type Changing } from '#changed/changed.ts';
import type { Db } from '#db/tables.ts';
import { mergesOf, pointMerged } from '../duplicates/merge.queries.ts';

/**
 * Writes rows of members (or decides who stands for whom), and finds again who stands for whom. `memberIds`: every row that
 * the write may touch, there already or not yet; `known`: they should be there; `areNew`: they cannot be;
 * `merging`: the write itself decides who stands for whom.
 */
export async function changeMembers(
  db: Db,
  projectId: number,
  memberIds: readonly number[],
  write: (held: Changing<'member'>) => Promise<unknown>,
  { known = false, areNew = false, merging = false } = {},
): Promise<void> {
  if (memberIds.length === 0) return;
  // A merge reaches beyond the rows that are written: who was merged into a record that goes stands alone again.
  const merges = areNew ? [] : await mergesOf(db, projectId, memberIds);
  const ids = [...new Set([...memberIds, ...merges.flatMap(({ keptId, mergedId }) => [keptId, mergedId])])];
  await changed(db, 'member', { projectId, ids, known, areNew }, async (held) => {
    await write(held);
    // Hardly anybody is merged, and finding that out again cost a fifth of storing a member.
    if (merging || merges.length > 0) await pointMerged(held, projectId, ids);
  });
}
