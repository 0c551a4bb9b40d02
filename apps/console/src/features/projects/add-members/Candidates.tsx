import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { BackLink, type RowId } from '@msurvey/ui';
import { IconUserPlus } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddMembers } from '~/features/projects/add-members/use-add-members.ts';
import { ArchivedNote } from '~/features/projects/parts/ArchivedNote.tsx';
import { ANYBODY, usePeopleFields } from '~/features/projects/team/people-fields.ts';
import { useTeamColumns } from '~/features/projects/team/team-columns.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

/** Active users who are not in the team yet; what is ticked stays ticked while one pages and filters. */
export function Candidates({ project, back }: { project: DataOf<'project'>; back: string }) {
  const t = useTexts();
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const list = useList({
    filters: ANYBODY,
    call: ({ filters: { username, orgId, roleId }, paged }) =>
      api.projectCandidates.query({
        body: { projectId: project.id, formId: 0, org_id: orgId, role_id: roleId, username, ...paged },
      }),
  });
  // staff of every organisation that is switched on may join; partners are named by their short names
  const organizations = useQuery({ ...api.signUpOrganizations.query(), staleTime: SUMMARY_CACHE_MS });
  const add = useAddMembers(project.id);
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={back} label={project.name} />
      <ListView
        list={list}
        title={t('add.title')}
        label={t('add.table')}
        page={{ subtitle: t('add.hint') }}
        columns={useTeamColumns()}
        rowId={({ userId }) => userId}
        selection={{ selected, onChange: setSelected }}
        fields={usePeopleFields(list, organizations.data?.data ?? [])}
        action={{
          label: t('add.submit', { count: selected.size }),
          icon: IconUserPlus,
          disabled: !project.can.addMember || add.isPending,
          onClick: () => add.choose([...selected].map(Number)),
        }}
        warning={project.isArchived && <ArchivedNote />}
        empty={{ hint: t('add.emptyHint'), noMatch: t('team.noMatch') }}
      />
    </Stack>
  );
}
