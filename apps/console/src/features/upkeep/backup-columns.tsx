import { type Column, StatusChip } from '@msurvey/ui';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/upkeep/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useSize } from '~/lib/use-size.ts';
import { WORK_STATUS } from '~/lib/work-status.ts';

type Backup = RowOf<'backups'>;

/** What the server says by a code; anything else is the machine's own sentence. */
const CODES = new Set(['lost', 'restored', 'not-set-up']);

function StateCell({ row }: { row: Backup }) {
  const t = useTexts();
  const { message } = row;
  const words = message && (CODES.has(message) ? t(`message.${message as 'lost'}`) : message);
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'start', minWidth: 0 }}>
      <StatusChip status={WORK_STATUS[row.state]} label={t(`state.${row.state}`)} />
      {row.state === 'running' && (
        <Box sx={{ width: '100%', minWidth: 140 }}>
          <LinearProgress aria-label={t('progress')} />
          <Typography variant="body2" color="textSecondary" role="status">
            {row.step ? t(`step.${row.step}`, { done: row.done }) : t('step.begin')}
          </Typography>
        </Box>
      )}
      {words && (
        <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      )}
    </Stack>
  );
}

export function useBackupColumns(): Column<Backup>[] {
  const t = useTexts();
  const { dateTime, ago } = useFormat();
  const size = useSize();
  return [
    {
      id: 'createdAt',
      header: t('column.when'),
      primary: true,
      cell: (row) => (
        <Stack>
          <Box component="bdi">{dateTime(row.createdAt)}</Box>
          <Typography variant="body2" color="textSecondary">
            {ago(row.createdAt)}
          </Typography>
        </Stack>
      ),
    },
    { id: 'state', header: t('column.state'), primary: true, cell: (row) => <StateCell row={row} /> },
    {
      id: 'verified',
      header: t('column.verified'),
      primary: true,
      value: (row) => (row.state !== 'done' ? '' : t(row.verifiedAt ? 'verified.yes' : 'verified.no')),
    },
    { id: 'size', header: t('column.size'), primary: true, value: (row) => (row.size === null ? '' : size(row.size)) },
    {
      id: 'content',
      header: t('column.content'),
      value: (row) =>
        row.rows === null
          ? ''
          : t(row.missing ? 'content.missing' : 'content', {
              rows: row.rows,
              files: row.files ?? 0,
              missing: row.missing ?? 0,
            }),
    },
    { id: 'by', header: t('column.by'), value: (row) => row.startedBy ?? t(`cause.${row.cause}`) },
    {
      id: 'name',
      header: t('column.name'),
      cell: (row) => (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {row.name}
        </Typography>
      ),
    },
  ];
}
