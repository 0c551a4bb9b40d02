import { FilterBar, type FilterChip, FilterSelect, SearchField } from '@msurvey/ui';
import { type ActivityView, STATE_CHOICES } from '~/features/activities/list/use-activity-view.ts';
import {
  ANY_PLACE,
  choosePlace,
  PLACE_LEVELS,
  type usePlaceFilter,
} from '~/features/activities/list/use-place-filter.ts';
import { STANDING_OF_STATE } from '~/features/activities/parts/standing.ts';
import { useTexts } from '~/features/activities/texts.ts';

interface ActivityFiltersProps {
  view: ActivityView;
  places: ReturnType<typeof usePlaceFilter>;
  chips: readonly FilterChip[];
}

/** Cascade of places, validation status and search; what is chosen stands beneath. */
export function ActivityFilters({ view, places, chips }: ActivityFiltersProps) {
  const t = useTexts();
  const { filters, setFilters, state } = view;
  return (
    <FilterBar chips={chips} onClearAll={view.clearFilters}>
      {PLACE_LEVELS.map((level) => (
        <FilterSelect
          key={level}
          label={t(`filter.${level}`)}
          value={filters[level]}
          options={places[level].options}
          any={{ id: ANY_PLACE, name: t('filter.all') }}
          disabled={!places[level].isOpen}
          onChange={(geocode) => setFilters(choosePlace(level, geocode))}
        />
      ))}
      <FilterSelect<string>
        label={t('column.status')}
        value={state ?? ''}
        options={STATE_CHOICES.map((id) => ({ id, name: t(`standing.${STANDING_OF_STATE[id]}`) }))}
        any={{ id: '', name: t('filter.all') }}
        onChange={(next) => setFilters({ state: next })}
      />
      <SearchField label={t('filter.search')} value={filters.search} onChange={(search) => setFilters({ search })} />
    </FilterBar>
  );
}
