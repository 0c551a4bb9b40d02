import type { LIST_PAGE_SIZES } from '@msurvey/domain';
import { IconPlus } from '@msurvey/ui/icons';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useActivityActions } from '~/features/activities/list/activity-actions.ts';
import { useActivityColumns } from '~/features/activities/list/activity-columns.tsx';
import { ANY_ACTIVITY, inputOf, useActivityFields } from '~/features/activities/list/activity-fields.ts';
import { ExportMenu } from '~/features/activities/list/ExportMenu.tsx';
import { useTexts } from '~/features/activities/texts.ts';
import { AskToAdd, useRegistryForms } from '~/features/registry/index.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { REGISTRY_LIST } from '~/lib/list/sizes.ts';
import { useList } from '~/lib/list/use-list.ts';

type PageSize = (typeof LIST_PAGE_SIZES)[number];

/** The Project Activity List. */
export function ActivityList({ projectId, views }: { projectId: number; views: ReactNode }) {
  const t = useTexts();
  const { number } = useFormat();
  const forms = useRegistryForms(projectId);
  const list = useList({
    filters: ANY_ACTIVITY,
    ...REGISTRY_LIST,
    prefix: 'activity.',
    call: ({ filters, page, pageSize }) =>
      api.activities.query({ body: { projectId, page, pageSize: pageSize as PageSize, ...inputOf(filters) } }),
  });
  const can = list.answer?.meta.can;
  const addPath = can?.create ? forms.add('activity') : undefined;
  const total = t(list.isMore ? 'list.totalMore' : 'list.total', { count: number(list.counted ?? 0) });
  return (
    <ListView
      list={list}
      keptAs="activities"
      title={t('list.title')}
      isCounted={false}
      columns={useActivityColumns()}
      rowId={({ id }) => id}
      serial="#"
      actions={useActivityActions(projectId)}
      actionsBefore={{ column: 'status', header: t('column.action') }}
      warning={<AskToAdd registry="activity" />}
      fields={useActivityFields(list)}
      action={addPath ? { label: t('list.add'), icon: IconPlus, href: addPath } : undefined}
      beside={
        list.answer && (
          <Typography variant="body2" color="textSecondary" role="status">
            {total}
          </Typography>
        )
      }
      tools={({ words }) => (
        <>
          {views}
          {can?.export && <ExportMenu projectId={projectId} filter={inputOf(list.filters)} words={words} />}
        </>
      )}
      empty={{ hint: t('list.emptyHint') }}
    />
  );
}
