import { sql } from 'kysely';
import type { Db, Labels } from '#db/tables.ts';

/** Any level at all: an installation that began with another country is left alone. */
export async function hasGeography(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from geo_type) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function insertTypes(
  db: Db,
  types: { id: number; parentId: number | null; depth: number; name: Labels }[],
): Promise<void> {
  await sql`insert into geo_type (id, parent_id, depth, name)
    select id, "parentId", depth, name from jsonb_to_recordset(${JSON.stringify(types)}::jsonb)
      as t(id int, "parentId" int, depth int, name jsonb)`.execute(db);
}

/** Ids below are kept for what comes with the product. */
export async function reserveIds(db: Db, first: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('geo_type', 'id'), greatest(100, (select max(id) from geo_type))),
    setval(pg_get_serial_sequence('geo_unit', 'id'), greatest(${first}::int, (select max(id) from geo_unit)))`.execute(
    db,
  );
}
