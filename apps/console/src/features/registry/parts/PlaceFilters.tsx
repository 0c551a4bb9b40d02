import {
  FilterBar,
  type FilterChip,
  type LoadPlaces,
  LocationCascade,
  type LocationValue,
  SearchField,
} from '@msurvey/ui';
import type { ReactNode } from 'react';
import { placeOf } from '~/features/registry/parts/place-filter.ts';
import { useTexts } from '~/features/registry/texts.ts';

interface PlaceFiltersProps {
  filters: LocationValue & { name: string };
  setFilters: (changes: Partial<LocationValue & { name: string }>) => void;
  clearFilters: () => void;
  loadPlaces: LoadPlaces;
  chips: readonly FilterChip[];
  /** Further filters. */
  children?: ReactNode;
}

/** Search by name and the cascade of places, as members and groups are narrowed. */
export function PlaceFilters({ filters, setFilters, clearFilters, loadPlaces, chips, children }: PlaceFiltersProps) {
  const t = useTexts();
  return (
    <FilterBar chips={chips} onClearAll={clearFilters}>
      <SearchField label={t('filter.name')} value={filters.name} onChange={(name) => setFilters({ name })} />
      <LocationCascade value={placeOf(filters)} onChange={setFilters} loadPlaces={loadPlaces} />
      {children}
    </FilterBar>
  );
}
