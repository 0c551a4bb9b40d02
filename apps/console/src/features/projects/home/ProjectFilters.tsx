import { FilterBar, FilterSelect, SearchField } from '@msurvey/ui';
import { useTexts } from '~/features/projects/texts.ts';

export const STATES = ['active', 'archived', 'all'] as const;
export type ProjectState = (typeof STATES)[number];
export interface ProjectFilterValues {
  name: string;
  state: string;
}

/** Nonsense in an address counts as not given. */
export const stateOf = (text: string): ProjectState => STATES.find((state) => state === text) ?? 'active';
/** What the list call asks for; null is both. */
export const archivedOf = (state: ProjectState): boolean | null => (state === 'all' ? null : state === 'archived');

interface ProjectFiltersProps {
  filters: ProjectFilterValues;
  setFilters: (changes: Partial<ProjectFilterValues>) => void;
}

export function ProjectFilters({ filters, setFilters }: ProjectFiltersProps) {
  const t = useTexts();
  return (
    <FilterBar>
      <SearchField label={t('home.search')} value={filters.name} onChange={(name) => setFilters({ name })} />
      <FilterSelect
        label={t('home.state')}
        value={stateOf(filters.state)}
        options={STATES.map((state) => ({ id: state, name: t(`home.state.${state}`) }))}
        onChange={(state) => setFilters({ state })}
      />
    </FilterBar>
  );
}
