import type { SubmissionComment } from '@msurvey/contract';
import { IconMessages } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** What was said about the record as a whole. */
export function GeneralComments({ comments }: { comments: readonly SubmissionComment[] }) {
  const t = useTexts();
  const { dateTime } = useFormat();
  if (comments.length === 0) return null;
  return (
    <Alert
      severity="info"
      icon={<IconMessages size={20} aria-hidden />}
      role="note"
      aria-label={t('comments')}
      sx={{ maxWidth: 960 }}
    >
      {comments.map(({ id, author, at, text }) => (
        <Box key={id} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          <strong>{author}</strong> · {dateTime(at)}: {text}
        </Box>
      ))}
    </Alert>
  );
}
