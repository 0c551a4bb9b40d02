import { roundTo } from '../progress.ts';
import { MOST_LEAVES } from './constants.ts';
import { type Amount, NOTHING } from './values.ts';

/** A type that values are split by, with its items in order. */
export interface SplitType {
  id: number;
  items: readonly { id: number }[];
}
/** A group crosses its types: sex × age has four leaves. */
export type SplitGroup = readonly SplitType[];

/** A node of the wire's tree: the lowest ones are leaves and hold values. */
export interface ValueNode {
  id: number;
  value: number | null;
  denominator: number | null;
  nodes: ValueNode[];
}

export type Leaves = Readonly<Record<string, Amount>>;

/** A leaf is known by the items that lead to it, in the order of the types of its group. */
export const leafKey = (itemIds: readonly number[]): string => itemIds.join('.');
export const leafItems = (key: string): number[] => key.split('.').map(Number);

/** The keys of all leaves of a group, in the order in which its table shows them. */
export function leafKeys(group: SplitGroup): string[] {
  const ways = group.reduce<number[][]>(
    (found, { items }) => found.flatMap((way) => items.map(({ id }) => [...way, id])),
    group.length > 0 ? [[]] : [],
  );
  return ways.map(leafKey);
}
export const leafCount = (groups: readonly SplitGroup[]): number =>
  groups.reduce(
    (sum, group) => sum + group.reduce((product, { items }) => product * items.length, group.length ? 1 : 0),
    0,
  );
export const hasTooManyLeaves = (groups: readonly SplitGroup[]): boolean => leafCount(groups) > MOST_LEAVES;

/** The tree of a group as the wire has it, blank where nothing was said. */
export function treeOfGroup(group: SplitGroup, leaves: Leaves, above: readonly number[] = []): ValueNode[] {
  const [type, ...rest] = group;
  if (!type) return [];
  return type.items.map(({ id }) => {
    const way = [...above, id];
    if (rest.length > 0) return { id, value: null, denominator: null, nodes: treeOfGroup(rest, leaves, way) };
    const { value, denominator } = leaves[leafKey(way)] ?? NOTHING;
    return { id, value, denominator, nodes: [] };
  });
}

type SentNode = { id: number; value?: number | null; denominator?: number | null; nodes?: readonly SentNode[] };

/** What a tree says, leaf by leaf; blank leaves are left out. */
export function leavesOfTree(nodes: readonly SentNode[], above: readonly number[] = []): Record<string, Amount> {
  const found: Record<string, Amount> = {};
  for (const node of nodes) {
    const way = [...above, node.id];
    if (node.nodes && node.nodes.length > 0) Object.assign(found, leavesOfTree(node.nodes, way));
    else if (node.value != null || node.denominator != null)
      found[leafKey(way)] = { value: node.value ?? null, denominator: node.denominator ?? null };
  }
  return found;
}

/** Leaves that the groups do not have: of other items, or not down to the last type. */
export function strayLeaves(groups: readonly SplitGroup[], leaves: Leaves): string[] {
  const known = new Set(groups.flatMap(leafKeys));
  return Object.keys(leaves).filter((key) => !known.has(key));
}

/** A derived value is the fetched one × input / 100; without an input it is 1, as documented. */
export const derivedValue = (fetched: number | null, input: number | null): number | null =>
  fetched === null ? null : roundTo((fetched * (input ?? 1)) / 100, 2);
