import { EmptyState, FailedState, PageHeader, PageSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useProject } from '~/features/projects/parts/use-project.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { type DataOf, messageOf } from '~/lib/client.ts';

interface ProjectGateProps {
  /** As it stands in the address. */
  id: string | undefined;
  title: string;
  children: (project: DataOf<'project'>) => ReactNode;
}

/** The screens inside a project: they appear when it is known, and say so when it is not there or not one's own. */
export function ProjectGate({ id, title, children }: ProjectGateProps) {
  const t = useTexts();
  const { project, unknown, error, refetch } = useProject(id);
  if (project) return children(project);
  if (error) return <FailedState text={messageOf(error)} onRetry={refetch} />;
  if (!unknown) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState text={t('project.unknown')} action={<Button href="/">{t('project.home')}</Button>} />
    </>
  );
}
