import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readPidFile } from '../../src/db/embedded/pid-file.ts';
import { inspectProcess, untilGone } from '../../src/db/embedded/processes.ts';
import { createPool } from '../../src/db/pool.ts';
import {
  cleanUpAfterEach,
  newFolder,
  query,
  readyFolder,
  spawnHolder,
  start,
  startElsewhere,
} from '../support/embedded.ts';

cleanUpAfterEach();

const postmasterOf = (folder: string) => readPidFile(join(folder, 'postgres'))?.pid ?? 0;

test('adopts the postmaster left by a killed process, and stops it', async () => {
  const folder = await readyFolder();
  const other = await startElsewhere(folder);
  const postmaster = postmasterOf(folder);
  await query(other.connection, 'CREATE TABLE kept AS SELECT 1 AS number');
  await other.kill();
  expect(inspectProcess(postmaster)).toBeDefined();

  const said: string[] = [];
  const postgres = await start(folder, said);
  expect(postgres.adopted).toBe(true);
  expect(postmasterOf(folder)).toBe(postmaster);
  expect(said.join()).toContain(`took over PostgreSQL (process ${postmaster})`);
  expect(await query(postgres.connection, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
  await postgres.stop();
  expect(inspectProcess(postmaster)).toBeUndefined();
});

test('recovers when both were killed', async () => {
  const folder = await readyFolder();
  const other = await startElsewhere(folder);
  await query(other.connection, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS number');
  const postmaster = postmasterOf(folder);
  await other.kill();
  process.kill(postmaster, 'SIGKILL');

  const postgres = await start(folder);
  expect(postgres.adopted).toBe(false);
  expect(await query(postgres.connection, 'SELECT count(*)::int FROM kept')).toEqual([{ count: 1000 }]);
});

test('waits for backends that outlive their postmaster', async () => {
  const folder = await readyFolder();
  const other = await startElsewhere(folder);
  const client = new pg.Client(other.connection);
  client.on('error', () => {});
  await client.connect();
  // Busy and not waiting: such a backend does not notice that its postmaster is gone.
  const busy = client.query('SELECT count(*) FROM generate_series(1, 1000000000)').catch(() => 'cut off');
  await sleep(300);
  const postmaster = postmasterOf(folder);
  await other.kill();
  process.kill(postmaster, 'SIGKILL');
  await untilGone(postmaster);

  const said: string[] = [];
  const postgres = await start(folder, said);
  expect(said).toEqual(['waiting for the last statements of a killed PostgreSQL to end']);
  expect(await query(postgres.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(await busy).toBe('cut off');
  await client.end();
});

test('stops a postmaster that does not answer and starts another', async () => {
  const folder = await readyFolder();
  const other = await startElsewhere(folder);
  const postmaster = postmasterOf(folder);
  await other.kill();
  rmSync(join(other.connection.host, '.s.PGSQL.5432'));

  const postgres = await start(folder);
  expect(postgres.adopted).toBe(false);
  expect(inspectProcess(postmaster)).toBeUndefined();
  expect(await query(postgres.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('is not misled when the pid of a killed postmaster now belongs to another process', async () => {
  const folder = await readyFolder();
  const other = await startElsewhere(folder);
  const postmaster = postmasterOf(folder);
  await other.kill();
  process.kill(postmaster, 'SIGKILL');
  await untilGone(postmaster);
  const stranger = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const file = join(folder, 'postgres', 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)));

  const postgres = await start(folder);
  expect(postgres.adopted).toBe(false);
  expect(inspectProcess(stranger.pid ?? 0)).toBeDefined();
  stranger.kill();
});

test('survives an interrupted initdb', async () => {
  const folder = newFolder();
  const child = spawnHolder(folder, 'ignore');
  while (!readdirSync(folder).some((name) => name.startsWith('postgres.new-'))) await sleep(5);
  await sleep(100);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;

  const { connection } = await start(folder);
  expect(await query(connection, 'SELECT current_database() AS name')).toEqual([{ name: 'msurvey' }]);
});

test('clears what an interrupted initdb left', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'postgres.new-half', 'base'), { recursive: true });
  await start(folder);
  expect(readdirSync(folder).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
});

test('starts PostgreSQL again when it is killed under a running process', async () => {
  const folder = await readyFolder();
  const { connection } = await start(folder);
  const pool = createPool(connection, { max: 2 });
  await pool.query('CREATE TABLE kept AS SELECT 1 AS number');
  process.kill(postmasterOf(folder), 'SIGKILL');
  for (;;) {
    const answer = await pool.query('SELECT number FROM kept').catch(() => undefined);
    if (answer) {
      expect(answer.rows).toEqual([{ number: 1 }]);
      break;
    }
    await sleep(100);
  }
  await pool.end();
});
