import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import type { Problem } from '#problem/problem.ts';
import type { Answers } from '../ingest/answers.ts';

/** A record that somebody sends from the console, before it is written. */
export interface SentEntry {
  projectId: number;
  formId: number;
  /** Of the record: for an edit that of the one being edited. */
  instanceId: string;
  answers: Answers;
  isEdit: boolean;
  who: Who;
  /** One of which it is to belong to; null: any. */
  programmes: readonly number[] | null;
  /** Whether its sender may send it as one who collects with the form, whatever the registries allow. */
  mayCollect: () => Promise<boolean>;
}
/** How somebody came to the form, as far as these checks ask. */
export type Entering = Pick<SentEntry, 'who' | 'programmes'>;
/** Undefined: nothing stands against it. */
export type EntryCheck = (db: Db, entry: SentEntry) => Promise<Problem | undefined>;

let checks: readonly EntryCheck[] = [];

/**
 * What later modules refuse in the console, where somebody can correct it at once. Phones and files are not asked: what was
 * collected in the field is kept, and what is wrong with it is found afterwards. Said once, in order, when modules are composed.
 */
export const composeEntryChecks = (all: readonly EntryCheck[]): void => {
  checks = all;
};

export async function entryProblem(db: Db, entry: SentEntry): Promise<Problem | undefined> {
  for (const check of checks) {
    const found = await check(db, entry);
    if (found) return found;
  }
  return undefined;
}
