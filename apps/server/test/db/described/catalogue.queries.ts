import type { Pool } from 'pg';

/** A table or view as the database knows it. */
export interface TableOfCatalogue {
  name: string;
  isView: boolean;
  key: string[];
}
/** A foreign key: several rows of `table` name one of `target`, unless it is the table's whole key. */
export interface KeyOfCatalogue {
  table: string;
  columns: string[];
  target: string;
  isOptional: boolean;
  isOne: boolean;
}
export interface Catalogue {
  tables: TableOfCatalogue[];
  keys: KeyOfCatalogue[];
}

const TABLES = `
  select c.relname::text as name, c.relkind = 'v' as "isView",
    coalesce((
      select array_agg(a.attname::text order by k.place)
      from pg_index i cross join unnest(i.indkey) with ordinality k(attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary), '{}') as key
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname not like 'kysely%'
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname::text collate "C"`;

const KEYS = `
  select f.conrelid::regclass::text as "table", f.confrelid::regclass::text as target,
    (select array_agg(a.attname::text order by k.place) from unnest(f.conkey) with ordinality k(attnum, place)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum) as columns,
    (select bool_or(not a.attnotnull) from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any(f.conkey))
      as "isOptional",
    exists (select 1 from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u') and u.conkey <@ f.conkey)
      as "isOne"
  from pg_constraint f
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace
  order by 1, 3, 2`;

/** What stands in the database once it is migrated. */
export async function readCatalogue(pool: Pool): Promise<Catalogue> {
  const tables = await pool.query<TableOfCatalogue>(TABLES);
  const keys = await pool.query<KeyOfCatalogue>(KEYS);
  const inOrder = keys.rows
    .map((key): [string, KeyOfCatalogue] => [`${key.table} ${key.columns.join()} ${key.target}`, key])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { tables: tables.rows, keys: inOrder.map(([, key]) => key) };
}
