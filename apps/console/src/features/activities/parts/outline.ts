import { boundsOf, type MapBounds } from '@msurvey/ui';
import type { MultiPolygon } from 'geojson';

interface Point {
  latitude: number;
  longitude: number;
}
/** Polygons of rings of [longitude, latitude]. */
export type Outline = number[][][][];

export const outlineShape = (outline: Outline): MultiPolygon => ({ type: 'MultiPolygon', coordinates: outline });

/** The place and the position together, so that one sees whether the one lies in the other. Without a boundary the map
 * looks as it always does at one point: from far enough that something can be recognised. */
export function focusOn(position: Point | null, outline: Outline | null): MapBounds | undefined {
  if (!outline || outline.length === 0) return undefined;
  const spots = outline.flat(2).map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }));
  return boundsOf(position ? [...spots, position] : spots);
}
