import { type IndexedRecord, type QueueIndex, readIndex } from '~/features/collection/offline/bundle/index-file.ts';
import { NotAZip, readZip } from '~/features/collection/offline/bundle/read-zip.ts';
import { database } from '~/features/collection/offline/database.ts';
import { ownerId } from '~/features/collection/offline/owner.ts';
import { enqueue } from '~/features/collection/offline/queue/queue.ts';

type Files = Awaited<ReturnType<typeof readZip>>;
export interface OpenedBundle {
  index: QueueIndex;
  files: Files;
}

/** Throws NotAZip for everything that is not a queue of ours. */
export async function openBundle(zip: Blob): Promise<OpenedBundle> {
  const files = await readZip(zip);
  const text = await (await files.get('index.json')?.())?.text();
  const index = text === undefined ? undefined : readIndex(text);
  if (!index) throw new NotAZip('it holds no records of mSurvey');
  return { index, files };
}

async function read(files: Files, path: string): Promise<Blob> {
  const file = await files.get(path)?.();
  if (!file) throw new NotAZip(`${path} is missing`);
  return file;
}

async function take(files: Files, { folder, files: names, madeAt, ...record }: IndexedRecord): Promise<void> {
  const xml = await (await read(files, `${folder}/submission.xml`)).text();
  const own: { name: string; blob: Blob }[] = [];
  for (const name of names) own.push({ name, blob: await read(files, `${folder}/${name}`) });
  await enqueue({ ...record, xml, files: own }, madeAt);
}

/** Into the queue of whoever is signed in; what waits there already stays as it is. */
export async function takeIn({ index, files }: OpenedBundle): Promise<{ added: number; known: number }> {
  const db = await database();
  let added = 0;
  for (const record of index.records) {
    if (await db.get('queue', `${ownerId()}/${record.instanceId}`)) continue;
    await take(files, record);
    added += 1;
  }
  return { added, known: index.records.length - added };
}
