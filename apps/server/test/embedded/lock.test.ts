import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinEmbedded } from '../../src/db/embedded/index.ts';
import { lockFolder } from '../../src/db/embedded/lock.ts';
import { cleanUpAfterEach, newFolder, query, readyFolder, start, startElsewhere } from '../support/embedded.ts';

cleanUpAfterEach();

test('refuses a second process on the same folder', async () => {
  const folder = await readyFolder();
  const other = await startElsewhere(folder);
  await expect(start(folder)).rejects.toThrow(`the data folder ${folder} is in use by process ${other.pid}`);
  expect(await query(other.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('refuses a second start in the same process', async () => {
  const folder = await readyFolder();
  await start(folder);
  await expect(start(folder)).rejects.toThrow(`in use by process ${process.pid}`);
});

test('only one of many that start at once gets the folder after a crash', async () => {
  const folder = newFolder();
  const file = join(folder, 'postgres.lock');
  const lock = await lockFolder(folder, file);
  const stale = { ...JSON.parse(readFileSync(file, 'utf8')), started: 'at another time', token: 'stale' };
  lock.release();
  writeFileSync(file, JSON.stringify(stale));
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder, file)));
  const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(won).toHaveLength(1);
  won[0]?.value.release();
  expect(existsSync(file)).toBe(false);
});

test('a lock cut off by a full disk holds nobody up', async () => {
  const folder = newFolder();
  const file = join(folder, 'postgres.lock');
  writeFileSync(file, '{"pid": 1');
  (await lockFolder(folder, file)).release();
});

test('believes a process in another container as long as its lock moves', async () => {
  const folder = newFolder();
  const file = join(folder, 'postgres.lock');
  (await lockFolder(folder, file)).release();
  const elsewhere = { token: 'x', pid: 7, started: '1', boot: 'other', namespace: 'other', host: 'another' };
  writeFileSync(file, JSON.stringify(elsewhere));
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 50);
  await expect(lockFolder(folder, file, 500)).rejects.toThrow('in use by process 7 on another');
  clearInterval(beat);
  (await lockFolder(folder, file, 500)).release();
});

test('a tool that only reads is a guest beside the running server', async () => {
  const folder = await readyFolder();
  const other = await startElsewhere(folder);
  const guest = await joinEmbedded({ folder });
  expect(guest.connection).toEqual(other.connection);
  await guest.stop();
  expect(await query(other.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('does not trust a socket folder that others may enter', async () => {
  const folder = await readyFolder();
  const { connection, stop } = await start(folder);
  await stop();
  mkdirSync(connection.host);
  chmodSync(connection.host, 0o777);
  await expect(start(folder)).rejects.toThrow(`${connection.host} is open to other users`);
  rmSync(connection.host, { recursive: true });
});
