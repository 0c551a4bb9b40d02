import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface LayerRow {
  id: number;
  title: string;
  system: string;
  licence: string;
  attribution: string;
  features: number;
  importedAt: Date;
}

const ROW = sql`l.id, l.title, l.system, l.licence, l.attribution, l.imported_at as "importedAt",
  (select count(*)::int from geo_boundary b where b.layer_id = l.id) as features`;

export async function listLayers(db: Db): Promise<LayerRow[]> {
  const { rows } = await sql<LayerRow>`select ${ROW} from geo_layer l order by lower(l.title), l.id`.execute(db);
  return rows;
}

export async function layerById(db: Db, id: number): Promise<LayerRow | undefined> {
  const { rows } = await sql<LayerRow>`select ${ROW} from geo_layer l where l.id = ${id}`.execute(db);
  return rows[0];
}

/** Each boundary as the text of a GeoJSON feature: it goes out as it is kept, unread. */
export async function layerFeatures(db: Db, layerId: number, typeId: number): Promise<string[]> {
  const { rows } = await sql<{ feature: string }>`
    select json_build_object('type', 'Feature', 'id', u.id, 'properties',
      json_build_object('name', u.name, 'nameBn', u.name_bn, 'geocode', u.geocode), 'geometry', b.geometry)::text as feature
    from geo_boundary b join geo_unit u on u.id = b.unit_id
    where b.layer_id = ${layerId} and u.type_id = ${typeId} and not u.is_closed order by u.id`.execute(db);
  return rows.map((row) => row.feature);
}

export async function deleteLayer(db: Db, id: number): Promise<void> {
  await db.deleteFrom('geo_layer').where('id', '=', id).execute();
}
