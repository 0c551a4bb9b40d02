import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

export const PLACE_LEVELS = ['division', 'district', 'upazila'] as const;
export type PlaceLevel = (typeof PLACE_LEVELS)[number];
/** All places of a level, as the documents send it. */
export const ANY_PLACE = '-1';
export type PlaceFilter = Record<PlaceLevel, string>;
export const ANYWHERE: PlaceFilter = { division: ANY_PLACE, district: ANY_PLACE, upazila: ANY_PLACE };

/** Choosing a level clears those below it. */
export function choosePlace(level: PlaceLevel, geocode: string): Partial<PlaceFilter> {
  const below = PLACE_LEVELS.slice(PLACE_LEVELS.indexOf(level) + 1);
  return { [level]: geocode, ...Object.fromEntries(below.map((one) => [one, ANY_PLACE])) };
}

const ROOT = -1;

/** The choices of one level. The address holds geocodes; children are asked for by the parent's id. */
function useChildren(parentId: number | undefined, chosen: string) {
  const { data, isError } = useQuery({
    ...api.geoChildren.query({ query: { parentId: parentId ?? ROOT } }),
    enabled: parentId !== undefined,
    staleTime: SUMMARY_CACHE_MS,
  });
  const places = parentId === undefined ? [] : (data?.data ?? []);
  const options = places.flatMap(({ geocode, field_name }) => (geocode ? [{ id: geocode, name: field_name }] : []));
  return { options, isError, isOpen: parentId !== undefined, chosen: places.find(({ geocode }) => geocode === chosen) };
}

/** Three levels, each with what stands under the one above. */
export function usePlaceFilter({ division, district, upazila }: PlaceFilter) {
  const divisions = useChildren(ROOT, division);
  const districts = useChildren(divisions.chosen?.id, district);
  const upazilas = useChildren(districts.chosen?.id, upazila);
  return { division: divisions, district: districts, upazila: upazilas };
}
