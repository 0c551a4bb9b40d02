import type { Db } from '#db/tables.ts';

export interface SubmissionsRemoved {
  projectId: number;
  formId: number;
  xformId: number;
  submissionIds: number[];
  /** False: they were brought back. */
  isDeleted: boolean;
}
export type SubmissionsRemovedListener = (db: Db, removed: SubmissionsRemoved) => Promise<void>;

const listeners = new Set<SubmissionsRemovedListener>();

/**
 * How what is derived from records follows when some are taken out of every list and figure, or brought back. Called once
 * when a module is loaded; runs inside the transaction, so that both happen or neither.
 */
export const onSubmissionsRemoved = (listener: SubmissionsRemovedListener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export async function announceSubmissionsRemoved(db: Db, removed: SubmissionsRemoved): Promise<void> {
  for (const listener of listeners) await listener(db, removed);
}
