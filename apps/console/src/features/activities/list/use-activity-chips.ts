import type { FilterChip } from '@msurvey/ui';
import type { ActivityView } from '~/features/activities/list/use-activity-view.ts';
import {
  ANY_PLACE,
  choosePlace,
  PLACE_LEVELS,
  type usePlaceFilter,
} from '~/features/activities/list/use-place-filter.ts';
import { STANDING_OF_STATE } from '~/features/activities/parts/standing.ts';
import { useTexts } from '~/features/activities/texts.ts';

/** What is chosen, in words: for the bar and for the reports. */
export function useActivityChips(view: ActivityView, places: ReturnType<typeof usePlaceFilter>): FilterChip[] {
  const t = useTexts();
  const { filters, setFilters, state } = view;
  const chips: FilterChip[] = PLACE_LEVELS.flatMap((level) => {
    const { chosen } = places[level];
    return chosen
      ? [{ id: level, label: chosen.field_name, onRemove: () => setFilters(choosePlace(level, ANY_PLACE)) }]
      : [];
  });
  if (state) {
    const label = t(`standing.${STANDING_OF_STATE[state]}`);
    chips.push({ id: 'state', label, onRemove: () => setFilters({ state: '' }) });
  }
  if (filters.search) {
    const label = t('filter.words', { words: filters.search });
    chips.push({ id: 'search', label, onRemove: () => setFilters({ search: '' }) });
  }
  return chips;
}
