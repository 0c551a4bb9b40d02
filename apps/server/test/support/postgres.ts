import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/db/embedded/index.ts';

export interface TestServerAddress {
  host: string;
  port?: number;
  user: string;
  password: string;
}

export type TestConnection = TestServerAddress & { database: string };

export interface TestPostgres {
  connection(database: string): TestConnection;
  /** An old database of that name is dropped. */
  createDatabase(name: string, template?: string): Promise<TestConnection>;
  stop(): Promise<void>;
}

const PREFIX = 'msurvey-test-';

/** A PostgreSQL to throw away, or the server of TEST_DATABASE_URL, whose superuser we must be. */
export async function startTestPostgres(): Promise<TestPostgres> {
  return process.env.TEST_DATABASE_URL ? useServer(process.env.TEST_DATABASE_URL) : startThrowAway();
}

async function startThrowAway(): Promise<TestPostgres> {
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  // Nothing here has to survive a power cut.
  const unsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  // No database lives long enough to need it, and those who look at plans tidy up themselves, at a moment they choose.
  const untidy = { autovacuum: 'off' };
  const postgres = await startEmbedded({
    folder,
    settings: { ...unsafe, ...untidy, shared_buffers: '128MB', max_connections: '200' },
  });
  const { database: _, ...server } = postgres.connection;
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...handle(server), stop };
}

/** A test run that was killed left its PostgreSQL running; whose process lives is left alone. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    try {
      await (await startEmbedded({ folder })).stop();
      await rm(folder, { recursive: true, force: true });
    } catch {
      // In use by another run, or not ours.
    }
  }
}

async function useServer(url: string): Promise<TestPostgres> {
  const { host, port, user = '', password = '' } = new pg.Client({ connectionString: url });
  const server = { host, port, user, password: password ?? '' };
  const stop = async () => {
    const names = await asAdmin(server, (admin) => admin.query('SELECT datname FROM pg_database'));
    const ours = names.rows
      .map((row) => row.datname as string)
      .filter((name) => /^(test_[0-9a-f]{32}|msurvey_(empty|template|described))$/.test(name));
    for (const name of ours) await dropDatabaseFrom(server, name);
  };
  return { ...handle(server), stop };
}

function handle(server: TestServerAddress): Omit<TestPostgres, 'stop'> {
  return {
    connection: (database) => ({ ...server, database }),
    createDatabase: (name, template) => createDatabaseFrom(server, name, template),
  };
}

/** For test files, which know only the address of the server. */
export async function createDatabaseFrom(
  server: TestServerAddress,
  name: string,
  template = 'template1',
): Promise<TestConnection> {
  await asAdmin(server, async (admin) => {
    await drop(admin, name);
    // Files are copied at once: writing the copy to the log as well is for those whose log is read.
    const [database, from] = [name, template].map((one) => pg.escapeIdentifier(one));
    await admin.query(`CREATE DATABASE ${database} TEMPLATE ${from} STRATEGY FILE_COPY`);
  });
  return { ...server, database: name };
}

/** Not left to the end: the disk would be busy with what nobody reads again. */
export const dropDatabaseFrom = (server: TestServerAddress, name: string): Promise<unknown> =>
  asAdmin(server, (admin) => drop(admin, name));

const drop = (admin: pg.Client, name: string) =>
  admin.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);

async function asAdmin<T>(server: TestServerAddress, act: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.end();
  }
}
