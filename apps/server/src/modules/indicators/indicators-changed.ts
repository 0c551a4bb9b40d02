import { noteChange } from '#db/noted-changes.ts';
import type { Db } from '#db/tables.ts';
import { dueByNodes } from './computed/due.queries.ts';
import { refreshProgress } from './numbers/progress.ts';

/** Something that was said of these indicators has changed, in this transaction: what follows from it is found anew. */
export async function indicatorsChanged(db: Db, projectId: number, nodeIds: readonly number[]): Promise<void> {
  await refreshProgress(db, projectId, nodeIds);
  // What the product counts for them may be something else from now on; it is counted after the commit.
  await dueByNodes(db, projectId, nodeIds);
  noteChange(db, projectId);
}
