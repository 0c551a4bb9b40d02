import type { Call } from '#http/call.ts';
import type { logframeFiles } from '@msurvey/contract';
import { keepStates, type NewState } from '../history.queries.ts';
import { type ActivityState, activityRow, activityState, type NodeState, nodeState } from '../nodes/node-state.ts';
import { insertActivities, insertNodes, reserveNodeIds } from '../nodes/many-nodes.queries.ts';
import { activityOf, type NodeRow, saveActivity, updateNode } from '../nodes/node.queries.ts';
import type { PlannedNode } from './plan-import.ts';

type Storing = Pick<Call<(typeof logframeFiles)['importLogframe']>, 'db' | 'who' | 'audit'>;

const isActivityState = (state: NodeState | ActivityState): state is ActivityState => 'implementation' in state;

/** The columns of a node that both kinds of state have, under their own names. */
const columnsOf = (state: NodeState | ActivityState) =>
  isActivityState(state)
    ? { code: state.code, title: state.name, titleBn: state.nameBn, isAggregated: false, sdgs: [] as number[] }
    : {
        code: state.lf_node_code,
        title: state.lf_node,
        titleBn: state.lf_nodeBn,
        isAggregated: state.lf_aggregatedIndicator,
        sdgs: [...state.sdgList],
      };

async function change({ db, audit }: Storing, homeId: number, was: NodeRow, state: NodeState | ActivityState) {
  const activity = isActivityState(state) ? await activityOf(db, homeId, was.id) : undefined;
  await updateNode(db, homeId, was.id, { ...columnsOf(state), programmes: state.lf_projectName });
  if (isActivityState(state)) await saveActivity(db, homeId, was.id, activityRow(state));
  await audit({
    action: 'update',
    entity: 'logframe-node',
    entityId: was.id,
    projectId: homeId,
    before: activity ? activityState(was, activity) : nodeState(was),
    after: state,
  });
}

/** Adds what is new in a few statements, changes the others one by one; says what was added. */
export async function storeTree(call: Storing, homeId: number, planned: readonly PlannedNode[]) {
  const { db, who } = call;
  const fresh = planned.filter(({ was }) => !was);
  const reserved = await reserveNodeIds(db, fresh.length);
  const ids = new Map(fresh.map((node, i) => [node, reserved[i] as number]));
  const idOf = (node: PlannedNode): number => node.was?.id ?? (ids.get(node) as number);
  const parentOf = ({ parent }: PlannedNode): number | null => (parent ? idOf(parent) : null);
  await insertNodes(
    db,
    homeId,
    fresh.map((node) => ({
      id: idOf(node),
      parent: parentOf(node),
      level: node.level.id,
      ...columnsOf(node.state),
      programmes: node.state.lf_projectName,
    })),
  );
  await insertActivities(
    db,
    homeId,
    fresh.flatMap((node) => (isActivityState(node.state) ? [{ nodeId: idOf(node), ...activityRow(node.state) }] : [])),
  );
  const states = planned.flatMap((node): NewState[] => {
    const { was, isChanged, state } = node;
    if (was && !isChanged) return [];
    const version = (was?.version ?? 0) + 1;
    const action = was ? 'update' : 'create';
    return [{ itemId: idOf(node), version, action, reason: null, state: { ...state, parent: parentOf(node) } }];
  });
  await keepStates(db, homeId, 'node', who.userId, states);
  for (const { was, isChanged, state } of planned) if (was && isChanged) await change(call, homeId, was, state);
  return fresh.map((node) => ({
    id: idOf(node),
    code: columnsOf(node.state).code,
    title: columnsOf(node.state).title,
  }));
}
