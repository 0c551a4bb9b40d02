import { FilterBar, type FilterChip, FilterSelect, type Option, SearchField } from '@msurvey/ui';
import { useTexts } from '~/features/projects/texts.ts';

export interface PeopleFilterValues {
  username: string;
  /** 0 is any. */
  orgId: number;
  roleId: number;
}
export const ANYBODY = { username: '', orgId: 0, roleId: 0 };

interface PeopleFiltersProps {
  filters: PeopleFilterValues;
  setFilters: (changes: Partial<PeopleFilterValues>) => void;
  clearFilters: () => void;
  organizations: readonly Option<number>[];
  roles: readonly Option<number>[];
}

/** Name, organisation and role, as the team and the list of its candidates are narrowed. */
export function PeopleFilters({ filters, setFilters, clearFilters, organizations, roles }: PeopleFiltersProps) {
  const t = useTexts();
  const { username, orgId, roleId } = filters;
  const any = { id: 0, name: t('team.any') };
  const nameIn = (options: readonly Option<number>[], id: number) => options.find((one) => one.id === id)?.name;
  const chips: FilterChip[] = (
    [
      ['name', username, { username: '' }],
      ['organization', nameIn(organizations, orgId), { orgId: 0, roleId: 0 }],
      ['role', nameIn(roles, roleId), { roleId: 0 }],
    ] as const
  ).flatMap(([id, value, without]) =>
    value ? [{ id, label: t(`team.chip.${id}`, { value }), onRemove: () => setFilters(without) }] : [],
  );
  return (
    <FilterBar chips={chips} onClearAll={clearFilters}>
      <SearchField label={t('team.name')} value={username} onChange={(next) => setFilters({ username: next })} />
      <FilterSelect
        label={t('team.organization')}
        value={orgId}
        any={any}
        options={organizations}
        // the roles of another organisation are others
        onChange={(next) => setFilters({ orgId: next, roleId: 0 })}
      />
      <FilterSelect
        label={t('team.role')}
        value={roleId}
        any={any}
        options={roles}
        onChange={(next) => setFilters({ roleId: next })}
      />
    </FilterBar>
  );
}
