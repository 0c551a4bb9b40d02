import { DataTable, PageHeader } from '@msurvey/ui';
import { IconEye } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotificationColumns } from '~/features/notifications/list/notification-columns.tsx';
import { NotificationModal } from '~/features/notifications/list/NotificationModal.tsx';
import { useTexts } from '~/features/notifications/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';
import { useTableState } from '~/lib/use-table-state.ts';

type Notification = RowOf<'notificationList'>;

export default function NotificationsPage() {
  const t = useTexts();
  const columns = useNotificationColumns();
  const { page, pageSize, paging } = useTableState({ filters: {} });
  const list = useQuery({
    ...api.notificationList.query({ body: { currentPage: page, pageSize } }),
    placeholderData: keepPreviousData,
  });
  const [shown, setShown] = useState<Notification | null>(null);
  const markRead = useAction((id: number) => api.readNotification({ body: { id } }), { refresh: ['notificationList'] });
  const open = (row: Notification) => {
    setShown(row);
    if (!row.isRead) markRead.mutate(row.id);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('list.title')} count={list.data?.meta.count} />
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={list.data?.data}
        rowId={(row) => row.id}
        serial
        paging={paging(list.data?.meta.count)}
        refreshing={list.isFetching}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={{ hint: t('list.emptyHint') }}
        actions={(row) => [{ id: 'open', label: t('action.open'), icon: IconEye, onClick: () => open(row) }]}
      />
      <NotificationModal notification={shown} onClose={() => setShown(null)} />
    </Stack>
  );
}
