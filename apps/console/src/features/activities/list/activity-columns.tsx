import type { ActivityRow } from '@msurvey/contract';
import { type Column, StatusChip } from '@msurvey/ui';
import { reviewStateOf } from '~/features/activities/parts/review-state.ts';
import { subActivityName } from '~/features/activities/parts/sub-activity-name.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { useFormat } from '~/lib/format.ts';

export function useActivityColumns(): Column<Omit<ActivityRow, 'can'>>[] {
  const t = useTexts();
  const { date } = useFormat();
  return [
    { id: 'name', header: t('column.name'), primary: true, value: subActivityName },
    { id: 'implemented_by', header: t('column.implementedBy'), primary: true },
    {
      id: 'implementation_date',
      header: t('column.date'),
      primary: true,
      nowrap: true,
      value: (row) => date(row.implementation_date),
    },
    { id: 'location', header: t('column.location'), primary: true },
    { id: 'member_count', header: t('column.memberCount'), numeric: true },
    {
      id: 'status',
      header: t('column.status'),
      primary: true,
      cell: (row) => {
        const state = reviewStateOf(row);
        return <StatusChip status={state} label={t(`standing.${state}`)} />;
      },
    },
  ];
}
