import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { UnitChange } from './plan.ts';
import type { KnownType } from './tree.ts';

export async function insertType(db: Db, type: KnownType): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into geo_type (parent_id, depth, name)
    values (${type.parentId}, ${type.depth}, ${JSON.stringify(type.name)}::jsonb) returning id`.execute(db);
  return rows[0]?.id as number;
}

export async function nextUnitIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('geo_unit', 'id'))::int as id from generate_series(1, ${count}::int)`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

export async function updateUnits(db: Db, changes: readonly UnitChange[]): Promise<void> {
  await sql`
    update geo_unit u set parent_id = c."parentId", name = c.name, name_bn = c."nameBn", latitude = c.latitude,
      longitude = c.longitude, position_source = c.source, other_names = array(select jsonb_array_elements_text(c."otherNames"))
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id int, "parentId" int, name text, "nameBn" text,
      latitude float8, longitude float8, source text, "otherNames" jsonb) where u.id = c.id`.execute(db);
}

export interface LayerToKeep {
  title: string;
  system: string;
  licence: string;
  attribution: string;
}

/** Made or found by its title; its date changes only when something of it does. */
export async function keepLayer(db: Db, layer: LayerToKeep, isChanged: boolean): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into geo_layer (title, system, licence, attribution)
    values (${layer.title}, ${layer.system}, ${layer.licence}, ${layer.attribution})
    on conflict (lower(title)) do update set system = excluded.system, licence = excluded.licence,
      attribution = excluded.attribution, imported_at = case when ${isChanged} then now() else geo_layer.imported_at end
    returning id`.execute(db);
  return rows[0]?.id as number;
}

export async function keepBoundaries(
  db: Db,
  layerId: number,
  boundaries: readonly { unitId: number; geometry: string; digest: string }[],
): Promise<void> {
  await sql`insert into geo_boundary (layer_id, unit_id, geometry, digest)
    select ${layerId}::int, unit_id, geometry::jsonb, digest from unnest(${boundaries.map((b) => b.unitId)}::int[],
      ${boundaries.map((b) => b.geometry)}::text[], ${boundaries.map((b) => b.digest)}::text[]) b(unit_id, geometry, digest)
    on conflict (layer_id, unit_id) do update set geometry = excluded.geometry, digest = excluded.digest
    where geo_boundary.digest <> excluded.digest`.execute(db);
}

/** A layer is what its newest file says. */
export async function dropOtherBoundaries(db: Db, layerId: number, unitIds: readonly number[]): Promise<void> {
  await sql`delete from geo_boundary where layer_id = ${layerId} and not unit_id = any(${[...unitIds]}::int[])`.execute(
    db,
  );
}
