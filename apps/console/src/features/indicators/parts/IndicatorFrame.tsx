import { BackLink, EmptyState, PageHeader } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OfIndicator } from '~/features/indicators/parts/of-indicator.ts';
import { PageLinks } from '~/features/indicators/parts/PageLinks.tsx';
import type { IndicatorPage } from '~/features/indicators/parts/paths.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { backToTree } from '~/features/logframe/index.ts';
import { ArchivedNote, ProjectGate } from '~/features/projects/index.ts';
import { ApiError, api, type DataOf } from '~/lib/client.ts';
import { useTellName } from '~/lib/names.ts';
import { NotYet } from '~/lib/NotYet.tsx';

interface IndicatorFrameProps {
  page: IndicatorPage;
  title: string;
  children: (of: OfIndicator) => ReactNode;
}

/** What all pages of an indicator have in common: whose it is, its name, the way back and the ways to its other pages. */
export function IndicatorFrame({ page, title, children }: IndicatorFrameProps) {
  const { projectId, nodeId } = useParams();
  return (
    <ProjectGate id={projectId} title={title}>
      {(project) => (
        <Loaded key={nodeId} project={project} nodeId={Number(nodeId)} page={page} title={title}>
          {children}
        </Loaded>
      )}
    </ProjectGate>
  );
}

function Loaded({
  project,
  nodeId,
  page,
  title,
  children,
}: IndicatorFrameProps & { project: DataOf<'project'>; nodeId: number }) {
  const t = useTexts();
  const isId = Number.isInteger(nodeId) && nodeId > 0;
  const query = useQuery({
    ...api.indicatorDetail.query({ query: { projectId: project.id, logframeId: nodeId } }),
    enabled: isId,
    staleTime: 0,
  });
  const { data, error } = query;
  const name = data && `${data.data.code} ${data.data.title}`;
  useTellName(['node', nodeId], name);
  const back = backToTree(project.id, nodeId);
  if (!isId || (error instanceof ApiError && error.status === 404))
    return <EmptyState isPage text={t('page.unknown')} way={{ href: back, label: t('page.back') }} />;
  if (!data) return <NotYet query={query} />;
  const indicator = data.data;
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={back} label={t('page.back')} />
      <PageHeader title={name ?? ''} subtitle={title} />
      {project.isArchived && <ArchivedNote />}
      <PageLinks projectId={project.id} indicator={indicator} open={page} />
      {children({ projectId: project.id, indicator })}
    </Stack>
  );
}
