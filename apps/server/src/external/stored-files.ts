import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { whileNoBackup } from '../db/files-lock.queries.ts';
import type { Db } from '../db/tables.ts';
import { insertStoredFile, type StoredFile, takeExpiredFiles } from './stored-files.queries.ts';

export interface FileToKeep {
  ownerId: number;
  /** As the owner will see it. */
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

const HOURS = 24;

/**
 * Keeps a file made for one person, who fetches it by the uuid. Stored before it is named in the database: a row always
 * has its file, and a file whose transaction failed is known to nobody.
 */
export async function keepFile(context: Pick<Context, 'files'>, db: Db, file: FileToKeep): Promise<string> {
  const uuid = randomUUID();
  await context.files.put(uuid, Buffer.from(file.bytes));
  await insertStoredFile(db, { uuid, ...file, size: file.bytes.length }, HOURS);
  return uuid;
}

/** The same for a file that was put into the store already, because it is too large to be held in memory. */
export const keepStored = (db: Db, file: StoredFile): Promise<void> => insertStoredFile(db, file, HOURS);

const AT_ONCE = 200;

/** Removes what has expired. A file that stays behind after a crash is known to nobody. */
export async function cleanFiles({ database, files }: Pick<Context, 'database' | 'files'>): Promise<void> {
  await whileNoBackup(database.pool, async () => {
    for (;;) {
      const expired = await takeExpiredFiles(database.db, AT_ONCE);
      for (const uuid of expired) await files.remove(uuid);
      if (expired.length < AT_ONCE) return;
    }
  });
}
