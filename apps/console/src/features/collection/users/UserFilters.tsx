import { DayFilter, FilterBar, FilterSelect, SearchField } from '@msurvey/ui';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

export const EVERYBODY = { fromDate: '', toDate: '', active: '', userName: '' };
type Values = typeof EVERYBODY;

interface UserFiltersProps {
  filters: Values;
  chosen: readonly (keyof Values)[];
  setFilters: (changes: Partial<Values>) => void;
  clearFilters: () => void;
}

/** Day of joining, Active, and the user's name. */
export function UserFilters({ filters, chosen, setFilters, clearFilters }: UserFiltersProps) {
  const t = useTexts();
  const { date } = useFormat();
  const words = (name: keyof Values) => {
    const value = filters[name];
    if (name === 'active') return t(value === 'yes' ? 'filter.yes' : 'filter.no');
    return name === 'userName' ? value : date(value);
  };
  return (
    <FilterBar
      onClearAll={clearFilters}
      chips={chosen.map((name) => ({
        id: name,
        label: t(`chip.${name}`, { value: words(name) }),
        onRemove: () => setFilters({ [name]: '' }),
      }))}
    >
      <DayFilter
        label={t('filter.fromDate')}
        value={filters.fromDate}
        onChange={(fromDate) => setFilters({ fromDate })}
      />
      <DayFilter label={t('filter.toDate')} value={filters.toDate} onChange={(toDate) => setFilters({ toDate })} />
      <FilterSelect
        label={t('filter.active')}
        value={filters.active}
        any={{ id: '', name: t('filter.any') }}
        options={[
          { id: 'yes', name: t('filter.yes') },
          { id: 'no', name: t('filter.no') },
        ]}
        onChange={(active) => setFilters({ active })}
      />
      <SearchField
        label={t('filter.userName')}
        value={filters.userName}
        onChange={(userName) => setFilters({ userName })}
      />
    </FilterBar>
  );
}
