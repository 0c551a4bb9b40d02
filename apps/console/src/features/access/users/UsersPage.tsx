import { USER_STATUSES } from '@msurvey/domain';
import { DataTable, PageHeader } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { useTexts } from '~/features/access/texts.ts';
import { ApproveDialog } from '~/features/access/users/ApproveDialog.tsx';
import { UserDialog } from '~/features/access/users/UserDialog.tsx';
import { UserFilters } from '~/features/access/users/UserFilters.tsx';
import { useUserActions } from '~/features/access/users/user-actions.ts';
import { useUserColumns } from '~/features/access/users/user-columns.tsx';
import { api, type RowOf } from '~/lib/client.ts';
import { listInput, listProps } from '~/lib/list.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

type User = RowOf<'users'>;
const SORTABLE = ['name', 'username', 'createdAt', 'lastSeenAt'] as const;
const ANY = { name: '', orgId: 0, roleId: 0, status: '' };

export default function UsersPage() {
  const t = useTexts();
  const can = useCan();
  const table = useTableState({ filters: ANY, sort: { by: 'name', order: 'asc' } });
  const { status: wanted, ...filters } = table.filters;
  const status = USER_STATUSES.find((one) => one === wanted);
  const list = useQuery({
    ...api.users.query({ body: { ...filters, status, ...listInput(table, SORTABLE) } }),
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  const [approved, setApproved] = useState<User | null>(null);
  const columns = useUserColumns(setApproved);
  const actions = useUserActions(setEdited);
  const add = can('User/Create') ? { label: t('user.add'), onClick: () => setEdited('new') } : undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('users')} count={list.data?.meta.count} subtitle={t('users.hint')} action={add} />
      <UserFilters {...table} />
      <DataTable
        {...listProps(list, table)}
        label={t('users')}
        columns={columns}
        rowId={(row) => row.id}
        actions={actions}
        empty={useEmpty(table, t('users.emptyHint'), add)}
      />
      <UserDialog edited={edited} organizationId={filters.orgId || null} onClose={() => setEdited(null)} />
      <ApproveDialog user={approved} onClose={() => setApproved(null)} />
    </Stack>
  );
}
