import { FailedState, NoticeButton, PageHeader, PageSkeleton, StatusChip } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ProjectTabs } from '~/app/pages/project/ProjectTabs.tsx';
import { type DataOf, messageOf } from '~/lib/client.ts';
import {
  ArchivedNote,
  ProjectDialog,
  usePeriod,
  useProject,
  useProjectActions,
  useProjectTexts,
} from '~/features/projects/index.ts';

/** Without a project the four tabs stand there with their placeholders. */
export default function ProjectPage() {
  const { id, project, unknown, error, refetch } = useProject(useParams().id);
  if (project) return <Project project={project} />;
  if (error) return <FailedState text={messageOf(error)} onRetry={refetch} />;
  return unknown ? <NoProject isNamed={id !== undefined} /> : <PageSkeleton />;
}

function NoProject({ isNamed }: { isNamed: boolean }) {
  const t = useProjectTexts();
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('project.title')} />
      {isNamed && (
        <Alert severity="warning" action={<NoticeButton href="/" label={t('project.home')} />}>
          {t('project.unknown')}
        </Alert>
      )}
      <ProjectTabs />
    </Stack>
  );
}

function Project({ project }: { project: DataOf<'project'> }) {
  const t = useProjectTexts();
  const period = usePeriod(project);
  const [edited, setEdited] = useState<DataOf<'project'> | null>(null);
  const actions = useProjectActions(setEdited);
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={project.name || t('project.title')}
        subtitle={
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            {project.isArchived && <StatusChip status="archived" />}
            <bdi>{period}</bdi>
          </Stack>
        }
        more={actions(project)}
      />
      {project.isArchived && <ArchivedNote />}
      <ProjectTabs project={project} />
      <ProjectDialog edited={edited} onClose={() => setEdited(null)} />
    </Stack>
  );
}
