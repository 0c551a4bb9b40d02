import type { Position } from 'geojson';

export type Ring = Position[];
export type Polygon = Ring[];

export function isInside([x, y]: [number, number], polygon: Polygon): boolean {
  let inside = false;
  for (const ring of polygon)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i] as [number, number];
      const [bx, by] = ring[j] as [number, number];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}
