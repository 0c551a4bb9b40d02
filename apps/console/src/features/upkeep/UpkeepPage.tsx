import { DataTable, FailedState, PageHeader } from '@msurvey/ui';
import { IconCloudUpload, IconX } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useBackupColumns } from '~/features/upkeep/backup-columns.tsx';
import { FaultList } from '~/features/upkeep/FaultList.tsx';
import { HealthCards } from '~/features/upkeep/HealthCards.tsx';
import { useTexts } from '~/features/upkeep/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useList } from '~/lib/list/use-list.ts';
import { useAction } from '~/lib/use-action.ts';

/** Figures move by themselves; a backup that runs is watched. */
const LOOK_MS = 30_000;
const WATCH_MS = 1500;

export default function UpkeepPage() {
  const t = useTexts();
  const confirm = useConfirm();
  const columns = useBackupColumns();
  const health = useQuery({ ...api.health.query(), refetchInterval: LOOK_MS });
  const list = useList({
    pageSize: 15,
    call: ({ paged }) => api.backups.query({ body: paged }),
    againAfter: (answer) => (answer?.data.some((row) => row.can.cancel) ? WATCH_MS : LOOK_MS),
  });
  const start = useAction(() => api.startBackup(), { success: t('backup.begun'), refresh: ['backups', 'health'] });
  const cancel = useAction((backupId: string) => api.cancelBackup({ params: { backupId } }), {
    success: t('backup.stopped'),
    refresh: ['backups', 'health'],
  });
  const data = health.data?.data;
  const isRunning = list.answer?.data.some((row) => row.can.cancel) ?? false;
  const why = data && !data.backup.place ? t('backup.notSetUp') : isRunning ? t('backup.isRunning') : undefined;
  const action = {
    label: t('backup.start'),
    icon: IconCloudUpload,
    onClick: () => start.mutate(undefined),
    disabled: !data || Boolean(why) || start.isPending,
    ...(why ? { why } : {}),
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('title')} subtitle={t('hint')} action={action} />
      {health.error && !data && <FailedState text={messageOf(health.error)} onRetry={() => void health.refetch()} />}
      {data && <FaultList faults={data.faults} />}
      {!(health.error && !data) && <HealthCards health={data} />}
      <Stack sx={{ gap: 0.5 }}>
        <Typography variant="h2">{t('backups')}</Typography>
        {data && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {data.backup.place
              ? t('backup.plan', { place: data.backup.place, at: data.backup.at.join(', '), keep: data.backup.keep })
              : t('backup.notSetUp')}
          </Typography>
        )}
      </Stack>
      <DataTable
        label={t('backups')}
        columns={columns}
        {...list.table}
        rowId={(row) => row.id}
        empty={{ hint: t('backup.none') }}
        actions={(row) =>
          row.can.cancel
            ? [
                {
                  id: 'stop',
                  label: t('backup.stop'),
                  icon: IconX,
                  onClick: async () => {
                    if (await confirm({ text: t('backup.stopQuestion') })) cancel.mutate(row.id);
                  },
                },
              ]
            : []
        }
      />
    </Stack>
  );
}
