import type { MapBounds, MapPoint } from './types.ts';

/** The smallest rectangle around the points; none without points. */
export function boundsOf(points: readonly Pick<MapPoint, 'latitude' | 'longitude'>[]): MapBounds | undefined {
  const [first] = points;
  if (!first) return undefined;
  const bounds = { west: first.longitude, east: first.longitude, south: first.latitude, north: first.latitude };
  for (const { latitude, longitude } of points) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return bounds;
}

export const isWithin = ({ latitude, longitude }: MapPoint, { west, south, east, north }: MapBounds): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;
