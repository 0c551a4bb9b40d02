import type { ForumTopic } from '@msurvey/contract';
import Paper from '@mui/material/Paper';
import { Post } from '~/features/notifications/forums/Post.tsx';
import { TopicMarks } from '~/features/notifications/forums/TopicMarks.tsx';
import { useTopicActions } from '~/features/notifications/forums/use-topic-actions.tsx';
import { useTexts } from '~/features/notifications/texts.ts';

/** What a topic begins with, and what may be done with the whole of it. */
export function TopicPost({ topic }: { topic: ForumTopic }) {
  const t = useTexts();
  const { actions, dialogs } = useTopicActions(topic);
  return (
    <Paper variant="outlined" component="article" sx={{ p: 2 }}>
      <Post
        {...topic}
        marks={<TopicMarks {...topic} isHidden={topic.hidden !== null} />}
        actions={actions}
        actionsLabel={t('topic.actions')}
      />
      {dialogs}
    </Paper>
  );
}
