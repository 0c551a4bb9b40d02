export const PLACE_LEVELS = ['division', 'district', 'upazila', 'union'] as const;
export type PlaceLevel = (typeof PLACE_LEVELS)[number];

/** All places of a level, as calls by id and calls by geocode say it; the first is also the parent of the divisions. */
export const ANY_ID = -1;
export const ANY_GEOCODE = '-1';

/** No place, for calls by id. */
export const NO_PLACE = { division: ANY_ID, district: ANY_ID, upazila: ANY_ID, union: ANY_ID };
/** No place, for calls by geocode, which end at the upazila. */
export const NO_GEOCODE = { division: ANY_GEOCODE, district: ANY_GEOCODE, upazila: ANY_GEOCODE };

/** As calls by id name the levels. */
export const placeInput = ({ division, district, upazila, union }: typeof NO_PLACE) => ({
  division_id: division,
  district_id: district,
  upazila_id: upazila,
  union_id: union,
});

/** Choosing a level forgets the levels below it. */
export function choosePlace<Key extends string | number>(
  levels: readonly PlaceLevel[],
  level: PlaceLevel,
  chosen: Key,
  any: Key,
): Partial<Record<PlaceLevel, Key>> {
  const below = levels.slice(levels.indexOf(level) + 1);
  return { [level]: chosen, ...Object.fromEntries(below.map((one) => [one, any])) };
}
