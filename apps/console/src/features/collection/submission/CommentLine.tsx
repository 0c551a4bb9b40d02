import { IconCheck } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { editSubmissionPath } from '~/features/collection/parts/paths.ts';
import { type CommentPlace, placeLabel } from '~/features/collection/submission/comment-places.ts';
import { useTexts } from '~/features/collection/texts.ts';
import type { DataOf, RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface CommentLineProps {
  form: DataOf<'form'>;
  instanceId: string;
  comment: RowOf<'submissionComments'>;
  places: readonly CommentPlace[];
  canEdit: boolean;
  busy: boolean;
  onResolve?: (isResolved: boolean) => void;
}

/** Who said what, when, about which question; whoever may edit goes straight to it. */
export function CommentLine({ form, instanceId, comment, places, canEdit, busy, onResolve }: CommentLineProps) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const { path, resolvedAt } = comment;
  const label = path === null ? t('comments.whole') : placeLabel(places, path);
  const isOpen = resolvedAt === null;
  return (
    <Box
      component="li"
      sx={{ borderInlineStart: '3px solid', borderColor: isOpen ? 'warning.main' : 'divider', pl: 1.5 }}
    >
      <Typography variant="body2" color="textSecondary">
        <strong>{comment.author}</strong> · {dateTime(comment.at)} · {t('comments.revision', { n: comment.revision })}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {path !== null && canEdit ? <Link href={editSubmissionPath(form, instanceId, path)}>{label}</Link> : label}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment.text}</Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {!isOpen && (
          <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <IconCheck size={16} aria-hidden />
            {t('comments.resolved', { who: comment.resolvedBy ?? '', at: dateTime(resolvedAt) })}
          </Typography>
        )}
        {onResolve && (
          <Button size="small" disabled={busy} onClick={() => onResolve(isOpen)}>
            {t(isOpen ? 'comments.resolve' : 'comments.reopen')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
