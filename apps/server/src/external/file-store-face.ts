import type { Readable } from 'node:stream';

export interface StoredKey {
  key: string;
  storedAt: Date;
}

/** Files by key; a key is ours (a uuid, never a name a user chose). A file is there whole or not at all. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** The same without holding it in memory. What the source throws is thrown, and nothing is stored. */
  putStream(key: string, source: AsyncIterable<Buffer>): Promise<void>;
  get(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  /** Everything that is there, for whoever looks for what nobody knows. */
  list(): AsyncIterable<StoredKey>;
}
