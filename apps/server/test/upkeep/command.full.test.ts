import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../../../scripts/root.mjs';
import { newDataFolder, removeDataFolder } from '../../../../scripts/testing/data-folder.ts';
import { readyFolder } from '../../../../scripts/testing/ready-folder.ts';
import { tableHashes } from '../../src/backup/table-hashes.ts';
import { startEmbedded } from '../../src/db/embedded/index.ts';
import { openForCopying } from '../../src/db/ours.ts';
import { cleanUp, newFolder, PASSPHRASE } from './support.ts';

cleanUp();
const folders: string[] = [];
let here: string;
beforeAll(async () => {
  here = await readyFolder();
  folders.push(here);
});
afterAll(() => folders.forEach(removeDataFolder));

const command = at('scripts/server-command.mjs');
const envOf = (data: string, more: Record<string, string> = {}) => ({
  ...process.env,
  MSURVEY_DATA: data,
  DATABASE_URL: '',
  FILE_STORE: '',
  BACKUP_PASSPHRASE: PASSPHRASE,
  ...more,
});
const run = async (data: string, args: string[], more?: Record<string, string>) =>
  (await promisify(execFile)(process.execPath, [command, 'backup', ...args], { env: envOf(data, more) })).stderr;
const emptyData = () => {
  const folder = newDataFolder();
  folders.push(folder);
  return folder;
};

async function hashesOf(folder: string) {
  const postgres = await startEmbedded({ folder });
  const pool = openForCopying(postgres.connection, { prepareStatements: true });
  try {
    return await tableHashes(pool);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

it('killed in the middle it leaves nothing that looks like an archive', async () => {
  const to = newFolder();
  const child = spawn(process.execPath, [command, 'backup', 'backup', '--to', to], {
    env: envOf(here),
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', done));
  await expect.poll(() => readdirSync(to).length, { timeout: 120_000, interval: 5 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ended;
  expect(readdirSync(to).filter((name) => !name.endsWith('.partial'))).toEqual([]);
});

it('backs an installation up and puts it into an empty one, with its files', async () => {
  const to = newFolder();
  const said = await run(here, ['backup', '--to', to]);
  expect(said).toContain('restored on trial: all equal');
  const [name] = readdirSync(to);
  const there = emptyData();
  const put = await run(there, ['restore', '--from', join(to, name as string)]);
  expect(put).toContain('every table as it was');
  await expect(run(there, ['restore', '--from', join(to, name as string)])).rejects.toThrow(/not empty/);
  const [before, after] = [await hashesOf(here), await hashesOf(there)];
  // The backup itself is noted, here as done and there as what it was at that moment.
  for (const table of ['public.backup', 'graphile_worker._private_jobs']) {
    delete before[table];
    delete after[table];
  }
  expect(after).toEqual(before);
  const countFiles = (folder: string) => readdirSync(join(folder, 'files'), { recursive: true }).length;
  if (existsSync(join(here, 'files'))) expect(countFiles(there)).toBe(countFiles(here));
  expect(await run(here, ['backup', '--verify', join(to, name as string)])).toContain('all equal');
});

it('says what it needs, and never takes a passphrase as an argument', async () => {
  await expect(run(here, ['backup'])).rejects.toThrow(/npm run backup/);
  await expect(run(here, ['restore'])).rejects.toThrow(/npm run restore/);
  const silent = { BACKUP_PASSPHRASE: '' };
  await expect(run(here, ['backup', '--to', newFolder()], silent)).rejects.toThrow(/set BACKUP_PASSPHRASE/);
  await expect(run(here, ['backup', '--passphrase', 'x'])).rejects.toThrow(/Unknown option/);
});
