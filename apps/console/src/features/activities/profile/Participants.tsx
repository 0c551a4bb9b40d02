import type { ActivityDetail, ActivityParticipant } from '@msurvey/contract';
import { type Column, DataTable, PanelHeader } from '@msurvey/ui';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useCan } from '~/app/session/index.ts';
import { useQuantity } from '~/lib/use-quantity.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { memberProfilePath } from '~/features/registry/index.ts';
import { api } from '~/lib/client.ts';
import { useList } from '~/lib/list/use-list.ts';

const SEXES = ['male', 'female', 'other'] as const;

function useColumns(projectId: number): Column<ActivityParticipant>[] {
  const t = useTexts();
  const quantity = useQuantity();
  const mayOpen = useCan()('Member Register/View');
  return [
    {
      id: 'name',
      header: t('participant.name'),
      primary: true,
      cell: ({ name, member }) =>
        member && mayOpen ? (
          <Link
            href={memberProfilePath(projectId, { ...member, name: name ?? '', address: member.address ?? '' })}
            underline="hover"
          >
            {name ?? member.member_id ?? t('participant.member')}
          </Link>
        ) : (
          name
        ),
    },
    {
      id: 'member_id',
      header: t('participant.number'),
      primary: true,
      value: ({ member }) => (member ? member.member_id : t('participant.notMember')),
    },
    { id: 'group', header: t('participant.group'), value: ({ member }) => member?.group },
    {
      id: 'sex',
      header: t('participant.sex'),
      value: ({ sex }) => {
        const known = SEXES.find((one) => one === sex);
        return known ? t(`sex.${known}`) : sex;
      },
    },
    { id: 'item', header: t('participant.item'), value: ({ item }) => item },
    { id: 'quantity', header: t('participant.quantity'), numeric: true, value: quantity },
  ];
}

/** Who took part, in the order of the list; members lead to their profiles. */
export function Participants({ projectId, activity }: { projectId: number; activity: ActivityDetail }) {
  const t = useTexts();
  const columns = useColumns(projectId);
  const { instance, listed_count } = activity;
  const list = useList({
    pageSize: 25,
    prefix: 'people.',
    call: ({ paged }) => api.activityParticipants.query({ body: { projectId, instance, ...paged } }),
  });
  const given = list.answer?.data.some(({ item, quantity }) => item !== null || quantity !== null);
  return (
    <Stack component="section" aria-label={t('participant.title')} sx={{ gap: 1 }}>
      <PanelHeader title={t('participant.title')} count={listed_count} />
      <DataTable
        label={t('participant.title')}
        columns={given ? columns : columns.filter(({ id }) => id !== 'item' && id !== 'quantity')}
        {...list.table}
        rowId={(row) => row.position}
        serial="#"
        empty={{ text: t('participant.none'), hint: t('participant.noneHint') }}
      />
    </Stack>
  );
}
