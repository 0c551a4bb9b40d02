import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackupSource, makeBackup, newArchiveName } from '../../src/backup/make-backup.ts';
import { archiveAt, type BackupPlace, openPlace } from '../../src/backup/place.ts';
import { restoreArchive } from '../../src/backup/restore.ts';
import { tableHashes } from '../../src/backup/table-hashes.ts';
import { openArchive, verifyArchive } from '../../src/backup/verify.ts';
import { DiskFileStore } from '../../src/external/file-store.ts';
import { sweepFiles } from '../../src/external/sweep-files.ts';
import { FILE_OWNERS } from '../../src/modules/jobs.ts';
import { ONLY_ROOT, smallDisk } from '../collection/support/small-disk.ts';
import { recordOf } from '../collection/support/household.ts';
import { householdForm, listen, phoneOf, picture } from '../collection/support/phone.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { cleanUp, emptyDatabase, newFolder, PASSPHRASE, sourceOf } from './support.ts';
import { forgetFileOf, keysInUse } from './upkeep.queries.ts';

cleanUp();
let server: TestServer;
let source: BackupSource;
let place: BackupPlace;
let folder: string;
let name: string;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const address = await listen(server);
  const form = await householdForm(server, 'collector');
  const { phone } = await phoneOf(server, address, 'collector');
  for (let n = 0; n < 12; n++)
    await phone.post({
      xml: recordOf(form, { photo: 'p.jpg' }),
      files: [{ name: 'p.jpg', bytes: picture(60_000 * n, n) }],
    });
  source = sourceOf(server);
  folder = newFolder();
  place = openPlace(folder);
  name = newArchiveName();
  await makeBackup(source, { place, name, passphrase: PASSPHRASE });
});
afterAll(() => server.close());

const bytesOf = async (stream: Readable | undefined) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks);
};
const restore = async (file: string, target = newFolder(), passphrase = PASSPHRASE) => {
  const pool = await emptyDatabase();
  const files = new DiskFileStore(target);
  const summary = await restoreArchive(await openArchive(place, file, passphrase), { pool, files, log: () => {} });
  return { pool, files, summary };
};
const changed = (change: (path: string) => void): string => {
  const copy = newArchiveName();
  writeFileSync(join(folder, copy), readFileSync(join(folder, name)));
  change(join(folder, copy));
  return copy;
};

describe('an archive', () => {
  it('gives back every table and every file on an empty machine', async () => {
    const { pool, files, summary } = await restore(name);
    expect(await tableHashes(pool)).toEqual(await tableHashes(source.pool));
    expect(Object.keys(summary.tables)).toContain('public.app_secret');
    const keys = await keysInUse(server.context.database.db);
    expect(keys.length).toBe(12);
    for (const key of keys)
      expect((await bytesOf(await files.get(key))).equals(await bytesOf(await server.context.files.get(key)))).toBe(
        true,
      );
    expect(summary).toMatchObject({ files: 12, missing: [] });
  });

  it('is restored on trial, table by table and file by file', async () => {
    expect(await verifyArchive({ place, name, passphrase: PASSPHRASE })).toMatchObject({ files: 12 });
  });

  it('is put into an empty installation only', async () => {
    const { pool, files } = await restore(name);
    const again = async () => openArchive(place, name, PASSPHRASE);
    await expect(
      restoreArchive(await again(), { pool, files: new DiskFileStore(newFolder()), log: () => {} }),
    ).rejects.toThrow(/not empty/);
    const other = await emptyDatabase();
    await expect(restoreArchive(await again(), { pool: other, files, log: () => {} })).rejects.toThrow(
      /file store is not empty/,
    );
  });

  it.each([
    ['is cut off', (path: string) => truncateSync(path, statSync(path).size - 1), /cut off|damaged/],
    [
      'is cut in the middle',
      (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2)),
      /cut off|damaged/,
    ],
    [
      'has a flipped bit',
      (path: string) => {
        const bytes = readFileSync(path);
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 4;
        writeFileSync(path, bytes);
      },
      /damaged/,
    ],
  ])('that %s is refused, and leaves no file behind', async (_, change, words) => {
    const target = newFolder();
    await expect(restore(changed(change), target)).rejects.toThrow(words);
    const left: string[] = [];
    for await (const { key } of new DiskFileStore(target).list()) left.push(key);
    expect(left).toEqual([]);
  });

  it('does not open with another passphrase', async () => {
    await expect(restore(name, newFolder(), 'five words and a cow')).rejects.toThrow(/passphrase/);
  });

  it('names a file that a row names and the store does not have', async () => {
    const [key] = await keysInUse(server.context.database.db);
    const kept = await bytesOf(await server.context.files.get(key as string));
    await server.context.files.remove(key as string);
    const { summary } = await makeBackup(source, { place, name: newArchiveName(), passphrase: PASSPHRASE });
    await server.context.files.put(key as string, kept);
    expect(summary).toMatchObject({ files: 11, missing: [key] });
  });
});

