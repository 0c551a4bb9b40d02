import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export async function columnsOf(db: Db): Promise<{ table: string; column: string; nullable: boolean }[]> {
  const { rows } = await sql<{ table: string; column: string; nullable: boolean }>`
    select table_name as "table", column_name as "column", is_nullable = 'YES' as nullable from information_schema.columns
    where table_schema = 'public' and table_name in (select tablename from pg_tables where schemaname = 'public')
      and table_name not like 'kysely%' and table_name <> 'rate_limit' order by 1, ordinal_position`.execute(db);
  return rows;
}

export async function triggersOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and n.nspname = 'public'`.execute(db);
  return rows.map((r) => r.name);
}

export async function primaryKeyOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select a.attname as "column" from pg_index i, unnest(i.indkey) with ordinality k(attnum, place)
    join pg_attribute a on a.attnum = k.attnum where i.indrelid = ${table}::regclass and a.attrelid = i.indrelid and i.indisprimary order by k.place`.execute(
    db,
  );
  return rows.map((r) => r.column);
}

export async function foreignKeysWithoutIndex(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`.execute(
    db,
  );
  return rows.map((r) => r.name);
}
