import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, inject, test } from 'vitest';
import { hostsOf } from '../../src/db/hosts.ts';
import { createPool } from '../../src/db/pool.ts';

const server = () => ({ ...inject('postgres'), database: 'postgres' });

test('reads whole numbers as numbers and days as text', async () => {
  const pool = createPool(server());
  const { rows } = await pool.query(
    "SELECT 7::int8 AS id, ARRAY[1, NULL]::int8[] AS ids, date '2024-02-29' AS day, ARRAY[date '2024-02-29'] AS days, timestamptz '2024-01-01 00:00Z' AS at",
  );
  const at = new Date('2024-01-01T00:00:00Z');
  expect(rows).toEqual([{ id: 7, ids: [1, null], day: '2024-02-29', days: ['2024-02-29'], at }]);
  await expect(pool.query('SELECT 9007199254740993::int8')).rejects.toThrow(/9007199254740993.*too large/);
  await pool.end();
});

test('names itself and limits the time of statements', async () => {
  const pool = createPool(server(), { statementTimeout: 50 });
  const { rows } = await pool.query("SELECT current_setting('application_name') AS name");
  expect(rows).toEqual([{ name: 'msurvey' }]);
  await expect(pool.query('SELECT pg_sleep(60)')).rejects.toThrow(/statement timeout/);
  await pool.end();
});

test.each([true, false])('keeps statement names only when prepare is on (%s)', async (prepare) => {
  const pool = createPool(server(), { max: 1, prepare });
  for (let i = 0; i < 2; i++) await pool.query({ name: 'one', text: 'SELECT $1::int AS one', values: [1] });
  const { rows } = await pool.query('SELECT name FROM pg_prepared_statements');
  expect(rows).toEqual(prepare ? [{ name: 'one' }] : []);
  await pool.end();
});

test('survives the loss of a connection, idle or in use', async () => {
  const lost: string[] = [];
  const pool = createPool(server(), { log: (line) => lost.push(line) });
  const inUse = await pool.connect();
  const text = 'SELECT pg_backend_pid() AS id';
  const ids = [await inUse.query(text), await pool.query(text)].map((answer) => answer.rows[0].id);
  const other = createPool(server());
  await other.query('SELECT pg_terminate_backend(id, 5000) FROM unnest($1::int[]) id', [ids]);
  await expect(inUse.query('SELECT 1')).rejects.toThrow();
  inUse.release(true);
  expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
  expect(lost.length).toBeGreaterThan(0);
  await pool.end();
  await other.end();
});

test('understands several hosts in an address', () => {
  expect(hostsOf('postgres://u:p,@a:1,b/db?x=1')).toEqual([
    { connectionString: 'postgres://u:p,@a:1/db?x=1' },
    { connectionString: 'postgres://u:p,@b/db?x=1' },
  ]);
  expect(hostsOf('postgres://a/db,postgresql://b/db')).toHaveLength(2);
  expect(hostsOf({ host: 'a:1, b', port: 5 })).toEqual([
    { host: 'a', port: 1 },
    { host: 'b', port: 5 },
  ]);
  expect(hostsOf({ host: '/tmp/x,y' })).toEqual([{ host: '/tmp/x,y', port: undefined }]);
  expect(() => hostsOf('localhost')).toThrow(/looks like/);
});

const urlOf = (database: string) => {
  const { host, port = 5432, user, password } = server();
  const access = `${user}:${encodeURIComponent(password)}`;
  if (host.startsWith('/')) return `postgres://${access}@socket/${database}?host=${host}&port=${port}`;
  return `postgres://${access}@${host}:${port}/${database}`;
};

test('what is wrong at every host is not tried at the next', async () => {
  const pool = createPool(`${urlOf('no_such_database')},${urlOf('postgres')}`);
  await expect(pool.query('SELECT 1')).rejects.toThrow(/does not exist/);
  await pool.end();
});

test('passes over a host that refuses and one that is silent', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const quiet = `postgres://x@127.0.0.1:${(silent.address() as AddressInfo).port}/postgres`;
  const pool = createPool(`postgres://x@127.0.0.1:1/postgres,${quiet},${urlOf('postgres')}`, {
    connectionTimeout: 500,
  });
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  // Others that come at the same time go straight to the host that was found.
  const answers = await Promise.all([pool.query('SELECT 2 AS two'), pool.query('SELECT 2 AS two')]);
  expect(answers.map((answer) => answer.rows[0])).toEqual([{ two: 2 }, { two: 2 }]);
  await pool.end();
  silent.close();
});
