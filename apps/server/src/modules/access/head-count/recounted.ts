import type { Db } from '#db/tables.ts';
import { countHeads, holdUser } from './head-count.queries.ts';

/** Changes a user's organisation, status or roles, and with it every count that they are part of. */
export async function recounted(db: Db, userId: number, change: () => Promise<unknown>): Promise<void> {
  await holdUser(db, userId);
  await countHeads(db, { userIds: [userId], sign: -1 });
  await change();
  await countHeads(db, { userIds: [userId], sign: 1 });
}
