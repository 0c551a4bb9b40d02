import { OPTION_PAGE_SIZE, SUMMARY_CACHE_MS } from '@msurvey/domain';
import { IconUserPlus } from '@msurvey/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { useMemberActions } from '~/features/projects/team/member-actions.ts';
import { ANYBODY, usePeopleFields } from '~/features/projects/team/people-fields.ts';
import { useTeamColumns } from '~/features/projects/team/team-columns.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

export function TeamTab({ project }: { project: DataOf<'project'> }) {
  const t = useTexts();
  const can = useCan();
  const list = useList({
    filters: ANYBODY,
    call: ({ filters: { username, orgId, roleId }, paged }) =>
      api.projectMembers.query({
        query: { projectId: project.id, username, roleName: String(roleId), orgId, ...paged },
      }),
  });
  const organizations = useQuery({
    ...api.projectOrganizations.query({
      query: { id: project.id, orgId: 0, currentPage: 1, pageSize: OPTION_PAGE_SIZE },
    }),
    staleTime: SUMMARY_CACHE_MS,
  });
  const add = {
    label: t('team.add'),
    icon: IconUserPlus,
    href: `/project/${project.id}/add-team-member/`,
    disabled: !project.can.addMember,
  };
  return (
    <ListView
      list={list}
      keptAs="team"
      title={t('team.title')}
      columns={useTeamColumns()}
      rowId={({ userId }) => userId}
      serial
      actions={useMemberActions()}
      fields={usePeopleFields(list, organizations.data?.data.map(({ orgId: id, name }) => ({ id, name })) ?? [])}
      action={can('Team/Create') ? add : undefined}
      empty={{ textWhenBare: t('project.noTeams'), hint: t('team.emptyHint'), noMatch: t('team.noMatch') }}
    />
  );
}
