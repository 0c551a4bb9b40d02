import { session } from '~/app/session/session.ts';
import { folderOf, type IndexedRecord, type QueueIndex } from '~/features/collection/offline/bundle/index-file.ts';
import { writeZip, type ZipFile } from '~/features/collection/offline/bundle/write-zip.ts';
import { takeOut } from '~/features/collection/offline/queue/queue.ts';
import type { Waiting } from '~/features/collection/offline/queue/types.ts';
import type { Download } from '~/lib/wire-types.ts';

/** Records that wait, as a file: to be given to somebody, or to be kept. They stay in the queue. */
export async function exportQueue(waiting: readonly Waiting[], now: Date): Promise<Download> {
  const { user } = session.get();
  const files: ZipFile[] = [];
  const records: IndexedRecord[] = [];
  for (const { key, madeAt } of waiting) {
    // names of people and places stay in this browser
    const { xml, files: own, held: _, ...record } = await takeOut(key);
    const folder = folderOf(record.title, record.instanceId);
    files.push({ path: `${folder}/submission.xml`, blob: new Blob([xml], { type: 'text/xml' }) });
    for (const { name, blob } of own) files.push({ path: `${folder}/${name}`, blob });
    records.push({ ...record, folder, madeAt, files: own.map(({ name }) => name) });
  }
  const index: QueueIndex = {
    format: 'msurvey-queue',
    version: 1,
    exportedAt: now.toISOString(),
    userId: user?.id ?? 0,
    userName: user?.name ?? '',
    records,
  };
  const blob = new Blob([JSON.stringify(index, null, 2)], { type: 'application/json' });
  const zip = await writeZip([{ path: 'index.json', blob }, ...files], now);
  return { blob: zip, name: `msurvey-records-${now.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.zip` };
}
