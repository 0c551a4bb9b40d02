import { OPTION_PAGE_SIZE, SUMMARY_CACHE_MS } from '@msurvey/domain';
import { DataTable, PanelHeader } from '@msurvey/ui';
import { IconUserPlus } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { ANYBODY, PeopleFilters } from '~/features/projects/team/PeopleFilters.tsx';
import { useMemberActions } from '~/features/projects/team/member-actions.ts';
import { useTeamColumns } from '~/features/projects/team/team-columns.ts';
import { useRoleOptions } from '~/features/projects/team/use-role-options.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { api, type DataOf, messageOf } from '~/lib/client.ts';
import { useTableState } from '~/lib/use-table-state.ts';

export function TeamTab({ project }: { project: DataOf<'project'> }) {
  const t = useTexts();
  const can = useCan();
  const columns = useTeamColumns();
  const actions = useMemberActions();
  const table = useTableState({ filters: ANYBODY });
  const { username, orgId, roleId } = table.filters;
  const paging = { currentPage: table.page, pageSize: table.pageSize };
  const list = useQuery({
    ...api.projectMembers.query({
      query: { projectId: project.id, username, roleName: String(roleId), orgId, ...paging },
    }),
    placeholderData: keepPreviousData,
  });
  const organizations = useQuery({
    ...api.projectOrganizations.query({
      query: { id: project.id, orgId: 0, currentPage: 1, pageSize: OPTION_PAGE_SIZE },
    }),
    staleTime: SUMMARY_CACHE_MS,
  });
  const add = can('Team/Create')
    ? {
        label: t('team.add'),
        icon: IconUserPlus,
        href: `/project/${project.id}/add-team-member/`,
        disabled: !project.can.addMember,
      }
    : undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader title={t('team.title')} count={list.data?.meta.count} action={add} />
      <PeopleFilters
        filters={{ username, orgId, roleId }}
        setFilters={table.setFilters}
        clearFilters={table.clearFilters}
        organizations={organizations.data?.data.map(({ orgId: id, name }) => ({ id, name })) ?? []}
        roles={useRoleOptions(orgId)}
      />
      <DataTable
        label={t('team.title')}
        columns={columns}
        rows={list.data?.data}
        rowId={(row) => row.userId}
        serial
        actions={actions}
        paging={table.paging(list.data?.meta.count)}
        refreshing={list.isPlaceholderData}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={
          table.chosen.length > 0
            ? { hint: t('team.noMatch'), action: <Button onClick={table.clearFilters}>{t('home.clear')}</Button> }
            : { text: t('project.noTeams'), hint: t('team.emptyHint') }
        }
      />
    </Stack>
  );
}
