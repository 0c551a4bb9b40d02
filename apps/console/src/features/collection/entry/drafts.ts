import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Something begun and not sent, as it stands in this browser. */
export interface KeptDraft {
  key: string;
  xml: string;
  files: File[];
  /** Of an edit: the revision that was opened. */
  base: number | null;
  savedAt: string;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: KeptDraft };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('msurvey.drafts', 1, {
    upgrade: (db) => void db.createObjectStore('drafts', { keyPath: 'key' }),
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** One draft a person, a form, and a record that is edited: nobody goes on with another's. */
export const draftKey = (userId: number, formId: number, instanceId?: string): string =>
  `${userId}/${formId}/${instanceId ?? 'new'}`;

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
