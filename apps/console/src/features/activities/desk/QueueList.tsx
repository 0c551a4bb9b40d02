import { EmptyState } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { QueueItem } from '~/features/activities/desk/QueueItem.tsx';
import type { Desk } from '~/features/activities/desk/use-desk.ts';
import { useTexts } from '~/features/activities/texts.ts';

/** Below the top bar, however long the record beside it is. */
const STAYS = { position: { md: 'sticky' }, top: { md: 72 }, maxHeight: { md: 'calc(100dvh - 96px)' } } as const;

/** What waits, the oldest first. */
export function QueueList({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { queue, openId, isClean } = desk;
  const { pages, rows = [] } = queue;
  return (
    <Paper
      variant="outlined"
      component="nav"
      aria-label={t('queue.label')}
      sx={{ ...STAYS, display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
    >
      <Box sx={{ px: 2, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <FormControlLabel
          control={<Switch size="small" checked={isClean} onChange={(_, clean) => desk.setClean(clean)} />}
          label={t('queue.onlyClean')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Box>
      {rows.length === 0 ? (
        <EmptyState
          text={t(desk.isNarrowed ? 'queue.noMatch' : isClean ? 'queue.noClean' : 'queue.empty')}
          hint={t('queue.emptyHint')}
        />
      ) : (
        <List disablePadding sx={{ overflowY: 'auto' }}>
          {rows.map((row) => (
            <QueueItem
              key={row.id}
              row={row}
              isOpen={row.id === openId}
              isOwn={queue.mayValidate && !row.can.validate}
              isNamed={desk.isAll}
              onOpen={() => desk.open(row.id)}
            />
          ))}
          {pages.hasNextPage && (
            <Box component="li" sx={{ p: 1, textAlign: 'center' }}>
              <Button size="small" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {t('more')}
              </Button>
            </Box>
          )}
        </List>
      )}
    </Paper>
  );
}
