import type { HeaderAction } from '@msurvey/ui';
import { MoreMenu } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PlainText } from '~/features/notifications/forums/PlainText.tsx';
import { useTexts } from '~/features/notifications/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface PostProps {
  by: { name: string; organization: string };
  createdAt: string;
  editedAt: string | null;
  /** Null: hidden from the reader. */
  text: string | null;
  hidden: { reason: string; by: string; at: string } | null;
  marks?: ReactNode;
  actions: readonly HeaderAction[];
  actionsLabel: string;
}

/** Who wrote, when, and what: of a topic and of a reply. */
export function Post({ by, createdAt, editedAt, text, hidden, marks, actions, actionsLabel }: PostProps) {
  const t = useTexts();
  const { dateTime } = useFormat();
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{by.name}</strong>
            <Typography component="span" variant="body2" color="textSecondary">
              {` · ${by.organization}`}
            </Typography>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[dateTime(createdAt), editedAt && t('post.edited', { at: dateTime(editedAt) })]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        {actions.length > 0 && <MoreMenu actions={actions} label={actionsLabel} />}
      </Stack>
      {marks}
      {hidden && (
        <Alert severity="warning" role="note" sx={{ overflowWrap: 'anywhere' }}>
          {t('post.hiddenBy', { by: hidden.by, reason: hidden.reason })}
        </Alert>
      )}
      {text === null ? (
        <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
          {t('post.hidden')}
        </Typography>
      ) : (
        <PlainText text={text} />
      )}
    </Stack>
  );
}
