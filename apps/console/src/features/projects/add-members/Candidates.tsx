import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { BackLink, DataTable, PageHeader, type RowId } from '@msurvey/ui';
import { IconUserPlus } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddMembers } from '~/features/projects/add-members/use-add-members.ts';
import { ArchivedNote } from '~/features/projects/parts/ArchivedNote.tsx';
import { ANYBODY, PeopleFilters } from '~/features/projects/team/PeopleFilters.tsx';
import { useTeamColumns } from '~/features/projects/team/team-columns.ts';
import { useRoleOptions } from '~/features/projects/team/use-role-options.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { api, type DataOf, messageOf } from '~/lib/client.ts';
import { useTableState } from '~/lib/use-table-state.ts';

/** Active users who are not in the team yet; what is ticked stays ticked while one pages and filters. */
export function Candidates({ project, back }: { project: DataOf<'project'>; back: string }) {
  const t = useTexts();
  const columns = useTeamColumns();
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const table = useTableState({ filters: ANYBODY });
  const { username, orgId, roleId } = table.filters;
  const list = useQuery({
    ...api.projectCandidates.query({
      body: {
        projectId: project.id,
        formId: 0,
        org_id: orgId,
        role_id: roleId,
        username,
        currentPage: table.page,
        pageSize: table.pageSize,
      },
    }),
    placeholderData: keepPreviousData,
  });
  // staff of every organisation that is switched on may join; partners are named by their short names
  const organizations = useQuery({ ...api.signUpOrganizations.query(), staleTime: SUMMARY_CACHE_MS });
  const add = useAddMembers(project.id);
  const action = {
    label: t('add.submit', { count: selected.size }),
    icon: IconUserPlus,
    disabled: !project.can.addMember || add.isPending,
    onClick: () => add.choose([...selected].map(Number)),
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={back} label={project.name} />
      <PageHeader title={t('add.title')} count={list.data?.meta.count} subtitle={t('add.hint')} action={action} />
      {project.isArchived && <ArchivedNote />}
      <PeopleFilters
        filters={{ username, orgId, roleId }}
        setFilters={table.setFilters}
        clearFilters={table.clearFilters}
        organizations={organizations.data?.data ?? []}
        roles={useRoleOptions(orgId)}
      />
      <DataTable
        label={t('add.table')}
        columns={columns}
        rows={list.data?.data}
        rowId={(row) => row.userId}
        selection={{ selected, onChange: setSelected }}
        paging={table.paging(list.data?.meta.count)}
        refreshing={list.isPlaceholderData}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={
          table.chosen.length > 0
            ? { hint: t('team.noMatch'), action: <Button onClick={table.clearFilters}>{t('home.clear')}</Button> }
            : { hint: t('add.emptyHint') }
        }
      />
    </Stack>
  );
}
