import type { Column } from '@msurvey/ui';
import { IconListDetails } from '@msurvey/ui/icons';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ALL_WAITING, deskPath } from '~/features/activities/parts/paths.ts';
import { queueText } from '~/features/activities/parts/queue-text.ts';
import { subActivityName } from '~/features/activities/parts/sub-activity-name.ts';
import { typeWord } from '~/features/activities/parts/type-word.ts';
import { PositionLimits } from '~/features/activities/validation/PositionLimits.tsx';
import { useTexts } from '~/features/activities/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

type Pending = RowOf<'pendingValidation'>;

function usePendingColumns(projectId: number): Column<Pending>[] {
  const t = useTexts();
  return [
    { id: 'type', header: t('pending.type'), value: (row) => typeWord(t, row.sub_activity_type) },
    {
      id: 'name',
      header: t('pending.name'),
      primary: true,
      cell: (row) => (
        <Link href={deskPath(projectId, row.sub_activity_id)} underline="hover" sx={{ fontWeight: 500 }}>
          {subActivityName(row) || t(queueText(row.sub_activity_id))}
        </Link>
      ),
    },
    { id: 'total', header: t('pending.total'), numeric: true, primary: true, width: 120 },
  ];
}

/** What waits for a decision, per sub-activity; a line opens its review desk. */
export function ValidationTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const list = useList({ call: () => api.pendingValidation.query({ query: { projectId } }), pages: 'none' });
  const mayValidate = list.answer?.meta.can.validate !== false;
  return (
    <ListView
      list={list}
      title={t('pending.title')}
      columns={usePendingColumns(projectId)}
      rowId={(row) => row.sub_activity_id}
      serial="#"
      action={
        (list.count ?? 0) > 0
          ? { label: t('queue.all'), icon: IconListDetails, href: deskPath(projectId, ALL_WAITING) }
          : undefined
      }
      note={
        <>
          <Typography variant="body2" color="textSecondary">
            {t(mayValidate ? 'pending.hint' : 'pending.readOnly')}
          </Typography>
          <PositionLimits projectId={projectId} />
        </>
      }
      empty={{ text: t('pending.empty'), hint: t('pending.emptyHint') }}
    />
  );
}
