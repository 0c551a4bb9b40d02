import { expect, it } from 'vitest';
import { ANY } from '~/features/dashboard/filters/asked.ts';
import { levelsBelow, readChoice, withChoice, withPlace } from '~/features/dashboard/map/map-choice.ts';

const written = (params: URLSearchParams) => Object.fromEntries(params);

it('offers the levels beneath the chosen place, and of a union the union itself', () => {
  expect(levelsBelow(ANY)).toEqual(['division', 'district', 'upazila', 'union']);
  expect(levelsBelow({ ...ANY, division: 1, district: 11 })).toEqual(['upazila', 'union']);
  expect(levelsBelow({ ...ANY, division: 1, district: 11, upazila: 111, union: 1111 })).toEqual(['union']);
});

it('takes from an address what there is to choose, and shows people by the next level without one', () => {
  const usual = { by: 'level', level: 'division', figure: 'people', type: 'demonstration.done' };
  expect(readChoice(new URLSearchParams(), ANY)).toEqual(usual);
  const wrong = new URLSearchParams('dash.by=x&dash.level=village&dash.map=secrets&dash.type=people');
  expect(readChoice(wrong, ANY)).toEqual(usual);
  const chosen = withChoice(new URLSearchParams(), { by: 'type', level: 'union', type: 'infrastructure.cfc' });
  expect(readChoice(chosen, ANY)).toEqual({ ...usual, by: 'type', level: 'union', type: 'infrastructure.cfc' });
  expect(readChoice(new URLSearchParams('dash.level=division'), { ...ANY, division: 1 }).level).toBe('district');
});

it('goes to a place with all that stands above it, forgets what was below, and keeps everything else', () => {
  const from = new URLSearchParams('tabIndex=3&dash.year=2025&dash.union=9&dash.level=upazila');
  expect(written(withPlace(from, 'district', [1, 11]))).toEqual({
    tabIndex: '3',
    'dash.year': '2025',
    'dash.division': '1',
    'dash.district': '11',
  });
});
