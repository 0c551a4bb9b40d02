import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStore, openFileStore } from '../../src/external/file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'msurvey-s3-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'msurvey', configs: [] }],
});
let store: FileStore;
let port: number;

beforeAll(async () => {
  ({ port } = await s3.run());
  store = openFileStore(`s3://S3RVER:S3RVER@127.0.0.1:${port}/msurvey/files?tls=0`);
});
afterAll(async () => {
  await s3.close().catch(() => {});
  rmSync(folder, { recursive: true, force: true });
});

const read = async (stream: Readable | undefined) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks);
};
async function* pieces(bytes: Buffer, failAt = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 100_000) {
    if (at >= failAt) throw new Error('the phone is gone');
    yield bytes.subarray(at, at + 100_000);
  }
}

describe('a store that speaks S3', () => {
  it('keeps files whole, small and in parts, and gives them back', async () => {
    const small = Buffer.from('রহিম');
    const large = Buffer.alloc(12_000_000, 'abc');
    await store.put('00000000-0000-4000-8000-000000000001', small);
    await store.putStream('00000000-0000-4000-8000-000000000002', pieces(large));
    expect(await read(await store.get('00000000-0000-4000-8000-000000000001'))).toEqual(small);
    expect((await read(await store.get('00000000-0000-4000-8000-000000000002'))).equals(large)).toBe(true);
    const keys: string[] = [];
    for await (const { key } of store.list()) keys.push(key);
    expect(keys.sort()).toEqual(['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']);
  });

  it('holds nothing of a file that broke off', async () => {
    const bytes = Buffer.alloc(8_000_000, 'x');
    await expect(store.putStream('00000000-0000-4000-8000-000000000003', pieces(bytes, 7_000_000))).rejects.toThrow();
    expect(await store.get('00000000-0000-4000-8000-000000000003')).toBeUndefined();
  });

  it('forgets what is removed, and does not mind when it was not there', async () => {
    await store.remove('00000000-0000-4000-8000-000000000001');
    await store.remove('00000000-0000-4000-8000-000000000001');
    expect(await store.get('00000000-0000-4000-8000-000000000001')).toBeUndefined();
  });

  it('lets no key out of its folder, and no secret into a message', () => {
    expect(() => openFileStore('s3://nobody/bucket')).toThrow(/FILE_STORE must be/);
    expect(() => openFileStore('ftp://name:secret@host/x')).toThrow(/^(?!.*secret)/);
    return expect(store.get('../other')).rejects.toThrow();
  });
});
