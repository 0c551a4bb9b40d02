import { expect, it } from 'vitest';
import { spread } from '../src/map/spread.ts';
import { radiusOf } from '../src/map/symbol-size.ts';
import type { MapPlace } from '../src/map/types.ts';

const place = (id: string, latitude: number, longitude: number): MapPlace => ({
  id,
  label: id,
  value: 1,
  tip: id,
  position: { latitude, longitude },
});

it('sizes symbols so that their area stands for the count, and none is too small to be pressed', () => {
  const area = (value: number) => radiusOf(value, 100) ** 2;
  expect(area(100) / area(50)).toBeCloseTo(2);
  expect(radiusOf(1, 1_000_000)).toBeGreaterThanOrEqual(7);
  expect(radiusOf(0, 0)).toBeGreaterThanOrEqual(7);
});

it('sets places on one spot beside each other, always in the same way, and leaves the others where they are', () => {
  const places = [place('a', 23, 90), place('b', 23, 90), place('c', 23, 90), place('d', 24, 91)];
  const set = spread(places);
  const spots = set.map(({ position }) => `${position?.latitude} ${position?.longitude}`);
  expect(new Set(spots).size).toBe(4);
  expect(set[3]).toBe(places[3]);
  expect(spread(places)).toEqual(set);
  for (const { position } of set.slice(0, 3)) expect(Math.abs((position?.latitude ?? 0) - 23)).toBeLessThan(0.1);
  expect(spread([{ ...place('e', 0, 0), position: null }])[0]?.position).toBeNull();
});
