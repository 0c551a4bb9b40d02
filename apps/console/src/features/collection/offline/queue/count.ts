import { database } from '~/features/collection/offline/database.ts';
import { ownerId } from '~/features/collection/offline/owner.ts';

/** How many records of the signed-in user have not gone. */
export async function countWaiting(): Promise<number> {
  const entries = await (await database()).getAll('queue');
  return entries.filter((entry) => entry.userId === ownerId()).length;
}
