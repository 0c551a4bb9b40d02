import type { EntryForm } from '@msurvey/contract';
import type { DBSchema } from 'idb';
import type { Content, Entry, Sent } from '~/features/collection/offline/queue/types.ts';
import { keptDatabase } from '~/lib/kept-database.ts';

/** A form as it was when it was last opened with network. */
export interface KeptForm {
  userId: number;
  formId: number;
  form: EntryForm;
  /** When the server last gave it. */
  at: number;
}

export interface KeptMedia {
  userId: number;
  hash: string;
  blob: Blob;
}

interface Schema extends DBSchema {
  queue: { key: string; value: Entry };
  /** Apart from the queue, so that the list is read without the photographs. */
  content: { key: string; value: Content };
  sent: { key: string; value: Sent };
  forms: { key: [number, number]; value: KeptForm };
  media: { key: [number, string]; value: KeptMedia };
}

/** One database for all users of a browser; every row names its owner. */
export const database = keptDatabase<Schema>('msurvey.offline', 1, (db) => {
  db.createObjectStore('queue', { keyPath: 'key' });
  db.createObjectStore('content', { keyPath: 'key' });
  db.createObjectStore('sent', { keyPath: 'key' });
  db.createObjectStore('forms', { keyPath: ['userId', 'formId'] });
  db.createObjectStore('media', { keyPath: ['userId', 'hash'] });
});

/** Also inside of what the library wraps: a transaction that ran out of room says so in its own error. */
export const isFull = (error: unknown): boolean =>
  (error instanceof Error || error instanceof DOMException) && error.name === 'QuotaExceededError';

/** On the disk, not in its cache, before anybody is told that a record is safe. */
export const STRICT = { durability: 'strict' } as const;
