import { BackLink, EmptyState, PageHeader } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { SitesPanel } from '~/features/geography/index.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { useTellName } from '~/lib/names.ts';
import { ArchivedNote, idOf, ProjectGate, useProjectTexts } from '~/features/projects/index.ts';

export default function MemberSitesPage() {
  const t = useProjectTexts();
  const { projectId } = useParams();
  return (
    <ProjectGate id={projectId} title={t('memberSites.title')}>
      {(project) => <MemberSites project={project} />}
    </ProjectGate>
  );
}

/** Whoever may not see the team does without the name. */
function useMember(projectId: number, memberId: number | undefined) {
  const can = useCan();
  const { data } = useQuery({
    ...api.projectMembers.query({
      query: { projectId, userId: memberId ?? 0, username: '', roleName: '0', orgId: 0, currentPage: 1, pageSize: 1 },
    }),
    enabled: can('Team/View') && memberId !== undefined,
  });
  return data?.data.find((row) => row.userId === memberId);
}

function MemberSites({ project }: { project: DataOf<'project'> }) {
  const t = useProjectTexts();
  const memberId = idOf(useParams().memberId);
  const member = useMember(project.id, memberId);
  useTellName(['user', memberId], member?.name);
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={`/project/${project.id}?tabIndex=0`} label={project.name} />
      <PageHeader
        title={member ? member.name : t('memberSites.title')}
        subtitle={member && t('memberSites.subtitle', { role: member.roleName, organization: member.orgName })}
      />
      {project.isArchived && <ArchivedNote />}
      {memberId === undefined ? (
        <EmptyState text={t('memberSites.unknown')} />
      ) : (
        <SitesPanel projectId={project.id} memberId={memberId} />
      )}
    </Stack>
  );
}
