import { DataTable, FilterBar, PageHeader, SearchField } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { OrganizationDialog } from '~/features/access/organizations/OrganizationDialog.tsx';
import { useOrganizationActions } from '~/features/access/organizations/organization-actions.ts';
import { useOrganizationColumns } from '~/features/access/organizations/organization-columns.tsx';
import { StatusFilter } from '~/features/access/parts/StatusFilter.tsx';
import { useChips } from '~/features/access/parts/use-chips.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { listInput, listProps } from '~/lib/list.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

const STATUSES = ['active', 'inactive'] as const;
const SORTABLE = ['name', 'createdAt', 'userCount'] as const;

export default function OrganizationsPage() {
  const t = useTexts();
  const can = useCan();
  const columns = useOrganizationColumns();
  const table = useTableState({ filters: { name: '', status: '' }, sort: { by: 'name', order: 'asc' } });
  const { name } = table.filters;
  const status = STATUSES.find((one) => one === table.filters.status);
  const list = useQuery({
    ...api.organizations.query({
      body: { name, isActive: status && status === 'active', ...listInput(table, SORTABLE) },
    }),
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<RowOf<'organizations'> | 'new' | null>(null);
  const actions = useOrganizationActions(setEdited);
  const add = can('Organization/Create')
    ? { label: t('organization.add'), onClick: () => setEdited('new') }
    : undefined;
  const chips = useChips([
    { kind: 'name', value: name, onRemove: () => table.setFilters({ name: '' }) },
    {
      kind: 'status',
      value: status && t(`status.${status}`),
      onRemove: () => table.setFilters({ status: '' }),
    },
  ]);
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={t('organizations')}
        count={list.data?.meta.count}
        subtitle={t('organizations.hint')}
        action={add}
      />
      <FilterBar chips={chips} onClearAll={table.clearFilters}>
        <SearchField label={t('name')} value={name} onChange={(next) => table.setFilters({ name: next })} />
        <StatusFilter
          value={table.filters.status}
          statuses={STATUSES}
          onChange={(next) => table.setFilters({ status: next })}
        />
      </FilterBar>
      <DataTable
        {...listProps(list, table)}
        label={t('organizations')}
        columns={columns}
        rowId={(row) => row.orgId}
        serial
        actions={actions}
        empty={useEmpty(table, t('organizations.emptyHint'), add)}
      />
      <OrganizationDialog edited={edited} onClose={() => setEdited(null)} />
    </Stack>
  );
}
