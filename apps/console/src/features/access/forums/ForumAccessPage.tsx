import { EmptyState, FailedState, FilterBar, FilterSelect, PageHeader } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ForumDialog } from '~/features/access/forums/ForumDialog.tsx';
import { ForumPanel } from '~/features/access/forums/ForumPanel.tsx';
import { useForumAccess } from '~/features/access/forums/use-forum-access.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useTableState } from '~/lib/use-table-state.ts';

const organizationsOf = (forums: readonly RowOf<'forumAccess'>[]) =>
  [...new Set(forums.flatMap((forum) => forum.roles.map((role) => role.orgName)))].sort();

export default function ForumAccessPage() {
  const t = useTexts();
  const list = useQuery(api.forumAccess.query());
  const change = useForumAccess();
  const [adding, setAdding] = useState(false);
  // the address holds which forum is open and for whom
  const table = useTableState({ filters: { forum: 0, organization: '' } });
  const { forum: open, organization } = table.filters;
  const forums = list.data?.data;
  const add = { label: t('forum.add'), onClick: () => setAdding(true) };
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('forums')} count={forums?.length} subtitle={t('forums.hint')} action={add} />
      {list.error && !forums && <FailedState text={messageOf(list.error)} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton variant="rounded" height={240} />}
      {forums?.length === 0 && (
        <Paper variant="outlined">
          <EmptyState
            text={t('forums.emptyHint')}
            action={
              <Button variant="outlined" onClick={add.onClick}>
                {add.label}
              </Button>
            }
          />
        </Paper>
      )}
      {forums && forums.length > 0 && (
        <>
          <FilterBar>
            <FilterSelect
              label={t('organization')}
              value={organization}
              any={{ id: '', name: t('any') }}
              options={organizationsOf(forums).map((name) => ({ id: name, name }))}
              onChange={(next) => table.setFilters({ organization: next })}
            />
          </FilterBar>
          <Box>
            {forums.map((forum) => (
              <ForumPanel
                key={forum.id}
                forum={forum}
                roles={forum.roles.filter((role) => !organization || role.orgName === organization)}
                open={open === forum.id}
                onOpen={(next) => table.setFilters({ forum: next ? forum.id : 0 })}
                onChange={({ roleId }, rights) => change.mutate({ forumId: forum.id, roleId, ...rights })}
              />
            ))}
          </Box>
        </>
      )}
      <ForumDialog open={adding} onClose={() => setAdding(false)} />
    </Stack>
  );
}
