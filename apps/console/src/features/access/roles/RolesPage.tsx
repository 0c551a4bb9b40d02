import { DataTable, FilterBar, PageHeader, SearchField } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { OrganizationFilter } from '~/features/access/parts/OrganizationFilter.tsx';
import { useOrganizationOptions } from '~/features/access/parts/options.ts';
import { useChips } from '~/features/access/parts/use-chips.ts';
import { RoleDialog } from '~/features/access/roles/RoleDialog.tsx';
import { useRoleActions } from '~/features/access/roles/role-actions.ts';
import { useRoleColumns } from '~/features/access/roles/role-columns.tsx';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { listInput, listProps } from '~/lib/list.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

const SORTABLE = ['name', 'createdAt', 'userCount'] as const;

export default function RolesPage() {
  const t = useTexts();
  const can = useCan();
  const columns = useRoleColumns();
  const organizations = useOrganizationOptions();
  const table = useTableState({ filters: { name: '', orgId: 0 }, sort: { by: 'name', order: 'asc' } });
  const { name, orgId } = table.filters;
  const list = useQuery({
    ...api.roles.query({ body: { name, orgId, ...listInput(table, SORTABLE) } }),
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<RowOf<'roles'> | 'new' | null>(null);
  const actions = useRoleActions(setEdited);
  const add = can('Role/Create') ? { label: t('role.add'), onClick: () => setEdited('new') } : undefined;
  const chips = useChips([
    { kind: 'name', value: name, onRemove: () => table.setFilters({ name: '' }) },
    {
      kind: 'organization',
      value: organizations.options.find(({ id }) => id === orgId)?.name,
      onRemove: () => table.setFilters({ orgId: 0 }),
    },
  ]);
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('roles')} count={list.data?.meta.count} subtitle={t('roles.hint')} action={add} />
      <FilterBar chips={chips} onClearAll={table.clearFilters}>
        <SearchField label={t('name')} value={name} onChange={(next) => table.setFilters({ name: next })} />
        <OrganizationFilter value={orgId} onChange={(next) => table.setFilters({ orgId: next })} />
      </FilterBar>
      <DataTable
        {...listProps(list, table)}
        label={t('roles')}
        columns={columns}
        rowId={(row) => row.id}
        serial
        actions={actions}
        empty={useEmpty(table, t('roles.emptyHint'), add)}
      />
      <RoleDialog edited={edited} organizationId={orgId || null} onClose={() => setEdited(null)} />
    </Stack>
  );
}
