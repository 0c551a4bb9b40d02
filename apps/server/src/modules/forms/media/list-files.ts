import { createHash } from 'node:crypto';
import type { Db } from '#db/tables.ts';
import { LruMap } from '#http/lru.ts';
import { type FormList, listNamed, type ListReader } from './lists.ts';

export interface ListFile {
  name: string;
  bytes: Buffer;
  hash: string;
}

/** From the moment a phone learns the hash until it has fetched the file, both should speak of the same. */
const KEPT_MS = 30_000;
const made = new LruMap<string, { file: ListFile; at: number }>(30);

const keyOf = ({ name, scope }: FormList, { projectId, userId }: ListReader) =>
  scope === 'everybody' ? name : `${name}/${projectId}/${userId}`;

export interface Making {
  /** What a reader's list is made of changes under his own hands: whom he has just registered he looks for now. */
  anew?: boolean;
}

/** Undefined when no list has this name. */
export async function listFile(
  db: Db,
  name: string,
  reader: ListReader,
  { anew = false }: Making = {},
): Promise<ListFile | undefined> {
  const list = listNamed(name);
  if (!list) return undefined;
  const key = keyOf(list, reader);
  const known = anew && list.scope === 'reader' ? undefined : made.get(key);
  if (known && Date.now() - known.at < KEPT_MS) return known.file;
  const bytes = Buffer.from(await list.csv(db, reader));
  const file = { name, bytes, hash: createHash('md5').update(bytes).digest('hex') };
  made.set(key, { file, at: Date.now() });
  return file;
}

/** For tests, and for whoever changes what a list is made of in this process. */
export const forgetLists = (): void => made.clear();
