import { type Column, StatusChip } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/notifications/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

export function useNotificationColumns(): Column<RowOf<'notificationList'>>[] {
  const t = useTexts();
  const { date } = useFormat();
  return [
    {
      id: 'message',
      header: t('field.message'),
      primary: true,
      cell: (row) => (
        <Typography
          variant="body2"
          component="span"
          sx={{ fontWeight: row.isRead ? 400 : 600, display: 'block', minWidth: { sm: 240 }, overflowWrap: 'anywhere' }}
        >
          {row.message}
        </Typography>
      ),
    },
    { id: 'projectName', header: t('field.project'), primary: true },
    { id: 'fullName', header: t('field.form') },
    { id: 'date', header: t('field.date'), primary: true, value: (row) => date(row.date) || row.date },
    {
      id: 'isRead',
      header: t('field.state'),
      primary: true,
      cell: (row) => (
        <StatusChip status={row.isRead ? 'done' : 'new'} label={t(row.isRead ? 'state.read' : 'state.new')} />
      ),
    },
  ];
}
