import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import { REACH_TALLY, WORK_TALLY } from '../../src/modules/figures/index.ts';
import { rebuildTally } from '../../src/tally/keep.queries.ts';

/** Two of three plots become trainings, nearly all are approved, and figures know of it. */
export async function approveMany(db: Db, projectId: number): Promise<void> {
  await sql`
    update activity set state = case id % 10 when 3 then 'received' else 'approved' end, member_count = 25,
      type = case when type = 'demonstration' and id % 3 > 0 then 'training' else type end,
      kind = case when type = 'demonstration' and id % 3 > 0 then 'training' else kind end
    where project_id = ${projectId}`.execute(db);
  await sql`analyze activity, activity_participant`.execute(db);
  for (const tally of [WORK_TALLY, REACH_TALLY]) await rebuildTally(db, tally, projectId);
}
