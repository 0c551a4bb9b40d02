import type { Column } from '@msurvey/ui';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/session/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

export function useSessionColumns(): Column<RowOf<'sessions'>>[] {
  const t = useTexts();
  const { dateTime } = useFormat();
  return [
    {
      id: 'device',
      header: t('sessions.device'),
      primary: true,
      cell: (row) =>
        row.current ? (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            {row.device}
            <Chip size="small" color="primary" variant="outlined" label={t('sessions.current')} />
          </Stack>
        ) : (
          row.device
        ),
    },
    { id: 'address', header: t('sessions.address'), primary: true },
    { id: 'startedAt', header: t('sessions.started'), value: (row) => dateTime(row.startedAt) },
    { id: 'lastUsedAt', header: t('sessions.lastUsed'), primary: true, value: (row) => dateTime(row.lastUsedAt) },
  ];
}
