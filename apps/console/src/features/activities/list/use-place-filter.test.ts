import { expect, test } from 'vitest';
import { choosePlace } from '~/features/activities/list/use-place-filter.ts';

test('choosing a level clears the levels below it and leaves those above', () => {
  expect(choosePlace('division', '10')).toEqual({ division: '10', district: '-1', upazila: '-1' });
  expect(choosePlace('district', '1009')).toEqual({ district: '1009', upazila: '-1' });
  expect(choosePlace('upazila', '100918')).toEqual({ upazila: '100918' });
});
