import { createHash, randomUUID } from 'node:crypto';
import type { FileStore } from '#external/file-store.ts';
import { problem, Refusal } from '#problem/problem.ts';
import type { LooseFile } from '../ingest/arrived.ts';
import { SNIFFED_BYTES, sniff } from './sniff.ts';

export const FILE_LIMIT = 100_000_000;

/** A name is only ever a name: no folders, no control characters, and none that would be an address. */
export function fileName(name: string | undefined): string | undefined {
  const plain = name?.normalize('NFC').split(/[\\/]/).at(-1)?.trim();
  if (!plain || plain === '.' || plain === '..' || plain.length > 255 || /[\u0000-\u001f\u007f]/.test(plain))
    return undefined;
  return plain;
}

/** The file store could not; what it said is the cause. */
export class StoreFailed extends Error {
  override name = 'StoreFailed';
}

const megabytes = `${FILE_LIMIT / 1_000_000} MB`;

/**
 * Streams a file to the store under a key of its own. The beginning tells what it is before anything is written; the
 * hash is taken on the way.
 */
export async function storeFile(files: FileStore, name: string, source: AsyncIterable<Buffer>): Promise<LooseFile> {
  const hash = createHash('md5');
  let size = 0;
  let mediaType: string | null | undefined;
  let interrupted: { by: unknown } | undefined;
  async function* checked(): AsyncGenerator<Buffer> {
    let head: Buffer = Buffer.alloc(0);
    const look = () => {
      mediaType = sniff(head.subarray(0, SNIFFED_BYTES), name);
      if (mediaType === null) throw new Refusal(problem('submission.file-refused', { name }));
    };
    for await (const chunk of source) {
      size += chunk.length;
      if (size > FILE_LIMIT) throw new Refusal(problem('request.too-large', { limit: megabytes }));
      hash.update(chunk);
      if (mediaType !== undefined) {
        yield chunk;
        continue;
      }
      head = head.length ? Buffer.concat([head, chunk]) : chunk;
      if (head.length < SNIFFED_BYTES) continue;
      look();
      yield head;
    }
    if (mediaType === undefined) {
      look();
      yield head;
    }
  }
  /** Whether the sender or the store broke off decides who is told what. */
  async function* noticed(): AsyncGenerator<Buffer> {
    try {
      yield* checked();
    } catch (error) {
      interrupted = { by: error };
      throw error;
    }
  }
  const key = randomUUID();
  try {
    await files.putStream(key, noticed());
  } catch (error) {
    throw interrupted ? interrupted.by : new StoreFailed('the file store failed', { cause: error });
  }
  return { name, key, size, mediaType: mediaType ?? 'application/octet-stream', hash: hash.digest('hex') };
}
