import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { handleOnClient } from '#db/database.ts';
import { withFilesHeld } from '#db/files-lock.queries.ts';
import type { Db } from '#db/tables.ts';
import { withDatabaseSnapshot } from '#db/transfer/from-database.ts';
import type { FileStore } from '#external/file-store.ts';
import { archiveFrames, type ArchiveSummary, emptySummary, type Progress } from './archive.ts';
import type { BackupPlace } from './place.ts';
import { seal } from './seal.ts';

/** Some keys of files that rows name, in order, after a key; whoever keeps files in the store lists their own. */
export type ListKeys = (db: Db, after: string | null, limit: number) => Promise<string[]>;

export interface BackupSource {
  /** For copying: see openForCopying. */
  pool: pg.Pool;
  files: Pick<FileStore, 'get'>;
  fileLists: readonly ListKeys[];
  release: string;
}

const AT_ONCE = 5000;

async function* keysOf(db: Db, lists: readonly ListKeys[]): AsyncGenerator<string> {
  for (const list of lists) {
    for (let after: string | null = null; ; ) {
      const keys: string[] = await list(db, after, AT_ONCE);
      yield* keys;
      if (keys.length < AT_ONCE) break;
      after = keys.at(-1) as string;
    }
  }
}

/** Sorts by time, and says what it is to whoever finds it. */
export const newArchiveName = (now = new Date()): string =>
  `msurvey-${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}.backup`;

async function* until(source: AsyncIterable<Buffer>, signal: AbortSignal | undefined): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    signal?.throwIfAborted();
    yield piece;
  }
}

export interface MadeBackup {
  summary: ArchiveSummary;
  size: number;
}

/** One moment of the database, with every file that its rows name, sealed, streamed to its place. */
export const makeBackup = (
  source: BackupSource,
  archive: { place: BackupPlace; name: string; passphrase: string },
  { progress = () => {}, signal }: { progress?: Progress; signal?: AbortSignal } = {},
): Promise<MadeBackup> =>
  withFilesHeld(source.pool, () =>
    withDatabaseSnapshot(source.pool, async (snapshot, client) => {
      const summary = emptySummary();
      const { files, release, fileLists } = source;
      const fileKeys = () => keysOf(handleOnClient(client), fileLists);
      const frames = archiveFrames({ release, snapshot, fileKeys, files }, summary, progress);
      const size = await archive.place.write(archive.name, seal(until(frames, signal), archive.passphrase));
      return { summary, size };
    }),
  );
