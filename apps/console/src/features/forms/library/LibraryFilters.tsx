import { FilterBar } from '@msurvey/ui';
import { useState } from 'react';
import type { LibraryState } from '~/features/forms/library/library-state.ts';
import { TitleFilter } from '~/features/forms/library/TitleFilter.tsx';
import { DayField } from '~/features/forms/parts/DayField.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import { useFormat } from '~/lib/format.ts';

export const NO_FILTER = { name: '', fromDate: '', toDate: '' };
type Values = typeof NO_FILTER;
const KEYS = Object.keys(NO_FILTER) as (keyof Values)[];

interface LibraryFiltersProps {
  state: LibraryState;
  filters: Values;
  chosen: readonly (keyof Values)[];
  setFilters: (changes: Partial<Values>) => void;
  clearFilters: () => void;
}

/** Name and day of creation count when Search is pressed; what counts now stands beneath as chips. */
export function LibraryFilters({ state, filters, chosen, setFilters, clearFilters }: LibraryFiltersProps) {
  const t = useTexts();
  const { date } = useFormat();
  const [typed, setTyped] = useState(filters);
  const change = (changes: Partial<Values>) => setTyped((before) => ({ ...before, ...changes }));
  // the address may change without the bar (a chip, a link, the way back): what did not change there stays as typed
  const [seen, setSeen] = useState(filters);
  const moved = KEYS.filter((key) => seen[key] !== filters[key]);
  if (moved.length > 0) {
    setSeen(filters);
    change(Object.fromEntries(moved.map((key) => [key, filters[key]])));
  }
  const words = (key: keyof Values) => (key === 'name' ? filters.name : date(filters[key]));
  return (
    <FilterBar
      onSearch={() => setFilters({ ...typed, name: typed.name.trim() })}
      onClearAll={clearFilters}
      chips={chosen.map((key) => ({
        id: key,
        label: t(`chip.${key}`, { value: words(key) }),
        onRemove: () => setFilters({ [key]: '' }),
      }))}
    >
      <TitleFilter
        state={state}
        value={typed.name}
        onChange={(next) => change({ name: next })}
        onChoose={(next) => setFilters({ ...typed, name: next })}
      />
      <DayField label={t('filter.from')} value={typed.fromDate} onChange={(next) => change({ fromDate: next })} />
      <DayField label={t('filter.to')} value={typed.toDate} onChange={(next) => change({ toDate: next })} />
    </FilterBar>
  );
}
