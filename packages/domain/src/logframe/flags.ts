import { may, type Principal } from '../permissions.ts';

/** What a node is, as far as it decides what can be done with it. */
export interface NodeKind {
  /** The lowest level that is not work. */
  isIndicator: boolean;
  isActivity: boolean;
  isAggregated: boolean;
}

export interface NodeFlags {
  view: boolean;
  dataCollection: boolean;
  setting: boolean;
}

/** The one place in which permission and the kind of a node become its flags. A frozen project is only read. */
export function nodeFlags(who: Principal, kind: NodeKind, isFrozen: boolean): NodeFlags {
  const changes = !isFrozen && may(who, 'Log Frame/Edit');
  return {
    view: kind.isIndicator && may(who, 'Log Frame/View'),
    dataCollection: kind.isIndicator && !kind.isAggregated && changes,
    setting: kind.isIndicator && !kind.isActivity && changes,
  };
}

export const NODE_ACTIONS = [
  'add',
  'targets',
  'settings',
  'activityProfile',
  'edit',
  'delete',
  'profile',
  'dataCollection',
  'dataUpload',
  'disaggregationBaseline',
] as const;
export type NodeAction = (typeof NODE_ACTIONS)[number];

export interface ActingNode extends NodeFlags, NodeKind {
  /** Levels that may stand beneath it. */
  childLevels: number;
  can: { add: boolean; edit: boolean; delete: boolean };
}

/** The actions of a row, in the order in which the documents name them. */
export function nodeActions(node: ActingNode): NodeAction[] {
  const isLeaf = node.childLevels === 0;
  const collects = node.dataCollection && !(isLeaf && node.isAggregated);
  const shown: Record<NodeAction, boolean> = {
    add: node.can.add && !isLeaf,
    targets: node.setting && isLeaf && !node.isActivity,
    settings: node.setting && isLeaf && !node.isActivity,
    activityProfile: node.isActivity,
    edit: node.can.edit,
    delete: node.can.delete,
    profile: node.view,
    dataCollection: collects,
    dataUpload: node.setting && isLeaf && !node.isActivity && !node.isAggregated,
    disaggregationBaseline: collects,
  };
  return NODE_ACTIONS.filter((action) => shown[action]);
}
