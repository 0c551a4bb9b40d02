import { StatusChip, type Status } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Entry } from '~/features/collection/offline/queue/types.ts';
import { adviceFor } from '~/features/collection/offline/sync/advice.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

const STATUS: Record<Entry['state'], Status> = {
  waiting: 'pending',
  sending: 'inProgress',
  failed: 'rejected',
  conflict: 'rejected',
};

/** How it stands with a record, why it has not gone, and what to do. */
export function StateCell({ entry }: { entry: Entry }) {
  const t = useTexts();
  const { time } = useFormat();
  const advice = adviceFor(entry);
  const detail = advice === 'conflict' || advice === 'signIn' ? '' : entry.problem?.detail;
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <StatusChip status={STATUS[entry.state]} label={t(`sync.state.${entry.state}`)} />
      {detail && <Typography variant="body2">{detail}</Typography>}
      {advice && (
        <Typography variant="body2" color="textSecondary">
          {t(`sync.advice.${advice}`)}
        </Typography>
      )}
      {advice === 'later' && entry.nextTry !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('sync.nextTry', { time: time(entry.nextTry) })}
        </Typography>
      )}
    </Stack>
  );
}
