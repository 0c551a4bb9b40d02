import { FilterBar, FilterSelect, SearchField } from '@msurvey/ui';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '~/features/audit/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface AuditFilterValues {
  actor: string;
  action: string;
  entity: string;
  entityId: string;
  fromDate: string;
  toDate: string;
}
interface Props {
  filters: AuditFilterValues;
  setFilters: (changes: Partial<AuditFilterValues>) => void;
  clearFilters: () => void;
  chosen: (keyof AuditFilterValues)[];
}

export function AuditFilters({ filters, setFilters, clearFilters, chosen }: Props) {
  const t = useTexts();
  const { date } = useFormat();
  const { data } = useQuery(api.auditFilters.query());
  const any = { id: '', name: t('any') };
  const options = (names: string[] = []) => names.map((name) => ({ id: name, name }));
  const day = (name: 'fromDate' | 'toDate', label: string) => (
    <TextField
      type="date"
      label={label}
      value={filters[name]}
      onChange={(event) => setFilters({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const words = (name: keyof AuditFilterValues) => (name.endsWith('Date') ? date(filters[name]) : filters[name]);
  return (
    <FilterBar
      onClearAll={clearFilters}
      chips={chosen.map((name) => ({
        id: name,
        label: t(name === 'entityId' ? 'chip.entity' : `chip.${name}`, { value: words(name) }),
        onRemove: () => setFilters({ [name]: '' }),
      }))}
    >
      <SearchField label={t('filter.actor')} value={filters.actor} onChange={(actor) => setFilters({ actor })} />
      <FilterSelect
        label={t('filter.action')}
        value={filters.action}
        any={any}
        options={options(data?.data.actions)}
        onChange={(action) => setFilters({ action })}
      />
      <FilterSelect
        label={t('filter.entity')}
        value={filters.entity}
        any={any}
        options={options(data?.data.entities)}
        onChange={(entity) => setFilters({ entity })}
      />
      {day('fromDate', t('filter.from'))}
      {day('toDate', t('filter.to'))}
    </FilterBar>
  );
}
