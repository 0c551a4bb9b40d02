import type { ForumReply } from '@msurvey/contract';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { Post } from '~/features/notifications/forums/Post.tsx';
import { useReplyActions } from '~/features/notifications/forums/use-reply-actions.tsx';
import { useTexts } from '~/features/notifications/texts.ts';

/** A reply; of a hidden one its place stays, so that those around it can be understood. */
export function ReplyPost({ reply }: { reply: ForumReply }) {
  const t = useTexts();
  const { actions, dialogs } = useReplyActions(reply);
  return (
    <Paper variant="outlined" component="li" sx={{ p: 2 }}>
      <Post
        {...reply}
        marks={
          reply.isNew && (
            <span>
              <Chip size="small" color="secondary" variant="outlined" label={t('topic.new')} />
            </span>
          )
        }
        actions={actions}
        actionsLabel={t('reply.actions', { by: reply.by.name })}
      />
      {dialogs}
    </Paper>
  );
}
