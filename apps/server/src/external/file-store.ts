import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore, StoredKey } from './file-store-face.ts';
import { openS3 } from './s3-file-store.ts';

export type { FileStore } from './file-store-face.ts';

let parts = 0;

/** On disk: written beside its place, flushed, then renamed. */
export class DiskFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  private path(key: string): string {
    const path = resolve(this.folder, key.slice(0, 2), key);
    if (!path.startsWith(resolve(this.folder) + sep)) throw new Error('a file key may not leave the file store');
    return path;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.putStream(
      key,
      (async function* () {
        yield bytes;
      })(),
    );
  }

  async putStream(key: string, source: AsyncIterable<Buffer>): Promise<void> {
    const path = this.path(key);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const temporary = `${path}.${process.pid}-${++parts}.part`;
    try {
      const file = await open(temporary, 'w', 0o600);
      try {
        for await (const chunk of source) await file.writeFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
      await syncFolder(folder);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  }

  async get(key: string): Promise<Readable | undefined> {
    const stream = createReadStream(this.path(key));
    return new Promise((done, fail) => {
      stream.once('open', () => done(stream));
      stream.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? done(undefined) : fail(error)));
    });
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  /** A part that a killed process left counts as a file whose key is its name. */
  async *list(): AsyncIterable<StoredKey> {
    for (const shelf of await readdir(this.folder).catch(() => [])) {
      const folder = resolve(this.folder, shelf);
      for (const key of await readdir(folder).catch(() => [])) {
        const found = await stat(resolve(folder, key)).catch(() => undefined);
        if (found?.isFile()) yield { key, storedAt: found.mtime };
      }
    }
  }
}

/** A rename outlives a power cut only once its folder is flushed; Windows does it by itself and refuses to be asked. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** `file:/folder`, or `s3://KEY:SECRET@host/bucket?region=…` for any store that speaks S3. */
export function openFileStore(address: string): FileStore {
  if (address.startsWith('file:')) return new DiskFileStore(address.slice('file:'.length));
  if (address.startsWith('s3:')) return openS3(address);
  throw new Error('FILE_STORE must begin with file: or s3://');
}
