import type { logframeNodes } from '@msurvey/contract';
import { moveFault } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { fieldProblem, problem } from '#problem/problem.ts';
import { holdLogframe, keepStates } from '../history.queries.ts';
import { levelsOf } from '../levels/level.queries.ts';
import { isInSight, logframeSight } from '../sight.ts';
import { activityState, nodeState } from './node-state.ts';
import * as queries from './node.queries.ts';
import { showNode } from './show-node.ts';

/** Under a parent of the same type name, with a reason that stays in the node's history. */
export async function moveNode(call: Call<(typeof logframeNodes)['moveNode']>) {
  const { db, body, who, project, audit } = call;
  const { homeId } = project;
  await holdLogframe(db, homeId);
  const nodes = await queries.treeOf(db, homeId);
  const sight = logframeSight(project);
  const node = nodes.find(({ id }) => id === body.nodeId);
  const parent = nodes.find(({ id }) => id === body.new_parent);
  if (!node || !parent || !isInSight(sight, node.programmes) || !isInSight(sight, parent.programmes))
    return problem('record.not-found');
  if (node.parent !== body.old_parent) return fieldProblem('old_parent', 'logframe.changed-meanwhile');
  if (node.parent !== body.new_parent) {
    const levels = await levelsOf(db, homeId);
    const fault = moveFault(nodes, levels, { id: node.id, parent: parent.id });
    if (fault === 'code-taken') return fieldProblem('new_parent', 'logframe.code-taken');
    if (fault) return problem('logframe.wrong-parent');
    await queries.moveNode(db, homeId, node.id, parent.id);
    const activity = await queries.activityOf(db, homeId, node.id);
    const state = { ...(activity ? activityState(node, activity) : nodeState(node)), parent: parent.id };
    const { reason } = body;
    await keepStates(db, homeId, 'node', who.userId, [
      { itemId: node.id, version: node.version + 1, action: 'move', reason, state },
    ]);
    await audit({
      action: 'move',
      entity: 'logframe-node',
      entityId: node.id,
      projectId: homeId,
      before: { parent: node.parent },
      after: { parent: parent.id, reason },
    });
  }
  return showNode(call, node.id);
}
