import { EmptyState, FailedState, PageSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { activitiesPath } from '~/features/activities/parts/paths.ts';
import { ActivityProfile } from '~/features/activities/profile/ActivityProfile.tsx';
import { useTexts } from '~/features/activities/texts.ts';
import { ProjectGate } from '~/features/projects/index.ts';
import { ApiError, api, messageOf } from '~/lib/client.ts';

/** The address names many things for its readers; the instance alone decides what is shown. */
export default function ActivityProfilePage() {
  const t = useTexts();
  const [params] = useSearchParams();
  const instance = params.get('instance') ?? '';
  return (
    <ProjectGate id={useParams().id} title={t('profile.title')}>
      {(project) => <Loaded projectId={project.id} instance={instance} />}
    </ProjectGate>
  );
}

function Loaded({ projectId, instance }: { projectId: number; instance: string }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery({
    ...api.activityProfile.query({ query: { projectId, instance } }),
    enabled: instance !== '',
  });
  if (instance === '' || (error instanceof ApiError && error.status === 404))
    return (
      <EmptyState
        isPage
        text={t('profile.unknown')}
        action={
          <Button href={activitiesPath(projectId)} variant="outlined">
            {t('profile.back')}
          </Button>
        }
      />
    );
  if (error && !data) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
  return data ? <ActivityProfile projectId={projectId} activity={data.data} /> : <PageSkeleton />;
}
