import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import type { Db } from '../../src/db/tables.ts';
import { databaseName } from './state.queries.ts';

/** A job that has been due for an hour and that nobody takes. */
export async function forgottenJob(db: Db): Promise<void> {
  await sql`select graphile_worker.add_job('send-mail', '{}'::json, run_at := now() - interval '1 hour')`.execute(db);
}

export async function requestIdsInAudit(db: Db): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string | null }>`select request_id as id from audit_entry`.execute(db);
  return rows.map((row) => row.id);
}

const names = new WeakMap<Database, string>();

async function asAdmin(text: (name: string) => string, database: Database): Promise<void> {
  const name = names.get(database) ?? (await databaseName(database.db));
  names.set(database, name);
  const admin = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await admin.connect();
  await admin.query(text(pg.escapeIdentifier(name)));
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await admin.end();
}

/** The database lets nobody in any more, and those who are in are put out. */
export const breakConnections = (database: Database) =>
  asAdmin((name) => `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`, database);
export const mendConnections = (database: Database) =>
  asAdmin((name) => `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`, database);
