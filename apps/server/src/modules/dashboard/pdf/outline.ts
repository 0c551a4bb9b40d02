import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const COUNTRY = 'Bangladesh';
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Rings = number[][][];

const ringsOf = (geometry: Polygon | MultiPolygon): Rings =>
  geometry.type === 'Polygon'
    ? geometry.coordinates.slice(0, 1)
    : geometry.coordinates.flatMap((one) => one.slice(0, 1));

let known: Rings | undefined;

/** The country as the map of the console draws it where no boundaries were imported (Natural Earth). Read once. */
export function countryOutline(): Rings {
  if (known) return known;
  const world = createRequire(import.meta.url)('world-atlas/countries-50m.json') as World;
  const { features } = feature(world, world.objects.countries);
  const land = features.find(({ properties }) => properties.name === COUNTRY);
  known = land ? ringsOf(land.geometry as Polygon | MultiPolygon) : [];
  return known;
}
