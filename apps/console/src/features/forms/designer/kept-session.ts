import type { Session } from '@msurvey/xlsform/edit';
import type { DBSchema } from 'idb';
import { keptDatabase } from '~/lib/kept-database.ts';

/** What somebody does to a draft in this browser, so that a closed tab and a lost network cost nothing. */
export interface KeptSession {
  userId: number;
  formId: number;
  /** Of the draft: one that was begun anew is another one. */
  epoch: string;
  session: Session;
  about: { idString: string; title: string; deployed: number | null; can: { edit: boolean; deploy: boolean } };
}

interface Schema extends DBSchema {
  sessions: { key: [number, number]; value: KeptSession };
}

const database = keptDatabase<Schema>(
  'msurvey.designer',
  1,
  (db) => void db.createObjectStore('sessions', { keyPath: ['userId', 'formId'] }),
);

/** A browser that keeps nothing still edits: what cannot be kept here is sent all the same. */
export const keepSession = async (kept: KeptSession): Promise<boolean> => {
  try {
    await (await database()).put('sessions', kept);
    return true;
  } catch {
    return false;
  }
};
export const keptSession = async (userId: number, formId: number): Promise<KeptSession | undefined> => {
  try {
    return await (await database()).get('sessions', [userId, formId]);
  } catch {
    return undefined;
  }
};
