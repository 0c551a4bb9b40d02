import type { RawBuilder } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Reached } from '#modules/geography/index.ts';

/** What the module that keeps submissions can tell of a form; it comes after this one, so who it is is said where modules are composed. */
export interface DataHolder {
  /** How many submissions hold an answer at each of these paths. */
  heldAnswers(db: Db, xformId: number, paths: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many submissions name each version. */
  submissionsByVersion(db: Db, xformId: number): Promise<ReadonlyMap<number, number>>;
  /** Statements that give form and user of each record of a project that lies in the reader's sites. */
  placedWithin(projectId: number, reached: Reached): RawBuilder<unknown>[];
}

const NOTHING: DataHolder = {
  heldAnswers: async () => new Map(),
  submissionsByVersion: async () => new Map(),
  placedWithin: () => [],
};
let holder = NOTHING;

/** Said once, when modules are composed; answers who it was until now. */
export function composeDataHolder(next: DataHolder): DataHolder {
  const before = holder;
  holder = next;
  return before;
}

export const dataHolder = (): DataHolder => holder;
