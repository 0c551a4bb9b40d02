import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EmbeddedConnection } from '../../src/db/embedded/index.ts';
import { createPool } from '../../src/db/pool.ts';
import { cleanUpAfterEach, query, readyFolder, start } from '../support/embedded.ts';

cleanUpAfterEach();

const urlOf = ({ host, port, user, password, database }: EmbeddedConnection) =>
  `postgres://${user}:${password}@socket/${database}?host=${host}&port=${port}`;

test('keeps to the host that accepts writing, and follows it when it changes', async () => {
  // Two copies of the same cluster, as a replica is one.
  const [here, there] = [await readyFolder(), await readyFolder()];
  writeFileSync(join(there, 'postgres', 'standby.signal'), '');
  const primary = await start(here);
  const replica = await start(there);

  const pool = createPool(`${urlOf(replica.connection)},${urlOf(primary.connection)}`, { max: 3 });
  await pool.query('CREATE TABLE written AS SELECT 1 AS number');
  expect(await query(primary.connection, 'SELECT number FROM written')).toEqual([{ number: 1 }]);

  await primary.stop();
  await expect(pool.query('SELECT 1')).rejects.toThrow();
  await query(replica.connection, 'SELECT pg_promote()');
  await pool.query('CREATE TABLE written_there AS SELECT 2 AS number');
  expect(await query(replica.connection, 'SELECT number FROM written_there')).toEqual([{ number: 2 }]);
  await pool.end();
});
