import { PageHeader } from '@msurvey/ui';
import { IconDownload, IconFileImport, IconSend } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQueue } from '~/features/collection/offline/queue/live.ts';
import { KeptForms } from '~/features/collection/offline/sync/KeptForms.tsx';
import { SentList } from '~/features/collection/offline/sync/SentList.tsx';
import { useImport } from '~/features/collection/offline/sync/use-import.ts';
import { useQueueActions } from '~/features/collection/offline/sync/use-queue-actions.ts';
import { WaitingTable } from '~/features/collection/offline/sync/WaitingTable.tsx';
import { useTexts } from '~/features/collection/texts.ts';

/** What waits on this device to be sent, why, and which forms open here without network. */
export default function SyncPage() {
  const t = useTexts();
  const { entries, sent, others, isRead } = useQueue();
  const { send, save } = useQueueActions();
  const { input, choose, onChosen } = useImport();
  const nothing = entries.length === 0;
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack sx={{ gap: 2 }}>
        <PageHeader
          title={t('sync.title')}
          count={isRead ? entries.length : undefined}
          subtitle={t('sync.intro')}
          action={{
            label: t('sync.sendAll'),
            icon: IconSend,
            disabled: nothing || send.isPending,
            onClick: () => send.mutate(entries),
          }}
          more={[
            { label: t('sync.exportAll'), icon: IconDownload, disabled: nothing, onClick: () => save.mutate(entries) },
            { label: t('sync.import'), icon: IconFileImport, onClick: choose },
          ]}
        />
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label={t('sync.import')}
          hidden
          onChange={(event) => onChosen(event.target.files?.[0])}
        />
        {others > 0 && <Alert severity="warning">{t('sync.others', { count: others })}</Alert>}
        <WaitingTable entries={isRead ? entries : undefined} />
      </Stack>
      <KeptForms />
      <SentList sent={sent} />
    </Stack>
  );
}
