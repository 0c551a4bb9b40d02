import { heading, INK, type Part, said } from './parts.ts';

export interface Bar {
  label: string;
  value: number;
  shown: string;
}
const BAR = { label: 92, width: 104, height: 8 };

/** A chart of bars, drawn as lines and areas, with its numbers: it needs no table beside it. */
export function bars(name: string, all: readonly Bar[], empty: string): Part {
  const most = Math.max(...all.map(({ value }) => value), 0);
  const line = ({ label, value, shown }: Bar): Part[] => [
    said(label, { fontSize: 7.5 }),
    {
      canvas: [
        { type: 'rect', x: 0, y: 1, w: BAR.width, h: BAR.height, color: '#f0f3f1' },
        ...(value > 0 && most > 0
          ? [{ type: 'rect', x: 0, y: 1, w: Math.max(1, (value / most) * BAR.width), h: BAR.height, color: INK.bar }]
          : []),
      ],
    },
    said(shown, { fontSize: 7.5, alignment: 'right' }),
  ];
  return {
    stack: [
      heading(name, { fontSize: 10 }),
      all.length === 0
        ? said(empty, { fontSize: 8, color: INK.quiet })
        : {
            layout: 'bars',
            table: { widths: [BAR.label, BAR.width, '*'], body: all.map(line), dontBreakRows: true },
          },
    ],
    unbreakable: true,
  };
}

type Ring = readonly (readonly number[])[];
export interface MapSpot {
  name: string;
  latitude: number;
  longitude: number;
  value: number;
}
export interface MapDrawing {
  /** Areas as rings of longitude and latitude. */
  areas: readonly Ring[];
  spots: readonly MapSpot[];
  width: number;
  height: number;
}
const NAMED = 10;
const LARGEST = 16;

/** Where a longitude and a latitude are on paper: a degree of longitude is shorter than one of latitude. */
function projection(areas: readonly Ring[], { width, height }: { width: number; height: number }) {
  const points = areas.flat();
  const [west, east] = [Math.min(...points.map(([x = 0]) => x)), Math.max(...points.map(([x = 0]) => x))];
  const [south, north] = [Math.min(...points.map(([, y = 0]) => y)), Math.max(...points.map(([, y = 0]) => y))];
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(width / ((east - west) * squeeze), height / (north - south));
  const left = (width - (east - west) * squeeze * scale) / 2;
  return (longitude: number, latitude: number) => ({
    x: left + (longitude - west) * squeeze * scale,
    y: (north - latitude) * scale,
  });
}

/** Of thousands of points of a border only those that can be told apart on paper. */
function thinned<P extends { x: number; y: number }>(points: readonly P[]): P[] {
  const kept: P[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) > 0.6) kept.push(point);
  }
  return kept;
}

/** Outline, a symbol for each place by its size, and the names of the largest. */
export function map({ areas, spots, width, height }: MapDrawing): Part {
  const at = projection(areas, { width, height });
  const most = Math.max(...spots.map(({ value }) => value), 1);
  const placed = spots
    .map((spot) => ({ ...spot, ...at(spot.longitude, spot.latitude), r: 2 + Math.sqrt(spot.value / most) * LARGEST }))
    .sort((a, b) => b.value - a.value);
  const lines = areas.map((ring) => ({
    type: 'polyline',
    closePath: true,
    lineWidth: 0.6,
    lineColor: INK.quiet,
    color: '#f4f7f5',
    points: thinned(ring.map(([x = 0, y = 0]) => at(x, y))),
  }));
  const symbols = placed.map(({ x, y, r }) => ({
    type: 'ellipse',
    x,
    y,
    r1: r,
    r2: r,
    color: INK.bar,
    fillOpacity: 0.35,
    lineColor: INK.bar,
    lineWidth: 0.6,
  }));
  return {
    stack: [
      { canvas: [...lines, ...symbols], relativePosition: { x: 0, y: 0 } },
      ...placed
        .slice(0, NAMED)
        .map(({ name, x, y, r }) =>
          said(name, { fontSize: 6.5, bold: true, relativePosition: { x: x + r + 1, y: y - 5 } }),
        ),
      { text: '', margin: [0, 0, 0, height] },
    ],
    width,
  };
}
