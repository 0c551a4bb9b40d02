import { BackLink, EmptyState, FailedState, PageHeader, PageSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { GroupPair } from '~/features/registry/group-codes/GroupPair.tsx';
import { tabPath } from '~/features/registry/parts/paths.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { useProjectName } from '~/features/projects/index.ts';
import { type Answer, api, messageOf } from '~/lib/client.ts';

type Page = Answer<'groupPairs'>;

/** Groups that share a code: one of them is corrected, or somebody says that they are two groups. */
export default function GroupDuplicatesPage() {
  const t = useTexts();
  const projectId = Number(useParams().id);
  useProjectName(String(projectId));
  const query = useInfiniteQuery({
    queryKey: [...api.groupPairs.key, projectId],
    queryFn: ({ pageParam, signal }) => api.groupPairs({ body: { projectId, after: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.meta.next,
    staleTime: 0,
  });
  const pages = query.data?.pages;
  const pairs = pages?.flatMap((page) => page.data);
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={tabPath(projectId, 'groups')} label={t('groups.title')} />
      <PageHeader title={t('groupPairs.title')} subtitle={t('groupPairs.subtitle')} count={pages?.[0]?.meta.count} />
      {!pairs && query.error && <FailedState text={messageOf(query.error)} onRetry={() => void query.refetch()} />}
      {!pairs && !query.error && <PageSkeleton />}
      {pairs?.length === 0 && (
        <Paper variant="outlined">
          <EmptyState text={t('groupPairs.empty')} hint={t('groupPairs.emptyHint')} />
        </Paper>
      )}
      {pairs?.map((pair) => (
        <GroupPair
          key={`${pair.first.id}-${pair.second.id}`}
          projectId={projectId}
          pair={pair}
          canDecide={pages?.[0]?.meta.can.decide ?? false}
        />
      ))}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('groupPairs.more')}
        </Button>
      )}
    </Stack>
  );
}
