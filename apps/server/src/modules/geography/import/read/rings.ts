import type { Position } from 'geojson';
import polylabel from 'polylabel';
import { isInside, type Polygon, type Ring } from '../inside.ts';
import type { Reason } from '../reasons.ts';

/** Twice the area; positive when it runs counter-clockwise. */
function signedArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j] as Position, ring[i] as Position];
    sum += (a[0] as number) * (b[1] as number) - (b[0] as number) * (a[1] as number);
  }
  return sum;
}

/** About a tenth of a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Points that are points, on earth, closed; or why not. */
function cleanRing(ring: unknown): Ring | Reason {
  if (!Array.isArray(ring)) return 'bad-ring';
  const clean: Ring = [];
  for (const point of ring as unknown[]) {
    if (!Array.isArray(point) || typeof point[0] !== 'number' || typeof point[1] !== 'number') return 'bad-ring';
    const [x, y] = [point[0], point[1]] as [number, number];
    if (!(Math.abs(x) <= 180 && Math.abs(y) <= 90)) return 'not-degrees';
    clean.push([round(x), round(y)]);
  }
  const [first, last] = [clean[0], clean.at(-1)];
  if (!first || !last) return 'bad-ring';
  if (first[0] !== last[0] || first[1] !== last[1]) clean.push([...first]);
  return clean.length >= 4 ? clean : 'bad-ring';
}

/** Simplification may turn a ring over: the outer one runs counter-clockwise, holes the other way, as GeoJSON asks. */
const wind = (ring: Ring, counterClockwise: boolean): Ring =>
  signedArea(ring) > 0 === counterClockwise ? ring : ring.toReversed();

export function cleanPolygon(rings: unknown): Polygon | Reason {
  if (!Array.isArray(rings) || rings.length === 0) return 'bad-ring';
  const polygon: Polygon = [];
  for (const [i, raw] of (rings as unknown[]).entries()) {
    const ring = cleanRing(raw);
    if (!Array.isArray(ring)) {
      if (i === 0 || ring === 'not-degrees') return ring;
      continue; // a hole that encloses nothing is no hole
    }
    if (signedArea(ring) !== 0) polygon.push(wind(ring, i === 0));
    else if (i === 0) return 'bad-ring';
  }
  return polygon;
}

/** Cells that polylabel would start with; a sliver ten thousand times as long as wide would take for ever. */
const LONGEST_SLIVER = 2000;

/** Where a label can stand: inside the largest part, far from its edges. */
export function labelPoint(polygons: readonly Polygon[]): [number, number] | null {
  const areaOf = (polygon: Polygon) => Math.abs(signedArea(polygon[0] ?? []));
  const largest = polygons.reduce<Polygon | undefined>((a, b) => (a && areaOf(a) >= areaOf(b) ? a : b), undefined);
  if (!largest) return null;
  const xs = largest[0]?.map((point) => point[0] as number) ?? [];
  const ys = largest[0]?.map((point) => point[1] as number) ?? [];
  const span = (values: number[]) => values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  const [width, height] = [span(xs), span(ys)];
  const short = Math.min(width, height);
  if (!(short > 0) || Math.max(width, height) / short > LONGEST_SLIVER) return null;
  const [x, y] = polylabel(largest as number[][][], short / 100);
  const point: [number, number] = [round(x as number), round(y as number)];
  return isInside(point, largest) ? point : null;
}
