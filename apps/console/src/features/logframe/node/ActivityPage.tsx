import type { LogframeNodeDetail } from '@msurvey/contract';
import { todayInDhaka } from '@msurvey/domain';
import { BackLink, EmptyState, FailedState, PageHeader, PageSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ActivityFacts, Implementation } from '~/features/logframe/node/Implementation.tsx';
import { type Activity, useLinkedWork } from '~/features/logframe/node/linked-work.ts';
import { LinkedWorkList } from '~/features/logframe/node/LinkedWorkList.tsx';
import { NodeComments } from '~/features/logframe/node/NodeComments.tsx';
import { NodeFacts } from '~/features/logframe/node/NodeFacts.tsx';
import { NodeHistory } from '~/features/logframe/node/NodeHistory.tsx';
import { backToTree } from '~/features/logframe/node/paths.ts';
import { timelineOf } from '~/features/logframe/node/timeline.ts';
import { TimelineBar } from '~/features/logframe/node/TimelineBar.tsx';
import { useTexts } from '~/features/logframe/texts.ts';
import { ProjectGate } from '~/features/projects/index.ts';
import { ApiError, api, messageOf } from '~/lib/client.ts';
import { useTellName } from '~/lib/names.ts';

/** Work of the logframe by itself: what is planned when, how far it has come, and what was recorded for it. */
export default function ActivityPage() {
  const t = useTexts();
  const { projectId, nodeId } = useParams();
  return (
    <ProjectGate id={projectId} title={t('page.activity')}>
      {(project) => <Loaded projectId={project.id} nodeId={Number(nodeId)} />}
    </ProjectGate>
  );
}

function Loaded({ projectId, nodeId }: { projectId: number; nodeId: number }) {
  const t = useTexts();
  const isId = Number.isInteger(nodeId) && nodeId > 0;
  const { data, error, refetch } = useQuery({
    ...api.logframeNode.query({ query: { projectId, nodeId } }),
    enabled: isId,
    staleTime: 0,
  });
  const isGone = !isId || (error instanceof ApiError && error.status === 404);
  const node = data?.data;
  if (isGone || (node && !node.activity))
    return (
      <EmptyState
        isPage
        text={t('page.unknown')}
        action={
          <Button href={backToTree(projectId, nodeId)} variant="outlined">
            {t('page.back')}
          </Button>
        }
      />
    );
  if (error && !node) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!node?.activity) return <PageSkeleton />;
  return <Profile projectId={projectId} node={node} activity={node.activity} />;
}

interface ProfileProps {
  projectId: number;
  node: LogframeNodeDetail;
  activity: Activity;
}

function Profile({ projectId, node, activity }: ProfileProps) {
  const t = useTexts();
  const linked = useLinkedWork(projectId, activity);
  const name = `${node.code} ${node.title}`;
  useTellName(['node', node.id], name);
  const timeline = timelineOf(activity, node.title);
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={backToTree(projectId, node.id)} label={t('page.back')} />
      <PageHeader title={name} subtitle={t('page.activity')} />
      <ActivityFacts activity={activity} />
      {timeline && <TimelineBar timeline={timeline} today={todayInDhaka()} />}
      <Implementation activity={activity} linked={linked} />
      {linked.length > 0 && <LinkedWorkList projectId={projectId} linked={linked} />}
      <NodeFacts node={node} />
      <NodeComments projectId={projectId} nodeId={node.id} comments={node.comments} canAdd={node.can.edit} />
      <NodeHistory lines={node.history} />
    </Stack>
  );
}
