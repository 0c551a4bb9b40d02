import type { Db } from '#db/tables.ts';
import { LruMap } from '#http/lru.ts';
import { isInside, type Polygon } from '../import/inside.ts';
import { boundaryGeometries, boundaryKeys, type Geometry } from './outline.queries.ts';

/** By layer, unit and digest: a boundary that changed has another digest, so nothing has to be forgotten. */
const known = new LruMap<string, Polygon[]>(500);

const polygonsOf = (geometry: Geometry): Polygon[] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** The areas of units, of those that have a boundary in some layer. */
export async function outlinesOf(db: Db, unitIds: readonly number[]): Promise<Map<number, Polygon[]>> {
  const keys = await boundaryKeys(db, unitIds);
  const nameOf = new Map(keys.map((key) => [key.unitId, `${key.layerId}/${key.unitId}/${key.digest}`]));
  const found = new Map<number, Polygon[]>();
  const unread = keys.filter((key) => {
    const polygons = known.get(nameOf.get(key.unitId) as string);
    if (polygons) found.set(key.unitId, polygons);
    return !polygons;
  });
  if (unread.length > 0)
    for (const { unitId, geometry } of await boundaryGeometries(db, unread)) {
      const polygons = polygonsOf(geometry);
      known.set(nameOf.get(unitId) as string, polygons);
      found.set(unitId, polygons);
    }
  return found;
}

export const isWithin = (longitude: number, latitude: number, polygons: readonly Polygon[]): boolean =>
  polygons.some((polygon) => isInside([longitude, latitude], polygon));
