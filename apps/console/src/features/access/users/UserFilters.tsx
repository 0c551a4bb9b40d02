import { USER_STATUSES } from '@msurvey/domain';
import { FilterBar, FilterSelect, SearchField } from '@msurvey/ui';
import { OrganizationFilter } from '~/features/access/parts/OrganizationFilter.tsx';
import { useOrganizationOptions, useRoleOptions } from '~/features/access/parts/options.ts';
import { StatusFilter } from '~/features/access/parts/StatusFilter.tsx';
import { useChips } from '~/features/access/parts/use-chips.ts';
import { useTexts } from '~/features/access/texts.ts';

export interface UserFilterValues {
  name: string;
  orgId: number;
  roleId: number;
  status: string;
}
interface Props {
  filters: UserFilterValues;
  setFilters: (changes: Partial<UserFilterValues>) => void;
  clearFilters: () => void;
}

export function UserFilters({ filters, setFilters, clearFilters }: Props) {
  const t = useTexts();
  const { name, orgId, roleId } = filters;
  const organizations = useOrganizationOptions();
  const roles = useRoleOptions(orgId);
  const nameOf = (id: number) => organizations.options.find((one) => one.id === id)?.name;
  // the same name stands for another role in each organisation
  const roleOptions = roles.options.map((role) => ({
    id: role.id,
    name: orgId === 0 && organizations.options.length > 1 ? `${role.name} · ${nameOf(role.orgId) ?? ''}` : role.name,
  }));
  const status = USER_STATUSES.find((one) => one === filters.status);
  const chips = useChips([
    { kind: 'name', value: name, onRemove: () => setFilters({ name: '' }) },
    { kind: 'organization', value: nameOf(orgId), onRemove: () => setFilters({ orgId: 0, roleId: 0 }) },
    {
      kind: 'role',
      value: roleOptions.find((one) => one.id === roleId)?.name,
      onRemove: () => setFilters({ roleId: 0 }),
    },
    { kind: 'status', value: status && t(`status.${status}`), onRemove: () => setFilters({ status: '' }) },
  ]);
  return (
    <FilterBar chips={chips} onClearAll={clearFilters}>
      <SearchField label={t('name')} value={name} onChange={(next) => setFilters({ name: next })} />
      <OrganizationFilter value={orgId} onChange={(next) => setFilters({ orgId: next, roleId: 0 })} />
      <FilterSelect
        label={t('role')}
        value={roleId}
        any={{ id: 0, name: t('any') }}
        options={roleOptions}
        onChange={(next) => setFilters({ roleId: next })}
      />
      <StatusFilter value={filters.status} statuses={USER_STATUSES} onChange={(next) => setFilters({ status: next })} />
    </FilterBar>
  );
}
