import type { logframeNodes } from '@msurvey/contract';
import { addFault, MOST_NODES, type TreeFault } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { fieldFaults, fieldProblem, type Problem, problem } from '#problem/problem.ts';
import { holdLogframe, keepStates } from '../history.queries.ts';
import { levelsOf } from '../levels/level.queries.ts';
import { isInSight, logframeSight } from '../sight.ts';
import { type ActivityState, activityRow, type NodeState } from './node-state.ts';
import * as queries from './node.queries.ts';
import { showNode } from './show-node.ts';

type NodeCall = Call<(typeof logframeNodes)['createNode']>;
type ActivityCall = Call<(typeof logframeNodes)['createLogframeActivity']>;

export const problemOf = (fault: TreeFault, codeField: string): Problem => {
  if (fault === 'unknown-parent') return problem('record.not-found');
  if (fault === 'code-taken') return fieldProblem(codeField, 'logframe.code-taken');
  return problem('logframe.wrong-level');
};

interface Placed {
  parent: number | null;
  level: number;
  code: string;
  programmes: readonly string[];
  isActivity: boolean;
  codeField: string;
}

/** The level on which it will stand, once nothing speaks against it. */
async function placeFor({ db, project }: Pick<NodeCall, 'db' | 'project'>, placed: Placed) {
  await holdLogframe(db, project.homeId);
  const sight = logframeSight(project);
  const levels = await levelsOf(db, project.homeId);
  const level = levels.find(({ id }) => id === placed.level);
  if (!level || level.isActivity !== placed.isActivity) return problem('logframe.wrong-level');
  const family = await queries.familyOf(db, project.homeId, placed.parent);
  const parent = family.find(({ id }) => id === placed.parent);
  if (parent && !isInSight(sight, parent.programmes)) return problem('record.not-found');
  const fault = addFault(family, levels, placed);
  if (fault) return problemOf(fault, placed.codeField);
  if (!isInSight(sight, placed.programmes)) return fieldFaults({ field: 'lf_projectName', fault: 'notAllowed' });
  if ((await queries.countNodes(db, project.homeId)) >= MOST_NODES)
    return problem('logframe.full', { most: MOST_NODES });
  return { level, isIndicator: !level.isActivity && !levels.some(({ parent: above }) => above === level.id) };
}

async function keep(
  { db, who, project, audit, language }: NodeCall | ActivityCall,
  id: number,
  state: (NodeState | ActivityState) & { parent: number | null },
) {
  const created = { itemId: id, version: 1, action: 'create' as const, reason: null, state };
  await keepStates(db, project.homeId, 'node', who.userId, [created]);
  await audit({ action: 'create', entity: 'logframe-node', entityId: id, projectId: project.homeId, after: state });
  return showNode({ db, who, project, language }, id);
}

export async function createNode(call: NodeCall) {
  const { db, body, project } = call;
  const place = await placeFor(call, {
    parent: body.parent,
    level: body.lf_node_type_id,
    code: body.lf_node_code,
    programmes: body.lf_projectName,
    isActivity: false,
    codeField: 'lf_node_code',
  });
  if (!('level' in place)) return place;
  const state: NodeState = {
    lf_node: body.lf_node,
    lf_nodeBn: body.lf_nodeBn,
    lf_node_code: body.lf_node_code,
    lf_aggregatedIndicator: place.isIndicator && body.lf_aggregatedIndicator,
    lf_projectName: [...new Set(body.lf_projectName)],
    sdgList: place.level.isSdgBased ? [...new Set(body.sdgList)] : [],
  };
  const id = await queries.insertNode(db, project.homeId, {
    parent: body.parent,
    level: place.level.id,
    code: state.lf_node_code,
    title: state.lf_node,
    titleBn: state.lf_nodeBn,
    isAggregated: state.lf_aggregatedIndicator,
    programmes: state.lf_projectName,
    sdgs: state.sdgList,
  });
  return keep(call, id, { ...state, parent: body.parent });
}

/** Codes that no list offers are a fault of their field; one that the activity has already may stay. */
export async function listFaults(
  { db }: Pick<ActivityCall, 'db'>,
  state: ActivityState,
  was?: ActivityState,
): Promise<Problem | undefined> {
  const known = await queries.offered(db, state);
  const faults = (['activityType', 'crossCutting'] as const)
    .filter((field) => !known[field] && state[field] !== was?.[field])
    .map((field) => ({ field, fault: 'notFound' as const }));
  return faults.length > 0 ? fieldFaults(...faults) : undefined;
}

export const sentActivity = (
  body: ActivityCall['body'] | Call<(typeof logframeNodes)['updateLogframeActivity']>['body'],
): ActivityState => ({
  name: body.name,
  nameBn: body.nameBn,
  code: body.code,
  lf_projectName: [...new Set(body.lf_projectName)],
  description: body.description,
  dateRange: { start_date: body.dateRange.start_date, end_date: body.dateRange.end_date },
  activityType: body.activityType,
  crossCutting: body.crossCutting,
  implementation: body.implementation,
  implementationList: { data: body.implementationList.data },
});

export async function createLogframeActivity(call: ActivityCall) {
  const { db, body, project } = call;
  const state = sentActivity(body);
  const unknown = await listFaults(call, state);
  if (unknown) return unknown;
  const place = await placeFor(call, {
    parent: body.parent,
    level: body.logframetype,
    code: state.code,
    programmes: state.lf_projectName,
    isActivity: true,
    codeField: 'code',
  });
  if (!('level' in place)) return place;
  const id = await queries.insertNode(db, project.homeId, {
    parent: body.parent,
    level: place.level.id,
    code: state.code,
    title: state.name,
    titleBn: state.nameBn,
    isAggregated: false,
    programmes: state.lf_projectName,
    sdgs: [],
  });
  await queries.saveActivity(db, project.homeId, id, activityRow(state));
  return keep(call, id, { ...state, parent: body.parent });
}
