import pg from 'pg';
import type { SnapshotSequence, SnapshotTable } from './snapshot.ts';

const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
const columnList = ({ columns }: SnapshotTable) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** Our own schema and the queue's. What migrators note about themselves is made by migrating and never carried over. */
const OURS = `
  n.nspname IN ('public', 'graphile_worker')
  AND (n.nspname, c.relname) NOT IN (
    ('public', 'kysely_migration'), ('public', 'kysely_migration_lock'), ('graphile_worker', 'migrations'))
  AND NOT EXISTS (SELECT FROM pg_depend d
    WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Without partitions (their rows pass through the table they belong to) and without computed columns. */
export async function listTables(client: pg.ClientBase): Promise<SnapshotTable[]> {
  const { rows } = await client.query<SnapshotTable>(`
    SELECT n.nspname AS schema, c.relname AS name,
      (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${OURS}
    ORDER BY 1, 2`);
  return rows;
}

export interface ForeignKey {
  name: string;
  schema: string;
  table: string;
  toSchema: string;
  toTable: string;
  definition: string;
}

export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT k.conname AS name, n.nspname AS schema, c.relname AS "table", tn.nspname AS "toSchema", t.relname AS "toTable",
      pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_class t ON t.oid = k.confrelid JOIN pg_namespace tn ON tn.oid = t.relnamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND ${OURS}
    ORDER BY 2, 3, 1`);
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<SnapshotSequence[]> {
  const { rows } = await client.query<SnapshotSequence>(`
    SELECT n.nspname AS schema, c.relname AS name,
      coalesce(s.last_value, s.start_value)::text AS value, s.last_value IS NOT NULL AS called
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_sequences s ON s.schemaname = n.nspname AND s.sequencename = c.relname
    WHERE c.relkind = 'S' AND ${OURS}
    ORDER BY 1, 2`);
  return rows;
}

export async function setSequence(client: pg.ClientBase, sequence: SnapshotSequence): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
    quoted(sequence),
    sequence.value,
    sequence.called,
  ]);
}

async function wasEverMigrated(client: pg.ClientBase): Promise<boolean> {
  const found = await client.query("SELECT FROM pg_class WHERE oid = to_regclass('public.kysely_migration')");
  return found.rowCount !== 0;
}

export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  if (!(await wasEverMigrated(client))) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.kysely_migration ORDER BY name');
  return rows.map((row) => row.name);
}

export async function serverVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  return rows[0]?.server_version ?? '';
}

export async function hasRows(client: pg.ClientBase, table: SnapshotTable): Promise<boolean> {
  return ((await client.query(`SELECT FROM ${quoted(table)} LIMIT 1`)).rowCount ?? 0) > 0;
}

/** Values are written and read in one way, whatever the two servers are set to. */
const SAME_SPELLING = `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;

export async function beginReading(client: pg.ClientBase): Promise<void> {
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${SAME_SPELLING}`);
}

export async function beginLoading(client: pg.ClientBase): Promise<void> {
  await client.query(`BEGIN; ${SAME_SPELLING}`);
}

/** Before tables are altered no check may be outstanding. */
export const checkNow = (client: pg.ClientBase) => client.query('SET CONSTRAINTS ALL IMMEDIATE');
export const commit = (client: pg.ClientBase) => client.query('COMMIT');
export const analyze = (client: pg.ClientBase) => client.query('ANALYZE');

export async function emptyTables(client: pg.ClientBase, tables: SnapshotTable[]): Promise<void> {
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
}

/** The rows were checked and their effects recorded when they were first written. */
export async function setTriggers(client: pg.ClientBase, tables: SnapshotTable[], on: boolean): Promise<void> {
  for (const table of tables) {
    await client.query(`ALTER TABLE ${quoted(table)} ${on ? 'ENABLE' : 'DISABLE'} TRIGGER USER`);
  }
}

export async function dropForeignKey(client: pg.ClientBase, key: ForeignKey): Promise<void> {
  const table = quoted({ schema: key.schema, name: key.table });
  await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(key.name)}`);
}

export async function addForeignKey(client: pg.ClientBase, key: ForeignKey): Promise<void> {
  const table = quoted({ schema: key.schema, name: key.table });
  await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${pg.escapeIdentifier(key.name)} ${key.definition}`);
}

/** A query and not the table itself: COPY does not read from a table with partitions. */
export const copyOutText = (table: SnapshotTable) =>
  `COPY (SELECT ${columnList(table)} FROM ${quoted(table)}) TO STDOUT`;
export const copyInText = (table: SnapshotTable) => `COPY ${quoted(table)} (${columnList(table)}) FROM STDIN`;
