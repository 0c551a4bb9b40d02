import type { ActivityRow, NodeRow } from './node.queries.ts';

/** What people change of a node, by the names of the wire: a conflict is told by these. */
export interface NodeState {
  lf_node: string;
  lf_nodeBn: string | null;
  lf_node_code: string;
  lf_aggregatedIndicator: boolean;
  lf_projectName: readonly string[];
  sdgList: readonly number[];
}
export interface ActivityState {
  name: string;
  nameBn: string | null;
  code: string;
  lf_projectName: readonly string[];
  description: string | null;
  dateRange: { start_date: string | null; end_date: string | null };
  activityType: string;
  crossCutting: string;
  implementation: number;
  implementationList: { data: unknown[] };
}

export const nodeState = (row: NodeRow): NodeState => ({
  lf_node: row.title,
  lf_nodeBn: row.titleBn,
  lf_node_code: row.code,
  lf_aggregatedIndicator: row.isAggregated,
  lf_projectName: row.programmes,
  sdgList: row.sdgs,
});

/** What an activity has besides a node, as the wire says it. */
export const activityDetail = (activity: ActivityRow) => ({
  description: activity.description,
  dateRange: { start_date: activity.startDate, end_date: activity.endDate },
  activityType: activity.activityType,
  crossCutting: activity.crossCutting,
  implementation: activity.implementation,
  implementationList: { data: activity.items },
});

export const activityState = (row: NodeRow, activity: ActivityRow): ActivityState => ({
  name: row.title,
  nameBn: row.titleBn,
  code: row.code,
  lf_projectName: row.programmes,
  ...activityDetail(activity),
});

export const activityRow = (state: ActivityState): ActivityRow => ({
  description: state.description,
  startDate: state.dateRange.start_date,
  endDate: state.dateRange.end_date,
  activityType: state.activityType,
  crossCutting: state.crossCutting,
  implementation: state.implementation,
  items: state.implementationList.data as ActivityRow['items'],
});

/** Names of what differs between two states. */
export const changedFields = (before: object, after: object): string[] =>
  Object.entries(after)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify((before as Record<string, unknown>)[key]))
    .map(([key]) => key);
