import type pg from 'pg';
import { DamagedBackup } from '#db/transfer/frames.ts';
import { assertEmpty, loadSnapshot } from '#db/transfer/load.ts';
import { migrateAll } from '#db/prepare.ts';
import { appliedMigrations } from '#db/transfer/transfer.queries.ts';
import type { FileStore } from '#external/file-store.ts';
import { type ArchiveSummary, readArchive } from './archive.ts';
import { differences, tableHashes } from './table-hashes.ts';

export interface RestoreTarget {
  pool: pg.Pool;
  files: FileStore;
  log: (line: string) => void;
  /** After a file is in its place. */
  onFile?: (key: string, done: number) => Promise<void>;
}

async function assertNoFiles(files: FileStore): Promise<void> {
  for await (const { key } of files.list())
    throw new Error(`the file store is not empty (there is ${key}): restore into an empty one`);
}

async function migrationsOf(pool: pg.Pool): Promise<string> {
  const client = await pool.connect();
  try {
    return (await appliedMigrations(client)).join();
  } finally {
    client.release();
  }
}

/**
 * Puts an archive into an empty installation: first the files, then all rows in one transaction, then every table is compared
 * with what its writer noted. What fails leaves no rows and no files.
 */
export async function restoreArchive(source: AsyncIterable<Buffer>, target: RestoreTarget): Promise<ArchiveSummary> {
  const { pool, files, log } = target;
  await assertEmpty(pool);
  await assertNoFiles(files);
  const placed: string[] = [];
  let written = '';
  let rowsAreIn = false;
  try {
    const summary = await readArchive(source, {
      async file(key, content) {
        placed.push(key);
        await files.putStream(key, content);
        await target.onFile?.(key, placed.length);
      },
      async rows(snapshot) {
        log(`${placed.length} files`);
        written = snapshot.header.migrations.join();
        await loadSnapshot(pool, snapshot, { migrate: migrateAll, replace: false, log });
        rowsAreIn = true;
      },
    });
    // Later migrations change rows, as they would have changed them where they came from.
    const faults = (await migrationsOf(pool)) === written ? differences(summary.tables, await tableHashes(pool)) : [];
    if (faults.length > 0) throw new DamagedBackup(`the rows are not as they were: ${faults.join('; ')}`);
    return summary;
  } catch (error) {
    if (!rowsAreIn) for (const key of placed) await files.remove(key).catch(() => {});
    throw error;
  }
}
