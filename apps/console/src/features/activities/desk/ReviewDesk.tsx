import { BackLink, EmptyState, FailedState, FilterFields, PageHeader, PageSkeleton } from '@msurvey/ui';
import { IconKeyboard, IconSquareCheck } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BulkDialog } from '~/features/activities/desk/BulkDialog.tsx';
import { KeysDialog } from '~/features/activities/desk/KeysDialog.tsx';
import { QueueList } from '~/features/activities/desk/QueueList.tsx';
import { RecordPane } from '~/features/activities/desk/RecordPane.tsx';
import { type Desk, useDesk } from '~/features/activities/desk/use-desk.ts';
import { useKeysSwitch } from '~/features/activities/desk/use-desk-keys.ts';
import { useWaitingFields } from '~/features/activities/desk/use-waiting-fields.ts';
import { ANY_WAITING } from '~/features/activities/desk/waiting-filters.ts';
import { ALL_WAITING, validationPath } from '~/features/activities/parts/paths.ts';
import { queueText } from '~/features/activities/parts/queue-text.ts';
import { subActivityName } from '~/features/activities/parts/sub-activity-name.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useTellName } from '~/lib/names.ts';

interface ReviewDeskProps {
  projectId: number;
  /** Null: all that wait. */
  subActivityId: number | null;
}

/** Left what waits, right the record: read, decide, go on to the next. */
export function ReviewDesk({ projectId, subActivityId }: ReviewDeskProps) {
  const t = useTexts();
  const desk = useDesk(projectId, subActivityId);
  const [dialog, setDialog] = useState<'keys' | 'bulk' | null>(null);
  const [keysOn, setKeysOn] = useKeysSwitch();
  const pending = useQuery(api.pendingValidation.query({ query: { projectId } }));
  const line = pending.data?.data.find((row) => row.sub_activity_id === subActivityId);
  const named = line ?? desk.record.data?.data;
  const title =
    subActivityId === null
      ? t('queue.all')
      : (named && subActivityName(named)) || t(subActivityId <= 0 ? queueText(subActivityId) : 'desk.title');
  useTellName(['sub-activity', subActivityId ?? ALL_WAITING], title === t('desk.title') ? undefined : title);
  const { queue, isAll } = desk;
  // a number that the filters do not change would mean nothing
  const count = isAll ? (desk.isNarrowed || desk.isClean ? undefined : pending.data?.meta.count) : line?.total;
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={validationPath(projectId)} label={t(isAll ? 'pending.title' : 'desk.back')} />
      <PageHeader
        title={title}
        count={count}
        subtitle={t('desk.subtitle')}
        action={
          queue.mayValidate
            ? { label: t('bulk.open'), icon: IconSquareCheck, onClick: () => setDialog('bulk') }
            : undefined
        }
        more={[{ label: t('keys.open'), icon: IconKeyboard, onClick: () => setDialog('keys') }]}
      />
      {isAll && (desk.wide || desk.openId === undefined) && <WaitingFilters desk={desk} projectId={projectId} />}
      <Content desk={desk} projectId={projectId} keysOn={keysOn} onKeys={() => setDialog('keys')} />
      {dialog === 'keys' && <KeysDialog isOn={keysOn} onSwitch={setKeysOn} onClose={() => setDialog(null)} />}
      {dialog === 'bulk' && <BulkDialog filter={desk.filter} onClose={() => setDialog(null)} />}
    </Stack>
  );
}

function WaitingFilters({ desk, projectId }: Pick<ContentProps, 'desk' | 'projectId'>) {
  return <FilterFields fields={useWaitingFields(projectId, desk)} onClearAll={() => desk.setFilters(ANY_WAITING)} />;
}

interface ContentProps {
  desk: Desk;
  projectId: number;
  keysOn: boolean;
  onKeys: () => void;
}

function Content({ desk, projectId, keysOn, onKeys }: ContentProps) {
  const t = useTexts();
  const { queue, wide, openId } = desk;
  const { rows, pages } = queue;
  if (pages.error && !rows) return <FailedState text={messageOf(pages.error)} onRetry={() => void pages.refetch()} />;
  if (!rows) return <PageSkeleton />;
  const list = <QueueList desk={desk} />;
  const pane = openId !== undefined && <RecordPane desk={desk} projectId={projectId} keysOn={keysOn} onKeys={onKeys} />;
  if (!wide)
    return pane ? (
      <Stack sx={{ gap: 1 }}>
        <Box>
          <Button size="small" onClick={() => desk.open(undefined)}>
            {t('desk.toList')}
          </Button>
        </Box>
        {pane}
      </Stack>
    ) : (
      list
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '320px minmax(0, 1fr)', alignItems: 'start' }}>
      {list}
      {pane || (
        <Paper variant="outlined">
          <EmptyState text={t('desk.choose')} />
        </Paper>
      )}
    </Box>
  );
}
