import type { ActivityReview } from '@msurvey/contract';
import { type Status, StatusChip } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/activities/texts.ts';
import { useFormat } from '~/lib/format.ts';

const LOOK = { approved: 'approved', rejected: 'rejected', reopened: 'pending' } as const satisfies Record<
  ActivityReview['verdict'],
  Status
>;

interface ReviewHistoryProps {
  history: readonly ActivityReview[];
  /** The words of a question, where they are known. */
  labelOf?: (path: string) => string | undefined;
}

/** Who decided what, when and why; the newest first. */
export function ReviewHistory({ history, labelOf }: ReviewHistoryProps) {
  const t = useTexts();
  const { dateTime, number } = useFormat();
  if (history.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('history.none')}
      </Typography>
    );
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {history.map(({ id, verdict, reason, question, userName, at, revision }) => (
        <Box
          component="li"
          key={id}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
        >
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <StatusChip status={LOOK[verdict]} label={t(`verdict.${verdict}`)} />
            <Typography variant="body2">{userName}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t('history.when', { at: dateTime(at), revision: number(revision) })}
            </Typography>
          </Stack>
          {reason && (
            <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {reason}
            </Typography>
          )}
          {question && (
            <Typography variant="body2" color="textSecondary">
              {t('history.question', { question: labelOf?.(question) ?? question })}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
