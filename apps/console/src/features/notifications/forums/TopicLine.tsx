import type { ForumTopicRow } from '@msurvey/contract';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { topicPath } from '~/features/notifications/forums/paths.ts';
import { TopicMarks } from '~/features/notifications/forums/TopicMarks.tsx';
import { useTexts } from '~/features/notifications/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** A topic in the list of its forum: what it is about, by whom, and what was said last. */
export function TopicLine({ forumId, topic }: { forumId: number; topic: ForumTopicRow }) {
  const t = useTexts();
  const { date, dateTime } = useFormat();
  const { id, title, by, createdAt, replies, lastReply, isUnread } = topic;
  return (
    <Box component="li" sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link
          href={topicPath(forumId, id)}
          sx={{ fontWeight: isUnread ? 600 : 400, overflowWrap: 'anywhere', minWidth: 0 }}
        >
          {title}
        </Link>
        <TopicMarks {...topic} />
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[by.name, by.organization, date(createdAt)].join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {lastReply
          ? t('topic.repliesLast', { count: replies, by: lastReply.by, at: dateTime(lastReply.at) })
          : t('topic.noReplies')}
      </Typography>
    </Box>
  );
}
