import { createHash } from 'node:crypto';
import { feature } from 'topojson-client';
import type { Reason } from '../reasons.ts';
import type { BoundaryFile, Fault, Unreadable } from './file.ts';
import { saidBy } from './properties.ts';
import type { Polygon } from '../inside.ts';
import { cleanPolygon, labelPoint } from './rings.ts';

export interface BoundaryLimits {
  features: number;
  coordinates: number;
}
export const BOUNDARY_LIMITS: BoundaryLimits = { features: 50_000, coordinates: 3_000_000 };

type Topology = Parameters<typeof feature>[0];
type TopologyObject = Parameters<typeof feature>[1];

class Refused extends Error {}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A feature before it is looked at. */
interface Raw {
  id: unknown;
  properties: unknown;
  collection: string | null;
  geometry: () => unknown;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function featuresOfGeoJson(file: Json): Raw[] {
  const features = file.type === 'FeatureCollection' ? listOf(file.features) : [file];
  const collection = typeof file.name === 'string' ? file.name : null;
  return features.map((f) =>
    isObject(f)
      ? { id: f.id, properties: f.properties, collection, geometry: () => f.geometry }
      : { id: null, properties: null, collection, geometry: () => null },
  );
}

/** A few arcs named a million times become a large file: what they would become is counted before it is made. */
function arcLengths(topology: Json, arcs: unknown, budget: Budget): void {
  const lengths = listOf(topology.arcs);
  const stack: unknown[] = [arcs];
  while (stack.length > 0) {
    const top = stack.pop();
    if (Array.isArray(top)) for (const inner of top as unknown[]) stack.push(inner);
    else if (typeof top === 'number') budget.spend(listOf(lengths[top < 0 ? ~top : top]).length + 1);
  }
}

function featuresOfTopoJson(file: Json, budget: Budget): Raw[] {
  const objects = isObject(file.objects) ? Object.entries(file.objects) : [];
  return objects.flatMap(([collection, object]): Raw[] => {
    if (!isObject(object)) return [];
    const geometries = object.type === 'GeometryCollection' ? listOf(object.geometries) : [object];
    return geometries.filter(isObject).map((geometry) => ({
      id: geometry.id,
      properties: geometry.properties,
      collection,
      geometry: () => {
        if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return geometry;
        arcLengths(file, geometry.arcs, budget);
        try {
          const made = feature(file as unknown as Topology, geometry as unknown as TopologyObject);
          return 'geometry' in made ? made.geometry : null;
        } catch {
          return { type: geometry.type, coordinates: null }; // it names arcs that are not there
        }
      },
    }));
  });
}

class Budget {
  constructor(private left: number) {}
  spend(coordinates: number): void {
    this.left -= coordinates;
    if (this.left < 0) throw new Refused('It has more coordinates than can be kept; simplify it first.');
  }
}

function polygonsOf(geometry: unknown, budget: Budget | null): Polygon[] | Reason {
  if (!isObject(geometry) || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return 'not-an-area';
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : listOf(geometry.coordinates);
  if (parts.length === 0) return 'bad-ring';
  for (const ring of parts.flatMap(listOf)) budget?.spend(listOf(ring).length);
  const polygons: Polygon[] = [];
  for (const part of parts) {
    const polygon = cleanPolygon(part);
    if (Array.isArray(polygon)) polygons.push(polygon);
    else if (polygon === 'not-degrees') return polygon;
  }
  // An islet that simplification has shrunk to a line is left out; an area of nothing else is not one.
  return polygons.length > 0 ? polygons : 'bad-ring';
}

const geoJsonOf = (polygons: Polygon[]): string =>
  JSON.stringify(
    polygons.length === 1
      ? { type: 'Polygon', coordinates: polygons[0] }
      : { type: 'MultiPolygon', coordinates: polygons },
  );

function readFeatures(raws: readonly Raw[], budget: Budget | null): BoundaryFile {
  const faults: Fault[] = [];
  const areas = raws.flatMap((raw, i) => {
    const said = saidBy(raw.id, raw.properties, raw.collection);
    const row = i + 1;
    const polygons = polygonsOf(raw.geometry(), budget);
    if (!Array.isArray(polygons)) {
      faults.push({ row, level: said.level, name: said.name ?? said.code, reason: polygons });
      return [];
    }
    if (said.code === null && said.name === null) {
      faults.push({ row, level: said.level, name: null, reason: 'no-name' });
      return [];
    }
    const geometry = geoJsonOf(polygons);
    const digest = createHash('sha256').update(geometry).digest('base64url');
    return [{ row, ...said, geometry, digest, point: labelPoint(polygons) }];
  });
  return { kind: 'boundaries', areas, faults };
}

/** GeoJSON or TopoJSON. Never throws: what is wrong with the file is an answer. */
export function readBoundaries(bytes: Uint8Array, limits: BoundaryLimits = BOUNDARY_LIMITS): BoundaryFile | Unreadable {
  try {
    const file: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!isObject(file)) throw new Refused('It is neither GeoJSON nor TopoJSON.');
    const budget = new Budget(limits.coordinates);
    const isTopology = file.type === 'Topology';
    if (!isTopology && file.type !== 'FeatureCollection' && file.type !== 'Feature')
      throw new Refused('It is neither GeoJSON nor TopoJSON.');
    const raws = isTopology ? featuresOfTopoJson(file, budget) : featuresOfGeoJson(file);
    if (raws.length === 0) throw new Refused('There is no feature in it.');
    if (raws.length > limits.features) throw new Refused(`It has more than ${limits.features} features.`);
    return readFeatures(raws, isTopology ? null : budget);
  } catch (error) {
    const what = error instanceof Refused ? error.message : 'It is not JSON in UTF-8.';
    return { kind: 'unreadable', what };
  }
}
