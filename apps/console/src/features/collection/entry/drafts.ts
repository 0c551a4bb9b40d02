import type { DBSchema } from 'idb';
import type { Held } from '~/features/collection/offline/index.ts';
import { keptDatabase } from '~/lib/kept-database.ts';

/** Something begun and not sent, as it stands in this browser. */
export interface KeptDraft {
  key: string;
  xml: string;
  files: File[];
  /** Of an edit: the revision that was opened. */
  base: number | null;
  savedAt: string;
  /** So that it opens without network, whatever became of the lists. */
  held?: Held;
  /** Of an edit: files that the server has already. */
  known?: string[];
}

interface Schema extends DBSchema {
  drafts: { key: string; value: KeptDraft };
}

const database = keptDatabase<Schema>(
  'msurvey.drafts',
  1,
  (db) => void db.createObjectStore('drafts', { keyPath: 'key' }),
);

const NEW = 'new';
/** One draft a person, a form, and a record that is edited: nobody goes on with another's. */
export const draftKey = (userId: number, formId: number, instanceId?: string): string =>
  `${userId}/${formId}/${instanceId ?? NEW}`;

/** Where there is no database there are no drafts, and the form opens all the same. */
export const readDraft = async (key: string): Promise<KeptDraft | null> => {
  try {
    return (await (await database()).get('drafts', key)) ?? null;
  } catch {
    return null;
  }
};
export const saveDraft = async (draft: KeptDraft): Promise<void> => {
  await (await database()).put('drafts', draft);
};
export const dropDraft = async (key: string): Promise<void> => {
  await (await database()).delete('drafts', key).catch(() => undefined);
};

/** Everything that this person has begun with a form in this browser, the newest first. */
export const listDrafts = async (userId: number, formId: number): Promise<KeptDraft[]> => {
  const begin = draftKey(userId, formId, '');
  try {
    const found = await (await database()).getAll('drafts', IDBKeyRange.bound(begin, `${begin}\uffff`));
    return found.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  } catch {
    return [];
  }
};
/** The record that a draft edits; null: it is of a new one. */
export const editedBy = ({ key }: KeptDraft): string | null => {
  const instanceId = key.split('/').slice(2).join('/');
  return instanceId.startsWith(NEW) ? null : instanceId;
};
