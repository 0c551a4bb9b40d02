import { describe, expect, it } from 'vitest';
import { boundsOf, isWithin } from '../src/map/bounds.ts';
import { CLOSEST_ZOOM, clusterIndex } from '../src/map/clusters.ts';
import type { MapPoint } from '../src/map/types.ts';

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const point = (id: string, latitude: number, longitude: number): MapPoint => ({ id, latitude, longitude, label: id });
const BHOLA = [point('a', 22.1, 90.7), point('b', 22.1001, 90.7001), point('c', 22.1, 90.7)];

describe('points on a map', () => {
  it('become one symbol with their number where they are near, and open at a closer zoom', () => {
    const clustersIn = clusterIndex([...BHOLA, point('d', 25.7, 89.2)]);
    const far = clustersIn(WORLD, 5).toSorted((a, b) => b.count - a.count);
    expect(far.map(({ count }) => count)).toEqual([3, 1]);
    expect(far[1]?.point?.id).toBe('d');
    const close = clustersIn(WORLD, far[0]?.opensAt ?? 0);
    expect(close.length).toBeGreaterThan(2);
  });

  it('stay one symbol on one spot, however close one looks', () => {
    const [together] = clusterIndex([point('a', 22, 90), point('b', 22, 90)])(WORLD, CLOSEST_ZOOM);
    expect(together).toMatchObject({ count: 2, opensAt: CLOSEST_ZOOM });
  });

  it('that are out of view are not drawn', () => {
    const north = { west: 88, south: 25, east: 90, north: 27 };
    expect(clusterIndex(BHOLA)(north, 8)).toEqual([]);
  });

  it('lie within their own bounds, and nothing has none', () => {
    const bounds = boundsOf(BHOLA);
    expect(bounds).toEqual({ west: 90.7, east: 90.7001, south: 22.1, north: 22.1001 });
    expect(BHOLA.every((one) => bounds && isWithin(one, bounds))).toBe(true);
    expect(boundsOf([])).toBeUndefined();
  });
});
