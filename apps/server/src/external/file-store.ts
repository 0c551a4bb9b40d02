import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Files by key; a key is ours (a uuid, never a name a user chose). */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}

/** On disk: written beside its place, flushed, then renamed, so that a file is there whole or not at all. */
export class DiskFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  private path(key: string): string {
    const path = resolve(this.folder, key.slice(0, 2), key);
    if (!path.startsWith(resolve(this.folder) + sep)) throw new Error('a file key may not leave the file store');
    return path;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const temporary = `${path}.${process.pid}.part`;
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
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
}

/** `file:/folder`; S3-compatible stores come with the first files that need them. */
export function openFileStore(address: string): FileStore {
  if (address.startsWith('file:')) return new DiskFileStore(address.slice('file:'.length));
  throw new Error(`FILE_STORE must begin with file: (not “${address}”).`);
}
