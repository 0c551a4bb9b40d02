import { expect, it } from 'vitest';
import { NO_PLACE, placeInput, without } from '~/features/registry/parts/place-filter.ts';

it('asks for all places with −1, as the cascade does', () => {
  expect(placeInput(NO_PLACE)).toEqual({ division_id: -1, district_id: -1, upazila_id: -1, union_id: -1 });
});

it('takes a level away together with those below it', () => {
  const chosen = { division: 1, district: 2, upazila: 3, union: 4 };
  expect({ ...chosen, ...without('upazila') }).toEqual({ division: 1, district: 2, upazila: -1, union: -1 });
  expect({ ...chosen, ...without('division') }).toEqual(NO_PLACE);
});
