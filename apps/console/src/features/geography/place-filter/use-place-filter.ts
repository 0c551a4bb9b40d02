import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import type { FilterField } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { ANY_ID, choosePlace, PLACE_LEVELS, type PlaceLevel } from '~/features/geography/place-filter/places.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

type Place = RowOf<'geoChildren'>;
type Key = string | number;

interface PlaceFilterOptions<Value extends Key> {
  /** What the list's address and its call hold of each level: ids, or geocodes. */
  filters: Partial<Record<PlaceLevel, Value>>;
  any: Partial<Record<PlaceLevel, Value>>;
  setFilters: (changes: Partial<Record<PlaceLevel, Value>>) => void;
  /** What is chosen, in the list's words. */
  chip: (level: PlaceLevel, name: string) => string;
  /** Instead of the level's name. */
  label?: (level: PlaceLevel) => string;
}

/** The choices of one level; without a parent it is closed. Each list of children is asked for once. */
function useChildren(parentId: number | undefined) {
  const { data, isError } = useQuery({
    ...api.geoChildren.query({ query: { parentId: parentId ?? ANY_ID } }),
    enabled: parentId !== undefined,
    staleTime: SUMMARY_CACHE_MS,
  });
  return { places: parentId === undefined ? [] : (data?.data ?? []), isError, isOpen: parentId !== undefined };
}

/** A list's filters by place, level by level, as fields of its bar. Which levels there are, its filters say. */
export function usePlaceFilter<Value extends Key>(options: PlaceFilterOptions<Value>): FilterField[] {
  const { filters, any, setFilters, chip } = options;
  const t = useShellTexts();
  const { label = (level: PlaceLevel) => t(`place.${level}`) } = options;
  const keyOf = (place: Place) => (typeof any.division === 'number' ? place.id : place.geocode) as Value | null;
  const chosenAt = (level: PlaceLevel, places: readonly Place[]): Place | undefined =>
    filters[level] === any[level] ? undefined : places.find((place) => keyOf(place) === filters[level]);
  /** Where the children of what is chosen are; an id needs no list to be one. */
  const below = (level: PlaceLevel, places: readonly Place[]): number | undefined => {
    const value = filters[level];
    if (value === undefined || value === any[level]) return undefined;
    return typeof value === 'number' ? value : chosenAt(level, places)?.id;
  };
  const divisions = useChildren(ANY_ID);
  const districts = useChildren(below('division', divisions.places));
  const upazilas = useChildren(below('district', districts.places));
  const unions = useChildren(any.union === undefined ? undefined : below('upazila', upazilas.places));
  const found = { division: divisions, district: districts, upazila: upazilas, union: unions };
  const levels = PLACE_LEVELS.filter((level) => any[level] !== undefined);
  return levels.map((level): FilterField => {
    const { places, isError, isOpen } = found[level];
    const [value, anywhere] = [filters[level] as Value, any[level] as Value];
    const chosen = chosenAt(level, places);
    const choose = (key: Key) => setFilters(choosePlace(levels, level, key as Value, anywhere));
    return {
      kind: 'choice',
      id: level,
      label: label(level),
      value,
      any: { id: anywhere, name: t('place.all') },
      options: places.flatMap((place) => {
        const key = keyOf(place);
        return key === null ? [] : [{ id: key, name: place.field_name }];
      }),
      disabled: !isOpen,
      fault: isError ? t('place.failed') : undefined,
      isSet: value !== anywhere,
      chip: chosen && chip(level, chosen.field_name),
      onChange: choose,
      onRemove: () => choose(anywhere),
    };
  });
}
