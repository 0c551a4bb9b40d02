import { buffer } from 'node:stream/consumers';
import type { Labels } from '#db/tables.ts';
import type { FileStore } from '#external/file-store.ts';
import { LruMap } from '#http/lru.ts';
import { readFileItems } from '../compile/index.ts';
import type { ItemColumns } from './read-items.ts';

export type Items = ReadonlyMap<string, Labels>;

/** A file in the store never changes: what was read of it is good as long as it is remembered. */
const known = new LruMap<string, Promise<Items>>(20);

async function read(files: FileStore, key: string, name: string, columns: ItemColumns): Promise<Items> {
  const stream = await files.get(key);
  return new Map(stream ? await readFileItems(await buffer(stream), name, columns) : []);
}

/** The items of an uploaded list; none of a file that is gone or that nobody can read. */
export function fileItems(files: FileStore, key: string, name: string, columns: ItemColumns): Promise<Items> {
  const asked = JSON.stringify([key, columns.value, columns.label, columns.within]);
  const remembered = known.get(asked);
  if (remembered) return remembered;
  const items = read(files, key, name, columns);
  known.set(asked, items);
  // A store that was away for a moment is asked again.
  items.catch(() => known.delete(asked));
  return items;
}
