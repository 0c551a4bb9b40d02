import { LIST_PAGE_SIZE, LIST_PAGE_SIZES } from '@msurvey/domain';
import { DataTable } from '@msurvey/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemberColumns } from '~/features/registry/members/member-columns.tsx';
import { countedProps } from '~/features/registry/parts/counted.ts';
import { Section } from '~/features/registry/profile/Section.tsx';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { useTableState } from '~/lib/use-table-state.ts';

/** The people of a group, as the registry lists them. */
export function GroupMembers({ projectId, groupId }: { projectId: number; groupId: string }) {
  const t = useTexts();
  const table = useTableState({ filters: {}, pageSize: LIST_PAGE_SIZE });
  const list = useQuery({
    ...api.members.query({ body: { projectId, groupId, page: table.page, limit: table.pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const columns = useMemberColumns(projectId).filter(({ id }) => id !== 'group');
  return (
    <Section title={t('group.members')} count={list.data?.data.totalCount}>
      <DataTable
        label={t('group.members')}
        columns={columns}
        rowId={(row) => row.id}
        serial
        {...countedProps(list, table, LIST_PAGE_SIZES)}
        empty={{ text: t('members.empty'), hint: t('group.membersHint') }}
      />
    </Section>
  );
}
