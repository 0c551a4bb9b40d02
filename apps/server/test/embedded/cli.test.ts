import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { createPool } from '../../src/db/pool.ts';
import type { EmbeddedConnection } from '../../src/db/embedded/index.ts';
import { cleanUpAfterEach, newFolder, query, readyFolder, start, startElsewhere } from '../support/embedded.ts';

cleanUpAfterEach();

const command = fileURLToPath(new URL('../../../../scripts/server-command.mjs', import.meta.url));

/** Resolves to what the command said; rejects with it when the command failed. */
async function db(dataFolder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, MSURVEY_DATA: dataFolder, DATABASE_URL: '' };
  const { stderr } = await promisify(execFile)(process.execPath, [command, 'db', ...args], { env });
  return stderr;
}

async function withOrganisation(connection: EmbeddedConnection): Promise<void> {
  const pool = createPool(connection);
  await migrate(pool);
  await pool.query("INSERT INTO organization (name, short_name) VALUES ('Ministry', 'M')");
  await pool.end();
}

const organisations = (connection: EmbeddedConnection) => query(connection, 'SELECT id, name FROM organization');

test('backs up beside the running server and restores into a new data folder', async () => {
  const [here, there] = [await readyFolder(), newFolder()];
  const file = join(here, 'today.backup');
  const server = await startElsewhere(here);
  await withOrganisation(server.connection);
  expect(await db(here, 'backup', '--to', file)).toContain('public.organization: 1 rows');
  await expect(db(here, 'restore', '--from', file, '--replace')).rejects.toThrow(/in use by process/);

  await db(there, 'restore', '--from', file);
  await expect(db(there, 'restore', '--from', file)).rejects.toThrow(/not empty/);
  await db(there, 'restore', '--from', file, '--replace');
  const restored = await start(there);
  expect(restored.adopted).toBe(false);
  expect(await organisations(restored.connection)).toEqual([{ id: 1, name: 'Ministry' }]);
});

test('copies to another server once', async () => {
  const [here, there] = [await readyFolder(), await readyFolder()];
  const source = await start(here);
  await withOrganisation(source.connection);
  await source.stop();
  const target = await start(there);
  const { host, port, user, password, database } = target.connection;
  const url = `postgres://${user}:${password}@socket/${database}?host=${host}&port=${port}`;
  expect(await db(here, 'copy', '--to', url)).toContain('done');
  expect(await organisations(target.connection)).toEqual([{ id: 1, name: 'Ministry' }]);
  await expect(db(here, 'copy', '--to', url)).rejects.toThrow(/not empty/);
});

test('explains itself, and leaves nothing behind', async () => {
  const folder = join(newFolder(), 'data');
  await expect(db(folder)).rejects.toThrow(/npm run db -- <command>/);
  await expect(db(folder, 'backup')).rejects.toThrow(/npm run db -- <command>/);
  expect(existsSync(folder)).toBe(false);
});
