import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connectionOptionsOf } from '../../src/db/connection-options.ts';
import { openForCopying } from '../../src/db/ours.ts';
import type { BackupSource } from '../../src/backup/make-backup.ts';
import { FILE_LISTS } from '../../src/modules/jobs.ts';
import type { TestServer } from '../support/cast.ts';
import { createDatabaseFrom, dropDatabaseFrom } from '../support/postgres.ts';

export const PASSPHRASE = 'four words and a cow';

const folders: string[] = [];
const pools: pg.Pool[] = [];
const databases: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'msurvey-backups-'));
  folders.push(folder);
  return folder;
}

export async function emptyDatabase(): Promise<pg.Pool> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  databases.push(name);
  const pool = openForCopying(await createDatabaseFrom(inject('postgres'), name), { prepareStatements: true });
  pools.push(pool);
  return pool;
}

/** What a backup of a test server reads. */
export function sourceOf(server: TestServer): BackupSource {
  const { database, files } = server.context;
  const pool = openForCopying(connectionOptionsOf(database.pool) as never, { prepareStatements: true });
  pools.push(pool);
  return { pool, files, fileLists: FILE_LISTS, release: 'test' };
}

/** Whatever a file made is removed at its end. */
export function cleanUp(): void {
  afterAll(async () => {
    for (const pool of pools.splice(0)) await pool.end();
    for (const name of databases.splice(0)) await dropDatabaseFrom(inject('postgres'), name);
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
}
