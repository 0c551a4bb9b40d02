import type { logframeNodes } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { holdLogframe } from '../history.queries.ts';
import { isInSight, logframeSight } from '../sight.ts';
import { type BelowRow, belowNode, deleteNodes } from './node.queries.ts';

const counts = (below: readonly BelowRow[]) => ({
  nodes: below.length,
  indicators: below.filter(({ hasData }) => hasData).length,
});

export async function nodeImpact({ db, query, project }: Call<(typeof logframeNodes)['nodeImpact']>) {
  const below = await belowNode(db, project.homeId, query.nodeId);
  const node = below.find(({ id }) => id === query.nodeId);
  if (!node || !isInSight(logframeSight(project), node.programmes)) return problem('record.not-found');
  return { data: counts(below) };
}

export async function deleteNode({ db, body, project, audit }: Call<(typeof logframeNodes)['deleteNode']>) {
  await holdLogframe(db, project.homeId);
  const sight = logframeSight(project);
  const below = await belowNode(db, project.homeId, body.nodeId);
  const node = below.find(({ id }) => id === body.nodeId);
  if (!node || !isInSight(sight, node.programmes)) return problem('record.not-found');
  const taken = counts(below);
  if (taken.indicators > 0) return problem('logframe.node-has-data', taken);
  if (below.some(({ programmes }) => !isInSight(sight, programmes))) return problem('logframe.other-programme');
  await deleteNodes(
    db,
    project.homeId,
    below.map(({ id }) => id),
  );
  await audit({
    action: 'delete',
    entity: 'logframe-node',
    entityId: node.id,
    projectId: project.homeId,
    before: { nodes: below.map(({ id, code, title }) => ({ id, code, title })) },
  });
  return { data: taken };
}
