import { CardsSkeleton, EmptyState, FailedState, PageHeader } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { DigestChoice } from '~/features/notifications/forums/DigestChoice.tsx';
import { ForumCard } from '~/features/notifications/forums/ForumCard.tsx';
import { useTexts } from '~/features/notifications/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' };

/** The forums that one may read, and whether news of them come by mail. */
export default function ForumsPage() {
  const t = useTexts();
  const { data, error, refetch } = useQuery({ ...api.forumList.query(), staleTime: 0 });
  const forums = data?.data;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('forums.title')} subtitle={t('forums.hint')} count={forums?.length} />
      {!forums && (error ? <FailedState text={messageOf(error)} onRetry={() => void refetch()} /> : <CardsSkeleton />)}
      {forums?.length === 0 && (
        <Paper variant="outlined">
          <EmptyState text={t('forums.empty')} hint={t('forums.emptyHint')} />
        </Paper>
      )}
      {forums && forums.length > 0 && (
        <>
          <Box component="ul" sx={{ ...GRID, listStyle: 'none', m: 0, p: 0 }}>
            {forums.map((forum) => (
              <li key={forum.id}>
                <ForumCard forum={forum} />
              </li>
            ))}
          </Box>
          <DigestChoice />
        </>
      )}
    </Stack>
  );
}
