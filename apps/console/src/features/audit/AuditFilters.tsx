import { DayFilter, FilterBar, FilterSelect, SearchField } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '~/features/audit/texts.ts';
import { useAuditWords } from '~/features/audit/words.ts';
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
  const { actionName, entityName } = useAuditWords();
  const options = (codes: string[] = [], nameOf: (code: string) => string) =>
    codes.map((code) => ({ id: code, name: nameOf(code) }));
  const day = (name: 'fromDate' | 'toDate', label: string) => (
    <DayFilter label={label} value={filters[name]} onChange={(next) => setFilters({ [name]: next })} />
  );
  const words = (name: keyof AuditFilterValues) => {
    const value = filters[name];
    if (name === 'action') return actionName(value);
    if (name === 'entity') return entityName(value);
    return name.endsWith('Date') ? date(value) : value;
  };
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
        options={options(data?.data.actions, actionName)}
        onChange={(action) => setFilters({ action })}
      />
      <FilterSelect
        label={t('filter.entity')}
        value={filters.entity}
        any={any}
        options={options(data?.data.entities, entityName)}
        onChange={(entity) => setFilters({ entity })}
      />
      {day('fromDate', t('filter.from'))}
      {day('toDate', t('filter.to'))}
    </FilterBar>
  );
}
