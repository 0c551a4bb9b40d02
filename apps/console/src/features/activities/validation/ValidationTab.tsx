import { type Column, DataTable, PanelHeader } from '@msurvey/ui';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { deskPath } from '~/features/activities/parts/paths.ts';
import { subActivityName } from '~/features/activities/parts/sub-activity-name.ts';
import { typeWord } from '~/features/activities/parts/type-word.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';

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
          {subActivityName(row) || t('pending.unnamed')}
        </Link>
      ),
    },
    { id: 'total', header: t('pending.total'), numeric: true, primary: true, width: 120 },
  ];
}

/** What waits for a decision, per sub-activity; a line opens its review desk. */
export function ValidationTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const columns = usePendingColumns(projectId);
  const { data, error, refetch } = useQuery(api.pendingValidation.query({ query: { projectId } }));
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader title={t('pending.title')} count={data?.meta.count} />
      <Typography variant="body2" color="textSecondary">
        {t(data && !data.meta.can.validate ? 'pending.readOnly' : 'pending.hint')}
      </Typography>
      <DataTable
        label={t('pending.title')}
        columns={columns}
        rows={data?.data}
        rowId={(row) => row.sub_activity_id}
        serial="#"
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={{ text: t('pending.empty'), hint: t('pending.emptyHint') }}
      />
    </Stack>
  );
}
