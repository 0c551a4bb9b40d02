import { FORUM_PAGE_SIZE } from '@msurvey/domain';
import { BackLink, FailedState, PageHeader, PageSkeleton, PagingBar } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { forumPath } from '~/features/notifications/forums/paths.ts';
import { ReplyForm } from '~/features/notifications/forums/ReplyForm.tsx';
import { ReplyPost } from '~/features/notifications/forums/ReplyPost.tsx';
import { TopicPost } from '~/features/notifications/forums/TopicPost.tsx';
import { useReading } from '~/features/notifications/forums/use-reading.ts';
import { useTexts } from '~/features/notifications/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useTellName } from '~/lib/names.ts';
import { useTableState } from '~/lib/use-table-state.ts';

/** What somebody asked or announced, what others said to it, and a place to say more. */
export default function TopicPage() {
  const t = useTexts();
  const id = Number(useParams().topicId);
  const state = useTableState({ filters: {}, pageSize: FORUM_PAGE_SIZE });
  const { page: currentPage, pageSize } = state;
  const { data, error, refetch } = useQuery({
    ...api.forumTopic.query({ params: { id }, query: { currentPage, pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useTellName(['topic', id], data?.data.topic.title);
  useTellName(['forum', data?.data.topic.forum.id], data?.data.topic.forum.title);
  useReading(data?.data.topic);
  if (!data) return error ? <FailedState text={messageOf(error)} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const { topic, replies } = data.data;
  const { count } = data.meta;
  const last = Math.max(1, Math.ceil((count + 1) / pageSize));
  const paging = state.paging(count);
  return (
    <Stack sx={{ gap: 2, maxWidth: 900 }}>
      <BackLink href={forumPath(topic.forum.id)} label={topic.forum.title} />
      <PageHeader title={topic.title} />
      <TopicPost topic={topic} />
      <Typography variant="h2" sx={{ typography: 'h6' }}>
        {t('topic.replies', { count })}
      </Typography>
      {replies.length > 0 && (
        <Stack component="ol" aria-label={t('topic.repliesLabel')} sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
          {replies.map((reply) => (
            <ReplyPost key={reply.id} reply={reply} />
          ))}
        </Stack>
      )}
      {count > pageSize && <PagingBar {...paging} />}
      {topic.can.reply ? (
        <Paper variant="outlined" sx={{ p: 2 }}>
          {/* what one has said stands on the last page */}
          <ReplyForm topicId={topic.id} onSent={() => paging.onChange({ page: last, pageSize })} />
        </Paper>
      ) : (
        <Alert severity="info" role="note">
          {t(topic.hidden ? 'topic.hiddenNote' : topic.isLocked ? 'topic.lockedNote' : 'topic.readOnlyNote')}
        </Alert>
      )}
    </Stack>
  );
}
