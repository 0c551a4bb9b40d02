import type { logframeNodes } from '@msurvey/contract';
import { addFault, copiedCode, MOST_NODES, withDescendants } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { activitiesOf, insertActivities, insertNodes, reserveNodeIds } from './many-nodes.queries.ts';
import { holdLogframe, keepStates } from '../history.queries.ts';
import { levelsOf } from '../levels/level.queries.ts';
import { isInSight, logframeSight } from '../sight.ts';
import { problemOf } from './create-node.ts';
import { activityState, nodeState } from './node-state.ts';
import { treeOf } from './node.queries.ts';

/** A node with everything beneath it, once more. Figures and histories are of the one that was copied, not of its copy. */
export async function copyNode({ db, body, who, project, audit }: Call<(typeof logframeNodes)['copyNode']>) {
  const { homeId } = project;
  await holdLogframe(db, homeId);
  const sight = logframeSight(project);
  const nodes = await treeOf(db, homeId);
  const root = nodes.find(({ id }) => id === body.nodeId);
  const parent = nodes.find(({ id }) => id === body.parent);
  if (!root || !isInSight(sight, root.programmes) || (parent && !isInSight(sight, parent.programmes)))
    return problem('record.not-found');
  const levels = await levelsOf(db, homeId);
  const fault = addFault(nodes, levels, { parent: body.parent, level: root.level, code: body.code });
  if (fault) return problemOf(fault, 'code');
  const below = new Set(withDescendants(nodes, root.id));
  const copied = nodes.filter(({ id }) => below.has(id));
  if (copied.some(({ programmes }) => !isInSight(sight, programmes))) return problem('logframe.other-programme');
  if (nodes.length + copied.length > MOST_NODES) return problem('logframe.full', { most: MOST_NODES });

  const reserved = await reserveNodeIds(db, copied.length);
  const ids = new Map(copied.map(({ id }, i) => [id, reserved[i] as number]));
  const idOf = (id: number) => ids.get(id) as number;
  const fresh = copied.map((node) => ({
    ...node,
    id: idOf(node.id),
    parent: node.id === root.id ? body.parent : idOf(node.parent as number),
    code: copiedCode(node.code, root.code, body.code),
  }));
  const activities = await activitiesOf(db, homeId);
  const worked = copied.flatMap(({ id }) => {
    const activity = activities.get(id);
    return activity ? [{ ...activity, nodeId: idOf(id) }] : [];
  });
  const workOf = new Map(worked.map((activity) => [activity.nodeId, activity]));
  await insertNodes(db, homeId, fresh);
  await insertActivities(db, homeId, worked);
  const states = fresh.map((node) => {
    const activity = workOf.get(node.id);
    const state = { ...(activity ? activityState(node, activity) : nodeState(node)), parent: node.parent };
    return { itemId: node.id, version: 1, action: 'create' as const, reason: null, state };
  });
  await keepStates(db, homeId, 'node', who.userId, states);
  await audit({
    action: 'clone',
    entity: 'logframe-node',
    entityId: idOf(root.id),
    projectId: homeId,
    after: { from: root.id, parent: body.parent, nodes: fresh.map(({ id, code, title }) => ({ id, code, title })) },
  });
  return { data: { id: idOf(root.id), nodes: fresh.length } };
}
