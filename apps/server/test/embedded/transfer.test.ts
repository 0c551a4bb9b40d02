import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { createPool } from '../../src/db/pool.ts';
import { withDatabaseSnapshot } from '../../src/db/transfer/from-database.ts';
import { withBackup } from '../../src/db/transfer/from-file.ts';
import { loadSnapshot } from '../../src/db/transfer/load.ts';
import { writeBackup } from '../../src/db/transfer/to-file.ts';
import { createDatabaseFrom } from '../support/postgres.ts';
import { fillRichSchema, makeRichSchema, portrait } from './rich-schema.ts';

const pools: pg.Pool[] = [];
const quiet = () => {};
let folder: string;
let source: pg.Pool;

async function newDatabase(): Promise<pg.Pool> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const pool = createPool(await createDatabaseFrom(inject('postgres'), name), { max: 4, pipeline: false });
  pools.push(pool);
  return pool;
}

const backup = (pool: pg.Pool, file: string) =>
  withDatabaseSnapshot(pool, (snapshot) => writeBackup(snapshot, file, quiet));
const restore = (pool: pg.Pool, file: string, replace = false) =>
  withBackup(file, (snapshot) => loadSnapshot(pool, snapshot, { migrate: makeRichSchema, replace, log: quiet }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'msurvey-transfer-'));
  source = await newDatabase();
  await fillRichSchema(source);
  await backup(source, join(folder, 'whole'));
});

afterAll(async () => {
  for (const pool of pools) await pool.end();
  await rm(folder, { recursive: true, force: true });
});

test('backup and restore give the same rows', async () => {
  const target = await newDatabase();
  await restore(target, join(folder, 'whole'));
  expect(await portrait(target)).toEqual(await portrait(source));
  expect((await target.query("INSERT INTO place (name) VALUES ('next') RETURNING id")).rows).toEqual([{ id: 42 }]);
});

test('a copy gives the same rows', async () => {
  const target = await newDatabase();
  await withDatabaseSnapshot(source, (snapshot) =>
    loadSnapshot(target, snapshot, { migrate: makeRichSchema, replace: false, log: quiet }),
  );
  expect(await portrait(target)).toEqual(await portrait(source));
});

test('rows of an earlier release pass through the later migrations', async () => {
  const [old, target] = [await newDatabase(), await newDatabase()];
  await migrate(old, '0001-access-and-session');
  await old.query("INSERT INTO organization (name, short_name) VALUES ('Ministry', 'M')");
  await withDatabaseSnapshot(old, (snapshot) =>
    loadSnapshot(target, snapshot, { migrate, replace: false, log: quiet }),
  );
  expect((await target.query('SELECT name FROM organization')).rows).toEqual([{ name: 'Ministry' }]);
  expect(await migrate(target)).toEqual([]);

  await expect(
    withDatabaseSnapshot(old, (snapshot) => loadSnapshot(target, snapshot, { migrate, replace: true, log: quiet })),
  ).rejects.toThrow(/older than the target/);
});

test('a backup holds one moment, whatever is written meanwhile', async () => {
  const busy = await newDatabase();
  await fillRichSchema(busy);
  const before = await portrait(busy);
  const file = join(folder, 'moment');
  await withDatabaseSnapshot(busy, async (snapshot) => {
    await busy.query('DELETE FROM reading; UPDATE place SET name = name || 1');
    await writeBackup(snapshot, file, quiet);
  });
  const target = await newDatabase();
  await restore(target, file);
  expect(await portrait(target)).toEqual(before);
});

test('refuses to restore over rows', async () => {
  const target = await newDatabase();
  await makeRichSchema(target);
  await target.query("INSERT INTO change VALUES ('mine')");
  await expect(restore(target, join(folder, 'whole'))).rejects.toThrow(/not empty.*public\.change/);
  expect((await target.query('SELECT what FROM change')).rows).toEqual([{ what: 'mine' }]);
});

test('replaces the rows when asked to', async () => {
  const target = await newDatabase();
  await fillRichSchema(target);
  await target.query("INSERT INTO place (id, name) VALUES (500, 'to be gone')");
  await restore(target, join(folder, 'whole'), true);
  expect(await portrait(target)).toEqual(await portrait(source));
});

test('a backup that is cut off changes nothing', async () => {
  const whole = await readFile(join(folder, 'whole'));
  await writeFile(join(folder, 'half'), whole.subarray(0, Math.floor(whole.length * 0.9)));
  const target = await newDatabase();
  await fillRichSchema(target);
  const before = await portrait(target);
  await expect(restore(target, join(folder, 'half'), true)).rejects.toThrow(/is cut off/);
  expect(await portrait(target)).toEqual(before);
});

test('a backup whose rows do not fit changes nothing', async () => {
  const target = await newDatabase();
  await makeRichSchema(target);
  await target.query('ALTER TABLE reading ADD CHECK (id < 40000)');
  await expect(restore(target, join(folder, 'whole'))).rejects.toThrow(/violates check constraint/);
  expect((await target.query('SELECT count(*) FROM place')).rows).toEqual([{ count: 0 }]);
});

test('refuses a file that is no backup', async () => {
  const file = join(folder, 'letter.txt');
  await writeFile(file, 'Dear all');
  await expect(restore(await newDatabase(), file)).rejects.toThrow(`${file} is not a backup of mSurvey`);
  await expect(restore(await newDatabase(), join(folder, 'nowhere'))).rejects.toThrow(/ENOENT/);
});

test('refuses to overwrite a file, and keeps a backup from other eyes', async () => {
  const file = join(folder, 'whole');
  await expect(backup(source, file)).rejects.toThrow(`${file} exists already`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