describe('while a backup runs', () => {
  it('no file is removed, not even one whose row has gone; afterwards it is', async () => {
    const { db } = server.context.database;
    let swept = -1;
    const slow: BackupPlace = {
      ...place,
      shown: '',
      async write(file, content) {
        // The snapshot is taken by now.
        const [key] = await keysInUse(db);
        await forgetFileOf(db, key as string);
        swept = await sweepFiles(server.context, FILE_OWNERS, -1);
        return place.write(file, content);
      },
      read: (file) => place.read(file),
    };
    const during = newArchiveName();
    const { summary } = await makeBackup(source, { place: slow, name: during, passphrase: PASSPHRASE });
    expect(swept).toBe(0);
    expect(summary).toMatchObject({ files: 12, missing: [] });
    expect(await verifyArchive({ place, name: during, passphrase: PASSPHRASE })).toMatchObject({ files: 12 });
    expect(await sweepFiles(server.context, FILE_OWNERS, -1)).toBeGreaterThan(0);
  });

  it('a second one does not begin', async () => {
    const second = () => makeBackup(source, { place, name: newArchiveName(), passphrase: PASSPHRASE });
    const busy: BackupPlace = {
      ...place,
      write: async () => {
        await expect(second()).rejects.toThrow(/another backup is running/);
        return 0;
      },
    };
    await makeBackup(sourceOf(server), { place: busy, name: 'x', passphrase: PASSPHRASE });
  });
});

describe('a place for archives', () => {
  it('never has half of one, whatever breaks', async () => {
    const target = newFolder();
    const breaking = { ...source, files: { get: async () => Promise.reject(new Error('the store is gone')) } };
    const archive = { place: openPlace(target), name: newArchiveName(), passphrase: PASSPHRASE };
    await expect(makeBackup(breaking, archive)).rejects.toThrow('the store is gone');
    expect(readdirSync(target)).toEqual([]);
  });

  it('that is full is said so, and left clean', async ({ skip }) => {
    const disk = smallDisk('300k');
    if (!disk) return skip(ONLY_ROOT);
    try {
      const archive = { place: openPlace(disk.folder), name: newArchiveName(), passphrase: PASSPHRASE };
      await expect(makeBackup(source, archive)).rejects.toThrow(/ENOSPC/);
      expect(readdirSync(disk.folder)).toEqual([]);
    } finally {
      disk.remove();
    }
  });

  it('may be a bucket; its key is not shown', async () => {
    const buckets = newFolder();
    const configureBuckets = [{ name: 'backups', configs: [] }];
    const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: buckets, configureBuckets });
    const { port } = await s3.run();
    try {
      const address = `s3://S3RVER:S3RVER@127.0.0.1:${port}/backups/daily`;
      const bucket = openPlace(`${address}?tls=0`);
      expect(bucket.shown).toBe(`s3://127.0.0.1:${port}/backups/daily`);
      const file = newArchiveName();
      await makeBackup(source, { place: bucket, name: file, passphrase: PASSPHRASE });
      const found = archiveAt(`${address}/${file}?tls=0`);
      expect((await verifyArchive({ ...found, passphrase: PASSPHRASE })).files).toBeGreaterThan(10);
      await bucket.remove(file);
      await expect(openArchive(bucket, file, PASSPHRASE)).rejects.toThrow(/no archive/);
    } finally {
      await s3.close();
    }
  });
});
