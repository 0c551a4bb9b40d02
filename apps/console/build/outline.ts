/**
 * The countries around the Bay of Bengal for maps without tiles, cut out of Natural Earth (world-atlas) when the console
 * is built: a few kilobytes instead of the whole world.
 */
import { createRequire } from 'node:module';
import type { Feature, FeatureCollection, MultiLineString, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';

const NAME = 'virtual:outline';
const COUNTRY = 'Bangladesh';
const AROUND = { west: 84, south: 17, east: 97, north: 30 };
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const isInside = ([x = 0, y = 0]: Position): boolean =>
  x >= AROUND.west && x <= AROUND.east && y >= AROUND.south && y <= AROUND.north;
const rounded = ([x = 0, y = 0]: Position): Position => [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4];

/** The parts of a line that lie inside. */
function inside(line: Position[]): Position[][] {
  const parts: Position[][] = [[]];
  for (const place of line) {
    if (isInside(place)) parts.at(-1)?.push(rounded(place));
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

function outlines(): { land: Feature; borders: Feature<MultiLineString> } {
  const world = createRequire(import.meta.url)('world-atlas/countries-50m.json') as World;
  const countries = feature(world, world.objects.countries) as FeatureCollection;
  const land = countries.features.find(({ properties }) => properties?.name === COUNTRY);
  if (!land) throw new Error(`${COUNTRY} is not in the atlas`);
  const borders = mesh(world, world.objects.countries).coordinates.flatMap(inside);
  return {
    land: JSON.parse(JSON.stringify(land), (_, value) =>
      Array.isArray(value) && typeof value[0] === 'number' ? rounded(value) : value,
    ) as Feature,
    borders: { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: borders } },
  };
}

export const outline: Plugin = {
  name: 'outline',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(outlines())};` : undefined),
};
