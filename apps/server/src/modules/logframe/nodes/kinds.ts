import {
  isIndicatorLevel,
  type Language,
  may,
  type NodeFlags,
  nodeFlags,
  type Principal,
  sdgName,
} from '@msurvey/domain';
import type { LogframeNode, LogframeType } from '@msurvey/contract';
import type { LevelRow } from '../levels/level.queries.ts';
import { levelName } from '../levels/structure.view.ts';
import type { NodeRow } from './node.queries.ts';

export interface Kinds {
  types: LogframeType[];
  flags(node: Pick<NodeRow, 'level' | 'isAggregated'>): NodeFlags;
  can(node: Pick<NodeRow, 'level'>): { add: boolean; edit: boolean; delete: boolean };
}

/** What the nodes of each level are, and what this person may do with them: asked once for a level, not for each node. */
export function kindsOf(who: Principal, levels: readonly LevelRow[], isFrozen: boolean, language: Language): Kinds {
  const types = levels.map((level) => ({
    id: level.id,
    name: levelName(level, language),
    color: level.color,
    parent: level.parent,
    isActivity: level.isActivity,
    isSdgBased: level.isSdgBased,
    isIndicator: isIndicatorLevel(levels, level),
  }));
  const byLevel = new Map(
    types.map((type) => {
      const of = (isAggregated: boolean) => nodeFlags(who, { ...type, isAggregated }, isFrozen);
      const hasChildren = levels.some(({ parent }) => parent === type.id);
      const can = {
        add: !isFrozen && hasChildren && may(who, 'Log Frame/Create'),
        edit: !isFrozen && may(who, 'Log Frame/Edit'),
        delete: !isFrozen && may(who, 'Log Frame/Delete'),
      };
      return [type.id, { single: of(false), aggregated: of(true), can }];
    }),
  );
  const none: NodeFlags = { view: false, dataCollection: false, setting: false };
  return {
    types,
    flags: ({ level, isAggregated }) => byLevel.get(level)?.[isAggregated ? 'aggregated' : 'single'] ?? none,
    can: ({ level }) => byLevel.get(level)?.can ?? { add: false, edit: false, delete: false },
  };
}

export const nodeTitle = (node: { title: string; titleBn: string | null }, language: Language): string =>
  language === 'bn' ? (node.titleBn ?? node.title) : node.title;

/** What the tree and a node's own page both show, in the wire's spellings. */
export const nodeFields = (node: NodeRow, kinds: Kinds, language: Language): Omit<LogframeNode, 'children'> => {
  const { view, dataCollection, setting } = kinds.flags(node);
  return {
    id: node.id,
    parent: node.parent,
    title: nodeTitle(node, language),
    code: node.code,
    type: node.level,
    isAggregatedIndicator: node.isAggregated,
    logframeSDGs: node.sdgs.map((sdg) => ({ sdg, sdgName: sdgName(sdg, language) })),
    lf_projectName: node.programmes,
    view,
    dataCollection,
    setting,
    baseline_value: node.baselineValue,
    target: node.target,
    progress: node.progress,
    can: kinds.can(node),
  };
};
