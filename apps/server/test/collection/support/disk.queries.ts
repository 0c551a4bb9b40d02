import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

/** Whoever PostgreSQL runs as must own the folders it is given. */
export async function databaseOwner(db: Db): Promise<{ uid: number; gid: number }> {
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(db);
  return stat(rows[0]?.folder as string);
}

/** How much room a table with its long values takes, in bytes. */
export async function roomOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_table_size(${table}::regclass)::float8 as bytes`.execute(db);
  return rows[0]?.bytes as number;
}

const SPACE = 'small_disk';

/** A table with its long values on another disk; null: back again. */
export async function storeOn(db: Db, table: string, folder: string | null): Promise<void> {
  if (folder) await sql`create tablespace ${sql.ref(SPACE)} location ${sql.lit(folder)}`.execute(db);
  await sql`alter table ${sql.table(table)} set tablespace ${sql.ref(folder ? SPACE : 'pg_default')}`.execute(db);
  if (!folder) await sql`drop tablespace if exists ${sql.ref(SPACE)}`.execute(db);
}
