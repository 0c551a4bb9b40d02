import type { EntryFile } from '@msurvey/contract';
import { database } from '~/features/collection/offline/database.ts';
import { fetchFile } from '~/features/collection/offline/forms/fetch-file.ts';
import { ownerId } from '~/features/collection/offline/owner.ts';

const onTheWay = new Map<string, Promise<Blob>>();

async function fetchAndKeep(userId: number, { path, hash, mediaType }: EntryFile): Promise<Blob> {
  const fetched = await fetchFile(path);
  const blob = fetched.type ? fetched : new Blob([fetched], { type: mediaType });
  // without room for it the file is used all the same
  await database()
    .then((db) => db.put('media', { userId, hash, blob }))
    .catch(() => undefined);
  return blob;
}

/** A file of a form: the kept copy, else from the server and kept. What stands at a path never changes. */
export async function keptMedia(file: EntryFile): Promise<Blob> {
  const userId = ownerId() ?? 0;
  const copy = await database()
    .then((db) => db.get('media', [userId, file.hash]))
    .catch(() => undefined);
  if (copy) return copy.blob;
  const key = `${userId}/${file.hash}`;
  const coming = onTheWay.get(key) ?? fetchAndKeep(userId, file).finally(() => onTheWay.delete(key));
  onTheWay.set(key, coming);
  return coming;
}
