import type { LogframeNode, LogframeType } from '@msurvey/contract';
import type { ActingNode, PlacedNode } from '@msurvey/domain';

/** A node as a row of the table: how deep it stands and what it can be opened to. */
export interface TreeRow {
  node: LogframeNode;
  depth: number;
  isOpen: boolean;
  hasChildren: boolean;
  position: number;
  siblings: number;
}

export interface TreeFilter {
  words: string;
  type: number;
  programme: string;
  sdg: number;
  /** How far an indicator has come. */
  state: TargetState | '';
}
export const TARGET_STATES = ['behind', 'reached', 'unknown'] as const;
type TargetState = (typeof TARGET_STATES)[number];
export const NO_FILTER: TreeFilter = { words: '', type: 0, programme: '', sdg: 0, state: '' };

/** Null: it has no target to be behind of. What nobody has reported yet is neither behind nor reached. */
export function targetState({ view, target, progress }: LogframeNode): TargetState | null {
  if (!view || target === null) return null;
  if (progress === null) return 'unknown';
  return progress < 100 ? 'behind' : 'reached';
}

export function* allNodes(nodes: readonly LogframeNode[]): Generator<LogframeNode> {
  for (const node of nodes) {
    yield node;
    yield* allNodes(node.children);
  }
}

export const isFiltered = ({ words, type, programme, sdg, state }: TreeFilter): boolean =>
  words.trim() !== '' || type !== 0 || programme !== '' || sdg !== 0 || state !== '';

const fits = (node: LogframeNode, { words, type, programme, sdg, state }: TreeFilter): boolean => {
  const wanted = words.trim().toLocaleLowerCase();
  const named = node.lf_projectName.length === 0 || node.lf_projectName.some((name) => name === programme);
  return (
    (type === 0 || node.type === type) &&
    (programme === '' || named) &&
    (state === '' || targetState(node) === state) &&
    (sdg === 0 || node.logframeSDGs.some((one) => one.sdg === sdg)) &&
    `${node.code} ${node.title}`.toLocaleLowerCase().includes(wanted)
  );
};

/** Ids of nodes that fit and of those above them; null: everything fits. */
export function fitting(nodes: readonly LogframeNode[], filter: TreeFilter): ReadonlySet<number> | null {
  if (!isFiltered(filter)) return null;
  const kept = new Set<number>();
  const visit = (node: LogframeNode): boolean => {
    const below = node.children.map(visit).some(Boolean);
    const stays = below || fits(node, filter);
    if (stays) kept.add(node.id);
    return stays;
  };
  nodes.forEach(visit);
  return kept;
}

/** What is seen from top to bottom. While one searches, what was found stands open. */
export function rowsOf(
  nodes: readonly LogframeNode[],
  open: ReadonlySet<number>,
  kept: ReadonlySet<number> | null,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (siblings: readonly LogframeNode[], depth: number) => {
    const seen = kept ? siblings.filter(({ id }) => kept.has(id)) : siblings;
    seen.forEach((node, i) => {
      const children = kept ? node.children.filter(({ id }) => kept.has(id)) : node.children;
      const hasChildren = children.length > 0;
      const isOpen = hasChildren && (kept !== null || open.has(node.id));
      rows.push({ node, depth, isOpen, hasChildren, position: i + 1, siblings: seen.length });
      if (isOpen) visit(children, depth + 1);
    });
  };
  visit(nodes, 1);
  return rows;
}

/** As many levels as a screen shows: one sees what the tree is about without opening it node by node. */
export function firstOpen(nodes: readonly LogframeNode[], most = 25): number[] {
  const open: number[] = [];
  let [level, seen] = [nodes, nodes.length];
  while (level.length > 0) {
    const below = level.flatMap(({ children }) => children);
    seen += below.length;
    // The first level is opened always: a tree of one line says nothing.
    if (seen > most && open.length > 0) break;
    open.push(...level.filter(({ children }) => children.length > 0).map(({ id }) => id));
    level = below;
  }
  return open;
}

/** Those above a node, which must be open for it to be seen. */
export function pathTo(nodes: readonly LogframeNode[], id: number): number[] {
  const byId = new Map([...allNodes(nodes)].map((node) => [node.id, node]));
  const path: number[] = [];
  for (let at = byId.get(id)?.parent ?? null; at !== null; at = byId.get(at)?.parent ?? null) path.push(at);
  return path;
}

export const placed = (nodes: readonly LogframeNode[]): PlacedNode[] =>
  [...allNodes(nodes)].map(({ id, parent, type, code }) => ({ id, parent, level: type, code }));

/** A row as the policy over its actions sees it. */
export function acting(node: LogframeNode, types: readonly LogframeType[]): ActingNode {
  const type = types.find(({ id }) => id === node.type);
  return {
    view: node.view,
    dataCollection: node.dataCollection,
    setting: node.setting,
    isIndicator: type?.isIndicator ?? false,
    isActivity: type?.isActivity ?? false,
    isAggregated: node.isAggregatedIndicator,
    childLevels: types.filter(({ parent }) => parent === node.type).length,
    can: node.can,
  };
}

export const nameOfNode = ({ code, title }: { code: string; title: string }): string => `${code} ${title}`;
