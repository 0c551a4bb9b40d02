import type { Sheet } from '@msurvey/xlsform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBoundaries } from './boundaries.ts';
import { readList } from './list.ts';
import { readFile } from './read-file.ts';
import { isInside, type Polygon } from '../inside.ts';
import { cleanPolygon, labelPoint } from './rings.ts';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe('whatever the file', () => {
  it('an answer comes, never an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), fc.constantFrom('a.csv', 'a.xlsx', 'a.json'), (raw, name) => {
        expect(['units', 'boundaries', 'unreadable']).toContain(readFile(raw, name).kind);
      }),
    );
  });

  it('boundaries are areas and faults, no more than there are features', () => {
    const junk = fc.jsonValue({ maxDepth: 5 });
    const geometry = fc.record({ type: fc.constantFrom('Polygon', 'MultiPolygon', 'Point', 'X'), coordinates: junk });
    const feature = fc.oneof(junk, fc.record({ type: fc.constant('Feature'), id: junk, properties: junk, geometry }));
    fc.assert(
      fc.property(fc.array(feature, { minLength: 1, maxLength: 20 }), (features) => {
        const file = readBoundaries(bytes({ type: 'FeatureCollection', features }));
        if (file.kind !== 'boundaries') throw new Error(file.what);
        expect(file.areas.length + file.faults.length).toBe(features.length);
      }),
    );
  });

  it('a topology is read or refused', () => {
    const junk = fc.jsonValue({ maxDepth: 4 });
    const arcs = fc.oneof(
      junk,
      fc.array(fc.array(fc.tuple(fc.integer(), fc.integer()), { maxLength: 5 }), { maxLength: 4 }),
    );
    const indexes = fc.array(fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 6 }), { maxLength: 3 });
    const geometry = fc.record({
      type: fc.constantFrom('Polygon', 'MultiPolygon', 'LineString', 'GeometryCollection'),
      arcs: fc.oneof(junk, indexes, fc.array(indexes, { maxLength: 3 })),
      properties: junk,
    });
    const object = fc.oneof(
      junk,
      geometry,
      fc.record({ type: fc.constant('GeometryCollection'), geometries: fc.array(geometry) }),
    );
    fc.assert(
      fc.property(arcs, fc.dictionary(fc.string(), object, { maxKeys: 3 }), (a, objects) => {
        const file = readBoundaries(bytes({ type: 'Topology', arcs: a, objects }), {
          features: 100,
          coordinates: 1000,
        });
        expect(['boundaries', 'unreadable']).toContain(file.kind);
      }),
    );
  });

  it('limits hold', () => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ];
    const features = Array.from({ length: 10 }, () => ({ geometry: { type: 'Polygon', coordinates: [square] } }));
    const file = bytes({ type: 'FeatureCollection', features });
    expect(readBoundaries(file, { features: 9, coordinates: 1000 }).kind).toBe('unreadable');
    expect(readBoundaries(file, { features: 10, coordinates: 49 }).kind).toBe('unreadable');
    expect(readBoundaries(file, { features: 10, coordinates: 50 }).kind).toBe('boundaries');
  });
});

describe('whatever the table', () => {
  const headers = fc.uniqueArray(
    fc.constantFrom(
      'type',
      'name',
      'code',
      'parent_code',
      'lat',
      'lon',
      'Division',
      'Division code',
      'District',
      'x',
      '__proto__',
    ),
  );
  const text = fc.constantFrom('', 'A', 'B', 'C', 'Division', 'District', '1', '-200', 'ভোলা', '\u0000', '…');

  it('a list has parents before children, and at most a row’s worth of units per row', () => {
    fc.assert(
      fc.property(
        headers,
        fc.array(fc.array(text, { minLength: 11, maxLength: 11 }), { maxLength: 30 }),
        (names, lines) => {
          const rows = lines.map((line, i) => ({
            row: i + 2,
            cells: Object.fromEntries(names.map((name, c) => [name, line[c] as string])),
          }));
          const file = readList({ name: 'List', headers: names, rows } satisfies Sheet);
          if (file.kind === 'unreadable') return;
          expect(file.units.length).toBeLessThanOrEqual(rows.length * names.length);
          for (const [i, unit] of file.units.entries()) expect(unit.parent ?? -1).toBeLessThan(i);
        },
      ),
    );
  });
});

describe('a polygon', () => {
  const star = fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: 40 }).map((radii) =>
    radii.map((r, i) => {
      const angle = (2 * Math.PI * i) / radii.length;
      return [90 + r * Math.cos(angle), 23 + r * Math.sin(angle)];
    }),
  );

  it('is closed and runs counter-clockwise whichever way it was drawn, with its label inside', () => {
    fc.assert(
      fc.property(star, fc.boolean(), (ring, reversed) => {
        const drawn = reversed ? ring.toReversed() : ring;
        const polygon = cleanPolygon([drawn]) as Polygon;
        const [outer] = polygon as [number[][]];
        expect(outer[0]).toEqual(outer.at(-1));
        const again = cleanPolygon([outer.toReversed()]) as Polygon;
        const turns = (points: number[][]) =>
          points
            .slice(1)
            .reduce((sum, p, i) => sum + (points[i]?.[0] ?? 0) * (p[1] ?? 0) - (p[0] ?? 0) * (points[i]?.[1] ?? 0), 0);
        expect(turns(outer)).toBeGreaterThan(0);
        expect(turns(again[0] as number[][])).toBeGreaterThan(0);
        const point = labelPoint([polygon]);
        if (point) expect(isInside(point, polygon)).toBe(true);
      }),
    );
  });
});
