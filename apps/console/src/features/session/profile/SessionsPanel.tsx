import { DataTable } from '@msurvey/ui';
import { IconLogout } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { logout } from '~/app/session/index.ts';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useSessionColumns } from '~/features/session/profile/session-columns.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** Where one is signed in, and how to end it. */
export function SessionsPanel() {
  const t = useTexts();
  const confirm = useConfirm();
  const columns = useSessionColumns();
  const { data, error, isFetching, refetch } = useQuery(api.sessions.query());
  const end = useAction((sessionId: string) => api.endSession({ body: { sessionId } }), {
    success: t('sessions.ended'),
    refresh: ['sessions'],
  });
  const endAll = useAction(() => logout({ everywhere: true }));
  const everywhere = async () => {
    const sure = await confirm({
      title: t('sessions.everywhere'),
      text: t('sessions.everywhereText'),
      confirmLabel: t('sessions.everywhere'),
      tone: 'danger',
    });
    if (sure) endAll.mutate(undefined);
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {t('sessions.intro')}
        </Typography>
        <Button variant="outlined" color="error" loading={endAll.isPending} onClick={() => void everywhere()}>
          {t('sessions.everywhere')}
        </Button>
      </Stack>
      <DataTable
        label={t('profile.tab.sessions')}
        columns={columns}
        rows={data?.data}
        rowId={(row) => row.id}
        refreshing={isFetching}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        actions={(row) =>
          row.current
            ? []
            : [
                {
                  id: 'end',
                  label: t('sessions.end'),
                  icon: IconLogout,
                  disabled: end.isPending,
                  onClick: () => end.mutate(row.id),
                },
              ]
        }
      />
    </Stack>
  );
}
