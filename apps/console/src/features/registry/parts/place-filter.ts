import { ANYWHERE, LOCATION_LEVELS, type LocationLevel, type LocationValue } from '@msurvey/ui';

/** Filters by place as the address of a page holds them, and as the calls name them. */
export const NO_PLACE = { division: ANYWHERE, district: ANYWHERE, upazila: ANYWHERE, union: ANYWHERE };

export const placeOf = ({ division, district, upazila, union }: LocationValue): LocationValue => ({
  division,
  district,
  upazila,
  union,
});

export const placeInput = ({ division, district, upazila, union }: LocationValue) => ({
  division_id: division,
  district_id: district,
  upazila_id: upazila,
  union_id: union,
});

/** Without a level there is nothing below it either. */
export function without(level: LocationLevel): Partial<LocationValue> {
  const gone = LOCATION_LEVELS.slice(LOCATION_LEVELS.indexOf(level));
  return Object.fromEntries(gone.map((one) => [one, ANYWHERE]));
}
