import { expect, test } from 'vitest';
import { focusOn } from '~/features/activities/parts/outline.ts';

const UNION = [
  [
    [
      [90, 22],
      [90.2, 22],
      [90.1, 22.3],
      [90, 22],
    ],
  ],
];

test('the map looks at the place and at a position far from it together', () => {
  expect(focusOn({ latitude: 24, longitude: 89 }, UNION)).toEqual({ west: 89, east: 90.2, south: 22, north: 24 });
});

test('a position inside does not change what is seen of the place', () => {
  expect(focusOn({ latitude: 22.1, longitude: 90.1 }, UNION)).toEqual({ west: 90, east: 90.2, south: 22, north: 22.3 });
});

test('without a boundary the map decides itself where to look', () => {
  expect(focusOn({ latitude: 22, longitude: 90 }, null)).toBeUndefined();
  expect(focusOn(null, [])).toBeUndefined();
});
