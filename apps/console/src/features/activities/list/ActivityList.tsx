import { LIST_PAGE_SIZES } from '@msurvey/domain';
import { DataTable, PanelHeader } from '@msurvey/ui';
import { IconPlus } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { ActivityFilters } from '~/features/activities/list/ActivityFilters.tsx';
import { useActivityActions } from '~/features/activities/list/activity-actions.ts';
import { useActivityColumns } from '~/features/activities/list/activity-columns.tsx';
import { ExportMenu } from '~/features/activities/list/ExportMenu.tsx';
import { useActivityChips } from '~/features/activities/list/use-activity-chips.ts';
import { useActivityView } from '~/features/activities/list/use-activity-view.ts';
import { usePlaceFilter } from '~/features/activities/list/use-place-filter.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { newSubmissionPath } from '~/features/collection/index.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useEmpty } from '~/lib/use-empty.tsx';

/** A search that finds more is not counted to its end. */
const COUNTED = 10_000;

/** The Project Activity List. */
export function ActivityList({ projectId }: { projectId: number }) {
  const t = useTexts();
  const { number } = useFormat();
  const mayFill = useCan()('Form Data/Create');
  const view = useActivityView();
  const { page, pageSize, filter } = view;
  const list = useQuery({
    ...api.activities.query({ body: { projectId, page, pageSize, ...filter } }),
    placeholderData: keepPreviousData,
  });
  const places = usePlaceFilter(view.filters);
  const chips = useActivityChips(view, places);
  const columns = useActivityColumns();
  const actions = useActivityActions(projectId);
  const { data: answer } = list;
  const total = answer?.data.total;
  const form = answer?.meta.form;
  const add =
    form && answer.meta.can.create && mayFill
      ? {
          label: t('list.add'),
          icon: IconPlus,
          href: newSubmissionPath({ projectId, id: form.formId, xformId: form.xformId }),
        }
      : undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader title={t('list.title')} action={add}>
        {answer?.meta.can.export && (
          <ExportMenu projectId={projectId} filter={filter} words={chips.map(({ label }) => label)} />
        )}
      </PanelHeader>
      <ActivityFilters view={view} places={places} chips={chips} />
      {answer && (
        <Typography variant="body2" color="textSecondary" role="status">
          {total === null
            ? t('list.totalMore', { count: number(COUNTED) })
            : t('list.total', { count: number(total ?? 0) })}
        </Typography>
      )}
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={answer?.data.data}
        rowId={(row) => row.id}
        serial="#"
        actions={actions}
        actionsBefore={{ column: 'status', header: t('column.action') }}
        paging={{
          ...view.paging(total === null ? COUNTED : total),
          isMore: total === null,
          pageSize,
          pageSizes: LIST_PAGE_SIZES,
        }}
        refreshing={list.isPlaceholderData}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={useEmpty(view, t('list.emptyHint'))}
      />
    </Stack>
  );
}
