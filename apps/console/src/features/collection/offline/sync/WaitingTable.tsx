import { type Column, DataTable, REMOVAL } from '@msurvey/ui';
import { IconDownload, IconEdit, IconSend } from '@msurvey/ui/icons';
import Typography from '@mui/material/Typography';
import type { Entry } from '~/features/collection/offline/queue/types.ts';
import { StateCell } from '~/features/collection/offline/sync/StateCell.tsx';
import { useQueueActions } from '~/features/collection/offline/sync/use-queue-actions.ts';
import { useSize } from '~/lib/use-size.ts';
import { waitingPath } from '~/features/collection/offline/waiting-path.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** What waits, the oldest first: in this order it is sent. */
export function WaitingTable({ entries }: { entries: Entry[] | undefined }) {
  const t = useTexts();
  const size = useSize();
  const { dateTime } = useFormat();
  const { send, discard, save } = useQueueActions();
  const columns: Column<Entry>[] = [
    {
      id: 'title',
      header: t('sync.record'),
      primary: true,
      width: '24%',
      cell: ({ title, summary, edit }) => (
        <>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{summary ?? title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[summary && title, edit && t('sync.edit')].filter(Boolean).join(' · ')}
          </Typography>
        </>
      ),
    },
    { id: 'state', header: t('sync.state'), primary: true, cell: (entry) => <StateCell entry={entry} /> },
    { id: 'madeAt', header: t('sync.finished'), nowrap: true, primary: true, value: (row) => dateTime(row.madeAt) },
    {
      id: 'size',
      header: t('sync.size'),
      nowrap: true,
      cell: (row) => (
        <>
          <div>{size(row.size)}</div>
          <Typography variant="body2" color="textSecondary">
            {t('sync.files', { count: row.fileCount })}
          </Typography>
        </>
      ),
    },
  ];
  return (
    <DataTable
      label={t('sync.waiting')}
      columns={columns}
      rows={entries}
      rowId={(row) => row.key}
      actions={(row) => [
        {
          id: 'send',
          label: t('sync.sendNow'),
          icon: IconSend,
          disabled: send.isPending || row.state === 'conflict',
          onClick: () => send.mutate([row]),
        },
        { id: 'open', label: t('sync.open'), icon: IconEdit, href: waitingPath(row) },
        { id: 'save', label: t('sync.export'), icon: IconDownload, onClick: () => save.mutate([row]) },
        {
          id: 'discard',
          label: t('sync.discard'),
          ...REMOVAL,
          disabled: row.state === 'sending',
          onClick: () => void discard(row),
        },
      ]}
      empty={{ text: t('sync.nothing'), hint: t('sync.nothingHint') }}
    />
  );
}
