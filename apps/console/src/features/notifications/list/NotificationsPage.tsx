import { IconEye } from '@msurvey/ui/icons';
import { useState } from 'react';
import { useNotificationColumns } from '~/features/notifications/list/notification-columns.tsx';
import { NotificationModal } from '~/features/notifications/list/NotificationModal.tsx';
import { useTexts } from '~/features/notifications/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';
import { useAction } from '~/lib/use-action.ts';

type Notification = RowOf<'notificationList'>;

export default function NotificationsPage() {
  const t = useTexts();
  const list = useList({ call: ({ paged }) => api.notificationList.query({ body: paged }) });
  const [shown, setShown] = useState<Notification | null>(null);
  const markRead = useAction((id: number) => api.readNotification({ body: { id } }), {
    refresh: ['notificationList', 'validationSummary'],
  });
  const open = (row: Notification) => {
    setShown(row);
    if (!row.isRead) markRead.mutate(row.id);
  };
  return (
    <ListView
      list={list}
      title={t('list.title')}
      page={{}}
      columns={useNotificationColumns()}
      rowId={({ id }) => id}
      serial
      actions={(row) => [{ id: 'open', label: t('action.open'), icon: IconEye, onClick: () => open(row) }]}
      empty={{ hint: t('list.emptyHint') }}
    >
      <NotificationModal notification={shown} onClose={() => setShown(null)} />
    </ListView>
  );
}
