import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dataFrames, jsonFrame } from './frames.ts';
import type { Snapshot, SnapshotTable } from './snapshot.ts';

/** The file gets its name when it is complete. It holds everything the database holds: only its owner may read it. */
export async function writeBackup(snapshot: Snapshot, file: string, log: (line: string) => void): Promise<void> {
  await refuseExisting(file);
  const draft = `${file}.partial`;
  try {
    await pipeline(framesOf(snapshot, log), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Whoever wants to see the rows of each table as they pass. */
export type Onlooker = (table: SnapshotTable) => { piece(piece: Buffer): void; end(): void };

export async function* framesOf(
  snapshot: Snapshot,
  log: (line: string) => void,
  onlooker?: Onlooker,
): AsyncGenerator<Buffer> {
  yield jsonFrame('H', snapshot.header);
  for await (const { table, data } of snapshot.tables()) {
    yield jsonFrame('T', table);
    const look = onlooker?.(table);
    for await (const piece of data) {
      look?.piece(piece);
      yield* dataFrames(piece);
    }
    look?.end();
    yield jsonFrame('R', { rows: data.rows });
    log(`${table.schema}.${table.name}: ${data.rows} rows`);
  }
  yield jsonFrame('E', { sequences: await snapshot.sequences() });
}

async function refuseExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new Error(`${file} exists already: choose another name`);
}
