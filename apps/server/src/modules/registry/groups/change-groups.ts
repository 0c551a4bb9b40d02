import { changed, type Changing } from '#changed/changed.ts';
import type { Db } from '#db/tables.ts';
import { countTheirMembers } from './group-members.queries.ts';

/** Writes rows of groups; how many members they have, and which programmes, is found again with it. */
export const changeGroups = (
  db: Db,
  projectId: number,
  ids: readonly number[],
  write: (held: Changing<'group'>) => Promise<unknown>,
): Promise<void> =>
  changed(db, 'group', { projectId, ids }, async (held) => {
    await write(held);
    // Its members may have come first.
    await countTheirMembers(held, projectId, ids);
  });
