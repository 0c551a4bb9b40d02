import { EmptyState, FailedState, PageSkeleton, PanelHeader } from '@msurvey/ui';
import { IconPencil } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useReturned } from '~/features/activities/list/use-returned.ts';
import { subActivityName } from '~/features/activities/parts/sub-activity-name.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { useLocation } from 'react-router';
import { editSubmissionPath, withFrom } from '~/features/collection/index.ts';
import { messageOf, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

/** Records that came back to their author, each with the reason and the way to the question it is about. */
export function Returned({ projectId, views }: { projectId: number; views: ReactNode }) {
  const t = useTexts();
  const { pages, rows, count } = useReturned(projectId);
  if (pages.error && !rows) return <FailedState text={messageOf(pages.error)} onRetry={() => void pages.refetch()} />;
  if (!rows) return <PageSkeleton />;
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader title={t('returned.title')} count={count}>
        {views}
      </PanelHeader>
      {rows.length === 0 ? (
        <Paper variant="outlined">
          <EmptyState text={t('returned.empty')} hint={t('returned.emptyHint')} />
        </Paper>
      ) : (
        <Stack component="ul" aria-label={t('returned.title')} sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <ReturnedRecord key={row.id} projectId={projectId} row={row} />
          ))}
        </Stack>
      )}
      {pages.hasNextPage && (
        <Box>
          <Button variant="outlined" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function ReturnedRecord({ projectId, row }: { projectId: number; row: RowOf<'returnedActivities'> }) {
  const t = useTexts();
  const { date, dateTime } = useFormat();
  const { pathname, search } = useLocation();
  const form = { projectId, id: row.form_id, xformId: row.xform_id };
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{subActivityName(row) || row.form_title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[date(row.implementation_date), row.location].filter(Boolean).join(' · ')}
          </Typography>
          <Typography
            variant="body2"
            sx={{
              mt: 1,
              borderInlineStart: '3px solid',
              borderColor: 'error.main',
              paddingInlineStart: 1.5,
              whiteSpace: 'pre-wrap',
            }}
          >
            {row.reason || t('returned.noReason')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {t('returned.by', { name: row.rejectedBy, at: dateTime(row.rejectedAt) })}
          </Typography>
        </Box>
        {row.can.edit && (
          <Button
            variant="contained"
            href={withFrom(editSubmissionPath(form, row.instance, row.question ?? undefined), pathname + search)}
            startIcon={<IconPencil size={18} aria-hidden />}
            aria-label={t('returned.correctNamed', { name: subActivityName(row) || row.form_title })}
            sx={{ flexShrink: 0 }}
          >
            {t('returned.correct')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
