import { FailedState, PageHeader, PageSkeleton, StatusChip } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ProjectDialog } from '~/features/projects/edit/ProjectDialog.tsx';
import { usePeriod } from '~/features/projects/home/use-period.ts';
import { ArchivedNote } from '~/features/projects/parts/ArchivedNote.tsx';
import { useProject } from '~/features/projects/parts/use-project.ts';
import { useProjectActions } from '~/features/projects/parts/use-project-actions.ts';
import { ProjectTabs } from '~/features/projects/project/ProjectTabs.tsx';
import { useTexts } from '~/features/projects/texts.ts';
import { type DataOf, messageOf } from '~/lib/client.ts';

/** Without a project the four tabs stand there with their placeholders. */
export default function ProjectPage() {
  const { id, project, unknown, error, refetch } = useProject(useParams().id);
  if (project) return <Project project={project} />;
  if (error) return <FailedState text={messageOf(error)} onRetry={refetch} />;
  return unknown ? <NoProject isNamed={id !== undefined} /> : <PageSkeleton />;
}

function NoProject({ isNamed }: { isNamed: boolean }) {
  const t = useTexts();
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('project.title')} />
      {isNamed && (
        <Alert
          severity="warning"
          action={
            <Button href="/" color="inherit" size="small">
              {t('project.home')}
            </Button>
          }
        >
          {t('project.unknown')}
        </Alert>
      )}
      <ProjectTabs />
    </Stack>
  );
}

function Project({ project }: { project: DataOf<'project'> }) {
  const t = useTexts();
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
