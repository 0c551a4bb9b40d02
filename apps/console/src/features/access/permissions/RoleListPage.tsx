import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { type Column, DataTable, FilterBar, PageHeader, SearchField } from '@msurvey/ui';
import { IconShieldLock } from '@msurvey/ui/icons';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { permissionsPath } from '~/features/access/roles/role-columns.tsx';
import { useTexts } from '~/features/access/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

type NumberedRole = RowOf<'roleList'> & { number: number };

function useColumns(): Column<NumberedRole>[] {
  const t = useTexts();
  const { number } = useFormat();
  return [
    { id: 'number', header: t('roleList.number'), width: 72, value: (row) => number(row.number) },
    {
      id: 'name',
      header: t('name'),
      primary: true,
      cell: (row) => <Link href={permissionsPath(row)}>{row.name}</Link>,
    },
    { id: 'organization', header: t('organization'), primary: true, value: (row) => row.organization.name },
  ];
}

/** Every role of every organisation; the call is not paged, so searching happens here. */
export default function RoleListPage() {
  const t = useTexts();
  const columns = useColumns();
  const table = useTableState({ filters: { name: '' } });
  const list = useQuery({ ...api.roleList.query(), staleTime: SUMMARY_CACHE_MS });
  const wanted = table.filters.name.trim().toLowerCase();
  const rows = list.data?.data
    .map((role, at) => ({ ...role, number: at + 1 }))
    .filter((role) => `${role.name} ${role.organization.name}`.toLowerCase().includes(wanted));
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('roleList')} count={rows?.length} subtitle={t('roleList.hint')} />
      <FilterBar>
        <SearchField label={t('name')} value={table.filters.name} onChange={(name) => table.setFilters({ name })} />
      </FilterBar>
      <DataTable
        label={t('roleList')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={useEmpty(table, t('roleList.emptyHint'))}
        actions={(row) => [{ id: 'open', label: t('roleList.open'), icon: IconShieldLock, href: permissionsPath(row) }]}
      />
    </Stack>
  );
}
