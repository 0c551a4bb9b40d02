import { type FilterChip, LOCATION_LEVELS, type LocationValue } from '@msurvey/ui';
import { useCascade } from '~/features/geography/index.ts';
import { placeOf, without } from '~/features/registry/parts/place-filter.ts';
import { useTexts } from '~/features/registry/texts.ts';

type Narrowed = LocationValue & { name: string };

/** What is chosen of place and name, in words: for the bar and for the export. */
export function useFilterChips(filters: Narrowed, setFilters: (changes: Partial<Narrowed>) => void) {
  const t = useTexts();
  const { loadPlaces, names } = useCascade(placeOf(filters));
  const name = filters.name.trim();
  const chips: FilterChip[] = LOCATION_LEVELS.flatMap((level) => {
    const place = names.find((one) => one.level === level);
    return place
      ? [{ id: level, label: t(`chip.${level}`, { value: place.name }), onRemove: () => setFilters(without(level)) }]
      : [];
  });
  if (name)
    chips.push({ id: 'name', label: t('chip.name', { value: name }), onRemove: () => setFilters({ name: '' }) });
  return { chips, loadPlaces };
}
