import { DataTable, PageHeader } from '@msurvey/ui';
import { IconEye } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuditFilters } from '~/features/audit/AuditFilters.tsx';
import { ChangeDialog } from '~/features/audit/ChangeDialog.tsx';
import { useAuditColumns } from '~/features/audit/audit-columns.tsx';
import { useTexts } from '~/features/audit/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useTableState } from '~/lib/use-table-state.ts';

const ANY = { actor: '', action: '', entity: '', entityId: '', fromDate: '', toDate: '' };

export default function AuditPage() {
  const t = useTexts();
  const columns = useAuditColumns();
  const table = useTableState({ filters: ANY, pageSize: 30 });
  const { fromDate, toDate, ...words } = table.filters;
  const list = useQuery({
    ...api.auditLog.query({
      body: {
        ...words,
        fromDate: fromDate || null,
        toDate: toDate || null,
        currentPage: table.page,
        pageSize: table.pageSize,
      },
    }),
    placeholderData: keepPreviousData,
  });
  const [shown, setShown] = useState<RowOf<'auditLog'> | null>(null);
  const { count, capped } = list.data?.meta ?? {};
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('title')} count={count} subtitle={t('hint')} />
      <AuditFilters {...table} />
      {capped && <Typography color="textSecondary">{t('capped', { count: count ?? 0 })}</Typography>}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={list.data?.data}
        rowId={(row) => row.id}
        paging={table.paging(count)}
        refreshing={list.isFetching}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={{ hint: t('emptyHint') }}
        actions={(row) => [{ id: 'open', label: t('open'), icon: IconEye, onClick: () => setShown(row) }]}
      />
      <ChangeDialog entry={shown} onClose={() => setShown(null)} />
    </Stack>
  );
}
