import { createHash } from 'node:crypto';
import type { Db } from '#db/tables.ts';
import { LruMap } from '#http/lru.ts';
import { csvOf } from './geography-csv.ts';
import { type FormList, listNamed, type ListReader, type ListTable } from './lists.ts';

export interface ListFile {
  name: string;
  bytes: Buffer;
  hash: string;
}

/** From the moment a phone learns the hash until it has fetched the file, both should speak of the same. */
const KEPT_MS = 30_000;
const made = new LruMap<string, { file: ListFile; table: ListTable; at: number }>(30);
/** Phones hold a list in memory and search in it. */
const MOST_ROWS = 10_000;

const keyOf = ({ name, scope }: FormList, { projectId, userId }: ListReader) =>
  scope === 'everybody' ? name : `${name}/${projectId}/${userId}`;

export interface Making {
  /** What a reader's list is made of changes by their own work: they look for whom they have just registered. */
  anew?: boolean;
  /** Items that what is on the reader's device names, by list: they stay in it, whatever else is offered. */
  held?: ReadonlyMap<string, readonly number[]>;
}

const fileOf = (name: string, table: ListTable): ListFile => {
  const bytes = Buffer.from(csvOf(table));
  return { name, bytes, hash: createHash('md5').update(bytes).digest('hex') };
};

/** What the list lacks of these goes behind its own rows; where there are too many, the last of those make room. */
async function withHeld(db: Db, list: FormList, table: ListTable, projectId: number, held: readonly number[]) {
  const known = new Set(table.rows.map(([id]) => id));
  const lacking = held.filter((id) => !known.has(id)).slice(0, MOST_ROWS);
  const { rows } = lacking.length ? await list.rows(db, projectId, lacking) : { rows: [] };
  return rows.length
    ? { head: table.head, rows: [...table.rows.slice(0, Math.max(0, MOST_ROWS - rows.length)), ...rows] }
    : undefined;
}

/** Undefined when no list has this name. */
export async function listFile(
  db: Db,
  name: string,
  reader: ListReader,
  { anew = false, held }: Making = {},
): Promise<ListFile | undefined> {
  const list = listNamed(name);
  if (!list) return undefined;
  const { file, table } = await asOffered(db, list, reader, anew);
  const ids = held?.get(name) ?? [];
  const whole = ids.length ? await withHeld(db, list, table, reader.projectId, ids) : undefined;
  return whole ? fileOf(name, whole) : file;
}

async function asOffered(db: Db, list: FormList, reader: ListReader, anew: boolean) {
  const key = keyOf(list, reader);
  const known = anew && list.scope === 'reader' ? undefined : made.get(key);
  if (known && Date.now() - known.at < KEPT_MS) return known;
  const table = await list.table(db, reader);
  const fresh = { file: fileOf(list.name, table), table, at: Date.now() };
  made.set(key, fresh);
  return fresh;
}

/** For tests, and for whoever changes what a list is made of in this process. */
export const forgetLists = (): void => made.clear();
