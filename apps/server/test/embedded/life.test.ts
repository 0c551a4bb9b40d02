import { existsSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPidFile } from '../../src/db/embedded/pid-file.ts';
import { inspectProcess } from '../../src/db/embedded/processes.ts';
import { cleanUpAfterEach, newFolder, query, readyFolder, start } from '../support/embedded.ts';

cleanUpAfterEach();

test('starts a new cluster', async () => {
  const folder = newFolder();
  const { connection, adopted } = await start(folder);
  expect(adopted).toBe(false);
  const [row] = await query(
    connection,
    `SELECT current_database() AS database, current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
       current_setting('listen_addresses') AS addresses, current_setting('server_encoding') AS encoding,
       (SELECT datlocprovider::text || datlocale FROM pg_database WHERE datname = current_database()) AS locale`,
  );
  expect(row).toEqual({
    database: 'msurvey',
    fsync: 'on',
    commit: 'on',
    addresses: '',
    encoding: 'UTF8',
    locale: 'bC.UTF-8',
  });
});

test('keeps the rows over a stop and a start', async () => {
  const folder = await readyFolder();
  const first = await start(folder);
  await query(first.connection, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();
  const second = await start(folder);
  expect(second.adopted).toBe(false);
  expect(await query(second.connection, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
});

test('leaves nothing running and the folder free after a stop', async () => {
  const folder = await readyFolder();
  const postgres = await start(folder);
  const { pid } = readPidFile(join(folder, 'postgres')) ?? { pid: 0 };
  await Promise.all([postgres.stop(), postgres.stop()]);
  expect(inspectProcess(pid)).toBeUndefined();
  expect(existsSync(postgres.connection.host)).toBe(false);
  expect(existsSync(join(folder, 'postgres.lock'))).toBe(false);
});

test('the socket folder is private', async () => {
  const { connection } = await start(await readyFolder());
  expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  expect(statSync(join(connection.host, '.s.PGSQL.5432')).mode & 0o077).toBe(0);
});

test('the password is generated, needed, and kept for its owner only', async () => {
  const folder = await readyFolder();
  const { connection } = await start(folder);
  expect(connection.password).toHaveLength(32);
  expect(statSync(join(folder, 'postgres.password')).mode & 0o777).toBe(0o600);
  await expect(query({ ...connection, password: 'guess' }, 'SELECT 1')).rejects.toThrow(
    /password authentication failed/,
  );
});

test('works in a folder whose path is too long for a socket', async () => {
  const folder = join(newFolder(), 'a'.repeat(100), 'with a space');
  const { connection } = await start(folder);
  expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test.runIf(process.getuid?.() === 0)(
  'root in a place closed to others keeps the files where PostgreSQL can go',
  async () => {
    const folder = join(newFolder(0o700), 'data');
    const said: string[] = [];
    const first = await start(folder, said);
    const files = realpathSync(join(folder, 'postgres'));
    expect(said.join()).toContain(`the database files are kept in ${files}`);
    await query(first.connection, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    const second = await start(folder);
    expect(await query(second.connection, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await second.stop();
    rmSync(files, { recursive: true });
  },
);

test('refuses a database made by another major version', async () => {
  const folder = await readyFolder();
  await (await start(folder)).stop();
  const version = join(folder, 'postgres', 'PG_VERSION');
  const made = readFileSync(version, 'utf8');
  writeFileSync(version, '17\n');
  await expect(start(folder)).rejects.toThrow(/was made by PostgreSQL 17/);
  writeFileSync(version, made);
  await start(folder);
});

test('says what PostgreSQL said when it does not start', async () => {
  const folder = await readyFolder();
  await (await start(folder)).stop();
  const config = join(folder, 'postgres', 'postgresql.conf');
  const made = readFileSync(config, 'utf8');
  writeFileSync(config, 'no_such_setting = 1\n');
  await expect(start(folder)).rejects.toThrow(/no_such_setting/);
  writeFileSync(config, made);
  await start(folder);
});
