import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { handleOn } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { createPool } from '../../src/db/pool.ts';
import { createDatabaseFrom, dropDatabaseFrom } from '../support/postgres.ts';
import { insertOldRoles, mayClose } from './publications-upgrade.queries.ts';

const postgres = inject('postgres');
const database = `test_${randomUUID().replaceAll('-', '')}`;
const pool = createPool({ ...postgres, database });
const db = handleOn(pool) as never;

beforeAll(async () => {
  await createDatabaseFrom(postgres, database, 'template1');
  await migrate(pool, '0045-designer');
  await insertOldRoles(db);
  await migrate(pool);
});
afterAll(async () => {
  await pool.end();
  await dropDatabaseFrom(postgres, database);
});

it('in a database from before years could be closed, whoever keeps figures and exports the report may close them', async () => {
  expect(await mayClose(db)).toEqual({ 'M&E officer': true, accountant: false });
});
