import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { handleOn } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { createPool } from '../../src/db/pool.ts';
import { createDatabaseFrom, dropDatabaseFrom } from '../support/postgres.ts';
import { insertOldProgramme, reachByName, senders } from './reach-upgrade.queries.ts';

const postgres = inject('postgres');
const database = `test_${randomUUID().replaceAll('-', '')}`;
const pool = createPool({ ...postgres, database });
const db = handleOn(pool) as never;

beforeAll(async () => {
  await createDatabaseFrom(postgres, database, 'template1');
  await migrate(pool, '0015-activity-states');
  await insertOldProgramme(db);
  await migrate(pool);
});
afterAll(async () => {
  await pool.end();
  await dropDatabaseFrom(postgres, database);
});

describe('a database from before reach', () => {
  it('gives each role the reach that its name or its switches tell', async () => {
    expect(await reachByName(db)).toEqual({
      FAO_ADMIN: 'all/all',
      'data collector': 'own/sites',
      validator: 'organization/organization',
      'M&E officer': 'all/all',
      admin: 'organization/organization',
      'field hands': 'own/sites',
      readers: 'organization/organization',
      accountant: 'all/all',
    });
  });

  it('says of which organisation records are, as far as their sender is known', async () => {
    expect(await senders(db)).toEqual({ 'uuid:known': 'DAE', 'uuid:gone': null });
  });
});
