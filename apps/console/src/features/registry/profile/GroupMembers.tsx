import { DataTable } from '@msurvey/ui';
import { useMemberColumns } from '~/features/registry/members/member-columns.tsx';
import { Section } from '~/features/registry/profile/Section.tsx';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { REGISTRY_LIST } from '~/lib/list/sizes.ts';
import { useList } from '~/lib/list/use-list.ts';

/** The people of a group, as the registry lists them. */
export function GroupMembers({ projectId, groupId }: { projectId: number; groupId: string }) {
  const t = useTexts();
  const list = useList({
    ...REGISTRY_LIST,
    call: ({ page, pageSize }) => api.members.query({ body: { projectId, groupId, page, limit: pageSize } }),
  });
  const columns = useMemberColumns(projectId).filter(({ id }) => id !== 'group');
  return (
    <Section title={t('group.members')} count={list.counted}>
      <DataTable
        {...list.table}
        label={t('group.members')}
        columns={columns}
        rowId={({ id }) => id}
        serial
        empty={{ text: t('members.empty'), hint: t('group.membersHint') }}
      />
    </Section>
  );
}
