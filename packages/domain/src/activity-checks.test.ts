import { describe, expect, it } from 'vitest';
import { distanceKm, distanceToEdgeKm, isUnusual, LEAST_FOR_USUAL, usualOf } from './activity-checks.ts';

describe('what is usual', () => {
  const many = (value: (n: number) => number, count = LEAST_FOR_USUAL) =>
    Array.from({ length: count }, (_, n) => value(n));

  it('is not known from too few', () => {
    expect(usualOf(many(() => 5, LEAST_FOR_USUAL - 1))).toBeUndefined();
    expect(usualOf([])).toBeUndefined();
  });

  it('is hardly moved by wild values among the approved', () => {
    const calm = usualOf(many((n) => 20 + (n % 5)));
    const wild = usualOf(many((n) => (n < 3 ? 1_000_000 : 20 + (n % 5))));
    expect(wild?.median).toBeCloseTo(calm?.median as number, -1);
    expect(isUnusual(1_000_000, wild as NonNullable<typeof wild>)).toBe(true);
  });

  it('leaves room where all were alike', () => {
    const usual = usualOf(many(() => 100)) as NonNullable<ReturnType<typeof usualOf>>;
    expect(isUnusual(149, usual)).toBe(false);
    expect(isUnusual(151, usual)).toBe(true);
    expect(isUnusual(49, usual)).toBe(true);
  });
});

describe('distances', () => {
  const dhaka = { latitude: 23.7104, longitude: 90.4074 };
  it('run along the earth', () => {
    expect(distanceKm(dhaka, dhaka)).toBe(0);
    expect(distanceKm(dhaka, { latitude: 22.3569, longitude: 91.7832 })).toBeCloseTo(206, -1);
  });

  it('are taken to the nearest edge, not to the nearest corner', () => {
    const square = [
      [
        [90, 23],
        [91, 23],
        [91, 24],
        [90, 24],
        [90, 23],
      ],
    ];
    const east = { latitude: 23.5, longitude: 91.1 };
    expect(distanceToEdgeKm(east, square)).toBeCloseTo(distanceKm(east, { latitude: 23.5, longitude: 91 }), 1);
    expect(distanceToEdgeKm({ latitude: 23.5, longitude: 91 }, square)).toBeCloseTo(0, 6);
  });
});
