import type { Db } from '#db/tables.ts';

/** What the module that keeps submissions can tell of a form; it comes after this one and registers itself. */
export interface DataHolder {
  /** How many submissions hold an answer at each of these paths. */
  heldAnswers(db: Db, xformId: number, paths: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many submissions name each version. */
  submissionsByVersion(db: Db, xformId: number): Promise<ReadonlyMap<number, number>>;
}

const NOTHING: DataHolder = {
  heldAnswers: async () => new Map(),
  submissionsByVersion: async () => new Map(),
};
let holder = NOTHING;

/** Called once when a module is loaded; gives back what was there before. */
export function registerDataHolder(next: DataHolder): DataHolder {
  const before = holder;
  holder = next;
  return before;
}

export const dataHolder = (): DataHolder => holder;
