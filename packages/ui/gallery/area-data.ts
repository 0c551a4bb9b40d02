import type { Position } from 'geojson';
import type { MapArea } from '../src/index.ts';

const WEST = 88.6;
const NORTH = 26;
const SPAN = { x: 3.6, y: 4.6 };

/** A corner of the made-up country: moved a little, always the same way, so that areas look like land and fit together. */
const corner = (x: number, y: number, columns: number, rows: number): Position => [
  WEST + (SPAN.x * (x + 0.32 * Math.sin(x * 1.7 + y * 2.9))) / columns,
  NORTH - (SPAN.y * (y + 0.32 * Math.cos(x * 2.3 + y * 1.3))) / rows,
];

/** So many areas with a figure each, some of them not known. */
export function madeUpAreas(columns: number, rows: number, name: (at: number) => string): MapArea[] {
  return Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const ring = [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
      [x, y],
    ].map(([across = 0, down = 0]) => corner(across, down, columns, rows));
    return {
      id: String(at),
      label: name(at),
      geometry: { type: 'Polygon', coordinates: [ring] },
      value: at % 11 === 4 ? null : Math.round(((at * 7919) % 1000) ** 1.6 / 40),
    };
  });
}
