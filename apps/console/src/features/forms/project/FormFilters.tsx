import { FilterBar, FilterSelect, SearchField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import { DayField } from '~/features/forms/parts/DayField.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** The flags as they stand in the address: empty is both. */
export const ANY_FORM = { formName: '', fromDate: '', toDate: '', isPublished: '', isActive: '' };
type Values = typeof ANY_FORM;

interface FormFiltersProps {
  filters: Values;
  chosen: readonly (keyof Values)[];
  setFilters: (changes: Partial<Values>) => void;
  clearFilters: () => void;
}

export function FormFilters({ filters, chosen, setFilters, clearFilters }: FormFiltersProps) {
  const t = useTexts();
  const { date } = useFormat();
  const flag = (name: 'isPublished' | 'isActive') => (
    <Box sx={{ width: { xs: 'calc(50% - 6px)', sm: 150 } }}>
      <FilterSelect
        label={t(`column.${name}`)}
        value={filters[name]}
        any={{ id: '', name: t('any') }}
        options={['true', 'false'].map((id) => ({ id, name: t(`flag.${name}.${id === 'true'}`) }))}
        onChange={(next) => setFilters({ [name]: next })}
      />
    </Box>
  );
  const words = (name: keyof Values) => {
    if (name === 'formName') return t('chip.name', { value: filters.formName });
    if (name === 'fromDate' || name === 'toDate') return t(`chip.${name}`, { value: date(filters[name]) });
    return t(`flag.${name}.${filters[name] === 'true'}`);
  };
  return (
    <FilterBar
      onClearAll={clearFilters}
      chips={chosen.map((id) => ({ id, label: words(id), onRemove: () => setFilters({ [id]: '' }) }))}
    >
      <SearchField
        label={t('filter.name')}
        value={filters.formName}
        onChange={(formName) => setFilters({ formName })}
      />
      <DayField label={t('filter.from')} value={filters.fromDate} onChange={(fromDate) => setFilters({ fromDate })} />
      <DayField label={t('filter.to')} value={filters.toDate} onChange={(toDate) => setFilters({ toDate })} />
      {flag('isPublished')}
      {flag('isActive')}
    </FilterBar>
  );
}
