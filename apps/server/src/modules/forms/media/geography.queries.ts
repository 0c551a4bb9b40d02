import { type RawBuilder, sql } from 'kysely';
import type { Db, Labels } from '#db/tables.ts';
import type { ListLabel } from './lists.ts';

export interface Level {
  id: number;
  name: Labels;
  parentId: number | null;
  unitCount: number;
}

export async function levels(db: Db): Promise<Level[]> {
  const { rows } = await sql<Level>`
    select id, name, parent_id as "parentId", unit_count as "unitCount" from geo_type order by depth, id`.execute(db);
  return rows;
}

export interface PlaceRow {
  id: number;
  name: string;
  nameBn: string | null;
  parentId: number | null;
  /** Ids of the units above it, by level. */
  above: Record<string, number>;
}

/** Units of a level by name, each with all that stands above it. */
async function placesWhere(db: Db, typeId: number, which: RawBuilder<unknown>): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with recursive up as (
      select u.id, u.parent_id as above_id from geo_unit u where u.type_id = ${typeId} and ${which}
      union all
      select up.id, p.parent_id from up join geo_unit p on p.id = up.above_id),
    chains as (
      select up.id, json_object_agg(a.type_id, a.id) as above from up join geo_unit a on a.id = up.above_id group by up.id)
    select u.id, u.name, u.name_bn as "nameBn", u.parent_id as "parentId", coalesce(c.above, '{}') as above
    from geo_unit u left join chains c on c.id = u.id
    where u.type_id = ${typeId} and ${which} order by u.name, u.id`.execute(db);
  return rows;
}

export const placesOf = (db: Db, typeId: number): Promise<PlaceRow[]> => placesWhere(db, typeId, sql`not u.is_closed`);

/** Closed ones too. */
export const placesWithIds = (db: Db, typeId: number, ids: readonly number[]): Promise<PlaceRow[]> =>
  placesWhere(db, typeId, sql`u.id = any(${[...ids]}::bigint[])`);

/** Closed ones too: they were open when somebody picked them. */
export async function placeLabels(db: Db, depth: number, ids: readonly number[]): Promise<ListLabel[]> {
  const { rows } = await sql<ListLabel>`
    select u.id, json_build_object('en', u.name, 'bn', u.name_bn, 'fr', null, 'ro', null, 'zh', null) as label
    from geo_unit u join geo_type t on t.id = u.type_id
    where u.id = any(${[...ids]}::bigint[]) and t.depth = ${depth}`.execute(db);
  return rows;
}
