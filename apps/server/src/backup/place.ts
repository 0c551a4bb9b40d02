import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { syncFolder } from '#external/file-store.ts';
import { openS3 } from '#external/s3-file-store.ts';

/** Where archives are kept. One that is there is whole: until its last byte is durable it has another name, or none. */
export interface BackupPlace {
  /** As it may be shown: without the key of a bucket. */
  readonly shown: string;
  /** Resolves to the number of bytes. What the source throws is thrown, and nothing is left. */
  write(name: string, source: AsyncIterable<Buffer>): Promise<number>;
  /** As slowly as one likes. */
  read(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  remove(name: string): Promise<void>;
}

const PARTIAL = '.partial';
/** What a killed process left may be an archive that is being written elsewhere; after a day it is none. */
const STALE_MS = 24 * 60 * 60_000;
/** S3 takes 10,000 parts: archives of up to 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

async function* counted(source: AsyncIterable<Buffer>, add: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    add(chunk.length);
    yield chunk;
  }
}

class FolderPlace implements BackupPlace {
  readonly shown: string;
  constructor(private readonly folder: string) {
    this.shown = folder;
  }

  async write(name: string, source: AsyncIterable<Buffer>): Promise<number> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await this.removeStale();
    const path = resolve(this.folder, name);
    const draft = `${path}${PARTIAL}`;
    let size = 0;
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        for await (const chunk of counted(source, (bytes) => (size += bytes))) await file.writeFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
      await syncFolder(this.folder);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw error;
    }
    return size;
  }

  private async removeStale(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (!name.endsWith(`.backup${PARTIAL}`)) continue;
      const path = resolve(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { force: true });
    }
  }

  async read(name: string): Promise<AsyncIterable<Buffer> | undefined> {
    const path = resolve(this.folder, name);
    return (await stat(path).catch(() => undefined))?.isFile() ? createReadStream(path) : undefined;
  }

  async remove(name: string): Promise<void> {
    await rm(resolve(this.folder, name), { force: true });
  }
}

function s3Place(address: string): BackupPlace {
  const store = openS3(address, { setting: 'The place of backups', partBytes: PART_BYTES });
  const { host, pathname } = new URL(address);
  return {
    shown: `s3://${host}${pathname}`,
    async write(name, source) {
      let size = 0;
      await store.putStream(
        name,
        counted(source, (bytes) => (size += bytes)),
      );
      return size;
    },
    read: (name) => store.readInPieces(name),
    remove: (name) => store.remove(name),
  };
}

/** A folder, or `s3://KEY:SECRET@host/bucket/folder?region=…`. */
export function openPlace(address: string): BackupPlace {
  if (address.startsWith('s3:')) return s3Place(address);
  return new FolderPlace(resolve(address.replace(/^file:/, '')));
}

/** Where an archive is, and how it is called there. */
export function archiveAt(address: string): { place: BackupPlace; name: string } {
  const isS3 = address.startsWith('s3:');
  const [path = '', query] = isS3 ? address.split('?', 2) : [address.replace(/^file:/, '')];
  const cut = path.lastIndexOf('/');
  const name = path.slice(cut + 1);
  const folder = cut < 0 ? '.' : path.slice(0, cut) || '/';
  return { place: openPlace(query ? `${folder}?${query}` : folder), name };
}
