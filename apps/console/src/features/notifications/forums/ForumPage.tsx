import { BackLink, EmptyState, FailedState, FilterFields, PageHeader, PageSkeleton } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { FORUMS_PATH } from '~/features/notifications/forums/paths.ts';
import { TopicDialog } from '~/features/notifications/forums/TopicDialog.tsx';
import { TopicLine } from '~/features/notifications/forums/TopicLine.tsx';
import { useTopics } from '~/features/notifications/forums/use-topics.ts';
import { useTexts } from '~/features/notifications/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { fieldsOf } from '~/lib/list/fields.ts';
import { useEmpty } from '~/lib/list/use-empty.tsx';
import { useTellName } from '~/lib/names.ts';
import { useAction } from '~/lib/use-action.ts';
import { useTableState } from '~/lib/use-table-state.ts';

const ANY = { search: '', show: 'all' };

/** The topics of a forum: pinned ones first, then by what was said last. */
export default function ForumPage() {
  const t = useTexts();
  const forumId = Number(useParams().id);
  const list = useTableState({ filters: ANY });
  const { search, show } = list.filters;
  const { pages, topics, forum } = useTopics(forumId, { search: search.trim(), unread: show === 'unread' });
  useTellName(['forum', forumId], forum?.title);
  const [isWriting, setWriting] = useState(false);
  const readAll = useAction(() => api.readForum({ body: { id: forumId } }), {
    success: t('forum.allRead'),
    refresh: ['forumTopics', 'forumList', 'announcements'],
  });
  const start = forum?.can.start ? { label: t('topic.start'), onClick: () => setWriting(true) } : undefined;
  const empty = useEmpty(list, { text: t('forum.empty'), hint: t('forum.emptyHint') }, start);
  const by = fieldsOf(list);
  if (pages.error && !topics) return <FailedState text={messageOf(pages.error)} onRetry={() => void pages.refetch()} />;
  if (!forum && pages.isPending && list.chosen.length === 0) return <PageSkeleton />;
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={FORUMS_PATH} label={t('forum.back')} />
      <PageHeader
        title={forum?.title ?? t('forum.crumb')}
        subtitle={[forum?.description, forum && !forum.can.start && t('forum.readOnly')].filter(Boolean).join(' · ')}
        action={start}
      >
        {topics?.some(({ isUnread }) => isUnread) && (
          <Button loading={readAll.isPending} onClick={() => readAll.mutate(undefined)}>
            {t('forum.readAll')}
          </Button>
        )}
      </PageHeader>
      <FilterFields
        onClearAll={list.clearFilters}
        fields={[
          by.search('search', t('forum.search'), (words) => t('forum.searched', { words })),
          by.choice('show', {
            label: t('forum.show'),
            any: t('forum.showAll'),
            options: [{ id: 'unread', name: t('forum.showUnread') }],
            chip: (name) => name,
          }),
        ]}
      />
      {!topics && <PageSkeleton />}
      {topics && (
        <Paper variant="outlined">
          {topics.length === 0 ? (
            <EmptyState text={empty.text ?? ''} hint={empty.hint} action={empty.action} />
          ) : (
            <Stack component="ul" aria-label={t('forum.topics')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {topics.map((topic) => (
                <TopicLine key={topic.id} forumId={forumId} topic={topic} />
              ))}
            </Stack>
          )}
        </Paper>
      )}
      {pages.hasNextPage && (
        <Box>
          <Button variant="outlined" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('forum.more')}
          </Button>
        </Box>
      )}
      {forum && (
        <TopicDialog
          open={isWriting}
          forumId={forumId}
          canAnnounce={forum.can.announce}
          onClose={() => setWriting(false)}
        />
      )}
    </Stack>
  );
}
