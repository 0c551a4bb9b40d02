import type { Db } from '#db/tables.ts';

export interface MemberRemoved {
  projectId: number;
  userId: number;
}
export type MemberRemovedListener = (db: Db, removed: MemberRemoved) => Promise<void>;

const listeners = new Set<MemberRemovedListener>();

/**
 * How modules that come after this one take away what belongs to a team member. Called once when a module is loaded; runs
 * inside the transaction that removes the member, so that both happen or neither.
 */
export const onMemberRemoved = (listener: MemberRemovedListener): void => void listeners.add(listener);

export async function announceMemberRemoved(db: Db, removed: MemberRemoved): Promise<void> {
  for (const listener of listeners) await listener(db, removed);
}
