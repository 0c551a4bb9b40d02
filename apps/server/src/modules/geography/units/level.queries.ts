import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** No more than a map needs: of thousands of units every column takes its time. */
export interface PlacedUnit {
  id: number;
  name: string;
  /** Its own, else that of the nearest unit above it, else amid the units beneath it. */
  latitude: number | null;
  longitude: number | null;
  /** The units above it, the nearest first: columns, because thousands of arrays take long to read. */
  parentId: number | null;
  grandparentId: number | null;
  topId: number | null;
}

const placed = (axis: 'latitude' | 'longitude') => {
  const of = (unit: string) => sql.ref(`${unit}.${axis}`);
  return sql`coalesce(${of('u')}, ${of('p')}, ${of('q')}, ${of('r')},
    (select avg(${of('c')}) from geo_unit c where c.parent_id = u.id))`;
};

/** Unit `u` with the units above it, of one of the first four levels (0 is the uppermost), in a unit or everywhere. */
const unitsIn = (depth: number, within: number | null) => sql`
  geo_unit u join geo_type t on t.id = u.type_id and t.depth = ${depth}
  left join geo_unit p on p.id = u.parent_id
  left join geo_unit q on q.id = p.parent_id
  left join geo_unit r on r.id = q.parent_id
  ${within === null ? sql`` : sql`join (values (${within}::int)) w (id) on w.id in (u.id, p.id, q.id, r.id)`}`;

/** Every unit of a level. Closed ones are among them: old records name them. The levels above are joined, not walked. */
export async function unitsOfLevel(
  db: Db,
  depth: number,
  within: number | null,
  language: Language,
): Promise<PlacedUnit[]> {
  const name = language === 'bn' ? sql`coalesce(u.name_bn, u.name)` : sql`u.name`;
  const { rows } = await sql<PlacedUnit>`
    select u.id, ${name} as name,
      ${placed('latitude')} as latitude, ${placed('longitude')} as longitude, p.id as "parentId", q.id as "grandparentId", r.id as "topId"
    from ${unitsIn(depth, within)}`.execute(db);
  return rows;
}

/**
 * The areas of a level as texts of GeoJSON features, each from the newest layer that has it, and whom to name for them.
 * They go out as they are kept, unread.
 */
export async function areasOfLevel(
  db: Db,
  depth: number,
  within: number | null,
): Promise<{ feature: string; attribution: string }[]> {
  const { rows } = await sql<{ feature: string; attribution: string }>`
    select distinct on (u.id) l.attribution,
      json_build_object('type', 'Feature', 'id', u.id, 'properties',
        json_build_object('name', u.name, 'nameBn', u.name_bn), 'geometry', b.geometry)::text as feature
    from ${unitsIn(depth, within)} join geo_boundary b on b.unit_id = u.id join geo_layer l on l.id = b.layer_id
    where not u.is_closed
    order by u.id, l.imported_at desc, l.id desc`.execute(db);
  return rows;
}
