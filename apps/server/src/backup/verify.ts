import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#db/embedded/index.ts';
import { openForCopying } from '#db/ours.ts';
import { DiskFileStore } from '#external/file-store.ts';
import type { ArchiveSummary, Progress } from './archive.ts';
import type { BackupPlace } from './place.ts';
import { restoreArchive } from './restore.ts';
import { unseal } from './seal.ts';

/** Nothing here has to survive a power cut, and the real database needs the memory. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '20',
};

export async function openArchive(
  place: BackupPlace,
  name: string,
  passphrase: string,
): Promise<AsyncIterable<Buffer>> {
  const sealed = await place.read(name);
  if (!sealed) throw new Error(`there is no archive ${name} in ${place.shown}`);
  return unseal(sealed, passphrase);
}

async function hashOf(store: DiskFileStore, key: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of (await store.get(key)) ?? []) digest.update(chunk as Buffer);
  return digest.digest('hex');
}

/**
 * Restores an archive into an empty folder with an empty PostgreSQL of its own, as one would on another machine, and compares
 * every table and every file with what was noted when they were read. Files are removed once compared: no room for a second
 * copy of all of them is needed.
 */
export async function verifyArchive(
  archive: { place: BackupPlace; name: string; passphrase: string },
  progress: Progress = () => {},
): Promise<ArchiveSummary> {
  const folder = await mkdtemp(join(tmpdir(), 'msurvey-verify-'));
  // Started by root, PostgreSQL runs as somebody else, who must be able to get through.
  await chmod(folder, 0o711);
  const store = new DiskFileStore(join(folder, 'files'));
  const hashes = new Hashing(store);
  try {
    const postgres = await startEmbedded({ folder, settings: SETTINGS });
    const pool = openForCopying(postgres.connection, { prepareStatements: true });
    try {
      const source = await openArchive(archive.place, archive.name, archive.passphrase);
      return await restoreArchive(source, {
        pool,
        files: hashes,
        log: () => {},
        onFile: async (key, done) => {
          const [written, there] = [hashes.last, await hashOf(store, key)];
          if (written !== there) throw new Error(`the file ${key} is not as it was after being restored`);
          await store.remove(key);
          progress('verifying', done);
        },
      });
    } finally {
      await pool.end();
      await postgres.stop();
    }
  } finally {
    const cluster = join(folder, 'postgres');
    // Where the temporary folder is closed to others, the cluster is a link to another place.
    if (existsSync(cluster)) await rm(realpathSync(cluster), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** Knows the hash of what was last put into the store, which is that of the archive (backup/archive.ts). */
class Hashing {
  last = '';
  constructor(private readonly store: DiskFileStore) {}
  put = (key: string, bytes: Buffer) => this.store.put(key, bytes);
  get = (key: string) => this.store.get(key);
  remove = (key: string) => this.store.remove(key);
  list = () => this.store.list();
  async putStream(key: string, source: AsyncIterable<Buffer>): Promise<void> {
    const digest = createHash('sha256');
    const seen = async function* () {
      for await (const chunk of source) {
        digest.update(chunk);
        yield chunk;
      }
    };
    await this.store.putStream(key, seen());
    this.last = digest.digest('hex');
  }
}
