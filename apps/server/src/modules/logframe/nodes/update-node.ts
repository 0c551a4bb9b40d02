import type { logframeNodes } from '@msurvey/contract';
import { isCodeFree, mergeFields } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { fieldFaults, fieldProblem, Problem, problem } from '#problem/problem.ts';
import { holdLogframe, keepStates, statesAt } from '../history.queries.ts';
import { levelsOf } from '../levels/level.queries.ts';
import { isInSight, logframeSight } from '../sight.ts';
import { listFaults, sentActivity } from './create-node.ts';
import {
  type ActivityState,
  activityRow,
  activityState,
  changedFields,
  type NodeState,
  nodeState,
} from './node-state.ts';
import * as queries from './node.queries.ts';
import { showNode } from './show-node.ts';

type NodeCall = Call<(typeof logframeNodes)['updateNode']>;
type ActivityCall = Call<(typeof logframeNodes)['updateLogframeActivity']>;

/** The node as it is, held, with the level on which it stands. */
async function hold({ db, body, project }: NodeCall | ActivityCall, isActivity: boolean) {
  await holdLogframe(db, project.homeId);
  const row = await queries.nodeById(db, project.homeId, body.nodeId);
  if (!row || !isInSight(logframeSight(project), row.programmes)) return problem('record.not-found');
  const levels = await levelsOf(db, project.homeId);
  const level = levels.find(({ id }) => id === row.level);
  if (!level || level.isActivity !== isActivity) return problem('logframe.wrong-level');
  const isIndicator = !isActivity && !levels.some(({ parent }) => parent === level.id);
  return { row, level, isIndicator };
}

/** Merges what was sent into what is there; a field that both changed is named. */
async function merge<T extends NodeState | ActivityState>(
  { db, body, project }: NodeCall | ActivityCall,
  row: queries.NodeRow,
  mine: T,
  theirs: T,
): Promise<T | Problem> {
  const base =
    body.version === row.version
      ? theirs
      : ((await statesAt(db, project.homeId, 'node', [{ id: row.id, version: body.version }])).get(row.id) as
          | Partial<T>
          | undefined);
  const { merged, conflicts } = mergeFields(base, mine, theirs);
  if (conflicts.length === 0) return merged;
  const fault = 'logframe.changed-meanwhile';
  return new Problem(
    fault,
    {},
    conflicts.map((field) => ({ field, fault })),
  );
}

async function keep<T extends NodeState | ActivityState>(
  { db, who, body, project, audit }: NodeCall | ActivityCall,
  row: queries.NodeRow,
  before: T,
  after: T,
): Promise<void> {
  const state = { ...after, parent: row.parent };
  const { reason } = body;
  await keepStates(db, project.homeId, 'node', who.userId, [
    { itemId: row.id, version: row.version + 1, action: 'update', reason, state },
  ]);
  await audit({
    action: 'update',
    entity: 'logframe-node',
    entityId: row.id,
    projectId: project.homeId,
    before,
    after: reason === null ? after : { ...after, reason },
  });
}

async function codeFault(
  { db, project }: NodeCall | ActivityCall,
  row: queries.NodeRow,
  code: string,
  field: string,
): Promise<Problem | undefined> {
  const family = await queries.familyOf(db, project.homeId, row.parent);
  return isCodeFree(family, row.parent, code, row.id) ? undefined : fieldProblem(field, 'logframe.code-taken');
}

/** A programme does not give away its node to the other through its own door. */
const programmeFault = (project: NodeCall['project'], programmes: readonly string[]): Problem | undefined =>
  isInSight(logframeSight(project), programmes)
    ? undefined
    : fieldFaults({ field: 'lf_projectName', fault: 'notAllowed' });

export async function updateNode(call: NodeCall) {
  const { db, body, project } = call;
  const held = await hold(call, false);
  if (held instanceof Problem) return held;
  const { row, level, isIndicator } = held;
  const before = nodeState(row);
  const mine: NodeState = {
    lf_node: body.lf_node,
    lf_nodeBn: body.lf_nodeBn,
    lf_node_code: body.lf_node_code,
    lf_aggregatedIndicator: isIndicator && body.lf_aggregatedIndicator,
    lf_projectName: [...new Set(body.lf_projectName)],
    sdgList: level.isSdgBased ? [...new Set(body.sdgList)] : [],
  };
  const after = await merge(call, row, mine, before);
  if (after instanceof Problem) return after;
  const fault =
    (await codeFault(call, row, after.lf_node_code, 'lf_node_code')) ?? programmeFault(project, after.lf_projectName);
  if (fault) return fault;
  if (changedFields(before, after).length > 0) {
    await queries.updateNode(db, project.homeId, row.id, {
      code: after.lf_node_code,
      title: after.lf_node,
      titleBn: after.lf_nodeBn,
      isAggregated: after.lf_aggregatedIndicator,
      programmes: after.lf_projectName,
      sdgs: after.sdgList,
    });
    await keep(call, row, before, after);
  }
  return showNode(call, row.id);
}

export async function updateLogframeActivity(call: ActivityCall) {
  const { db, body, project } = call;
  const held = await hold(call, true);
  if (held instanceof Problem) return held;
  const { row } = held;
  const stored = await queries.activityOf(db, project.homeId, row.id);
  if (!stored) return problem('record.not-found');
  const before = activityState(row, stored);
  const after = await merge(call, row, sentActivity(body), before);
  if (after instanceof Problem) return after;
  const fault =
    (await listFaults(call, after, before)) ??
    (await codeFault(call, row, after.code, 'code')) ??
    programmeFault(project, after.lf_projectName);
  if (fault) return fault;
  if (changedFields(before, after).length > 0) {
    await queries.updateNode(db, project.homeId, row.id, {
      ...row,
      code: after.code,
      title: after.name,
      titleBn: after.nameBn,
      programmes: after.lf_projectName,
    });
    await queries.saveActivity(db, project.homeId, row.id, activityRow(after));
    await keep(call, row, before, after);
  }
  return showNode(call, row.id);
}
