import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface BoundaryKey {
  unitId: number;
  layerId: number;
  digest: string;
}

/** The boundary of each unit in the newest layer that has one. */
export async function boundaryKeys(db: Db, unitIds: readonly number[]): Promise<BoundaryKey[]> {
  const { rows } = await sql<BoundaryKey>`
    select distinct on (b.unit_id) b.unit_id as "unitId", b.layer_id as "layerId", b.digest
    from geo_boundary b join geo_layer l on l.id = b.layer_id
    where b.unit_id = any(${[...unitIds]}::int[]) order by b.unit_id, l.imported_at desc, l.id desc`.execute(db);
  return rows;
}

export type Geometry =
  | { type: 'Polygon'; coordinates: number[][][] }
  | { type: 'MultiPolygon'; coordinates: number[][][][] };

export async function boundaryGeometries(
  db: Db,
  keys: readonly BoundaryKey[],
): Promise<{ unitId: number; geometry: Geometry }[]> {
  const { rows } = await sql<{ unitId: number; geometry: Geometry }>`
    select b.unit_id as "unitId", b.geometry
    from unnest(${keys.map((k) => k.layerId)}::int[], ${keys.map((k) => k.unitId)}::int[]) k (layer_id, unit_id)
    join geo_boundary b on b.layer_id = k.layer_id and b.unit_id = k.unit_id`.execute(db);
  return rows;
}

export interface KnownPoint {
  unitId: number;
  latitude: number;
  longitude: number;
  /** Level of the unit whose point this is, from the top (0). */
  depth: number;
}

/** A unit's own point, else that of the nearest unit above it that has one. */
export async function knownPoints(db: Db, unitIds: readonly number[]): Promise<KnownPoint[]> {
  const { rows } = await sql<KnownPoint>`
    with recursive up as (
      select u.id as unit_id, u.parent_id, u.type_id, u.latitude, u.longitude
      from geo_unit u where u.id = any(${[...unitIds]}::int[])
      union all
      select up.unit_id, p.parent_id, p.type_id, p.latitude, p.longitude
      from up join geo_unit p on p.id = up.parent_id where up.latitude is null)
    select up.unit_id as "unitId", up.latitude, up.longitude, t.depth
    from up join geo_type t on t.id = up.type_id where up.latitude is not null`.execute(db);
  return rows;
}
