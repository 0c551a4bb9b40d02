import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { handleOn } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { createPool } from '../../src/db/pool.ts';
import type { Db } from '../../src/db/tables.ts';
import { createDatabaseFrom, dropDatabaseFrom } from './postgres.ts';

/** A database as it was after one migration, filled as it was then, and brought to a later one or to the newest. */
export function upgradedDatabase(from: string, fill: (db: Db) => Promise<void>, to?: string): Db {
  const postgres = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const pool = createPool({ ...postgres, database });
  const db = handleOn(pool);
  beforeAll(async () => {
    await createDatabaseFrom(postgres, database, 'template1');
    await migrate(pool, from);
    await fill(db);
    await migrate(pool, to);
  });
  afterAll(async () => {
    await pool.end();
    await dropDatabaseFrom(postgres, database);
  });
  return db;
}
