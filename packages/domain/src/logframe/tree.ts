import { codeKey } from './codes.ts';
import { type Level, levelNameKey, withDescendants } from './levels.ts';

/** A node as far as the shape of the tree goes. */
export interface PlacedNode {
  id: number;
  parent: number | null;
  level: number;
  code: string;
}

export type TreeFault =
  | 'unknown-node'
  | 'unknown-parent'
  | 'unknown-level'
  | 'wrong-level'
  | 'wrong-parent'
  | 'code-taken';

const byId = <T extends { id: number }>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]));

export const isCodeFree = (
  nodes: readonly PlacedNode[],
  parent: number | null,
  code: string,
  except?: number,
): boolean =>
  !nodes.some((node) => node.parent === parent && node.id !== except && codeKey(node.code) === codeKey(code));

/** Why a node of this level cannot stand beneath this parent, under this code. */
export function addFault(
  nodes: readonly PlacedNode[],
  levels: readonly Level[],
  added: Pick<PlacedNode, 'parent' | 'level' | 'code'>,
): TreeFault | undefined {
  const level = levels.find(({ id }) => id === added.level);
  if (!level) return 'unknown-level';
  const parent = added.parent === null ? null : nodes.find(({ id }) => id === added.parent);
  if (parent === undefined) return 'unknown-parent';
  if (level.parent !== (parent?.level ?? null)) return 'wrong-level';
  return isCodeFree(nodes, added.parent, added.code) ? undefined : 'code-taken';
}

/** A node may go beneath a parent of the same level's name as the one it has, which is not itself or beneath itself. */
export function moveFault(
  nodes: readonly PlacedNode[],
  levels: readonly Level[],
  { id, parent }: { id: number; parent: number },
): TreeFault | undefined {
  const known = byId(nodes);
  const node = known.get(id);
  if (!node) return 'unknown-node';
  const target = known.get(parent);
  if (!target) return 'unknown-parent';
  const old = node.parent === null ? undefined : known.get(node.parent);
  if (!old || !isSameLevelName(levels, old.level, target.level)) return 'wrong-parent';
  if (withDescendants(nodes, id).includes(parent)) return 'wrong-parent';
  return isCodeFree(nodes, parent, node.code, id) ? undefined : 'code-taken';
}

/** By their names, as the documents have it: two levels are alike when people call them the same. */
export function isSameLevelName(levels: readonly Level[], a: number, b: number): boolean {
  if (a === b) return true;
  const name = (id: number) => levels.find((level) => level.id === id)?.name;
  const [first, second] = [name(a), name(b)];
  return first !== undefined && second !== undefined && levelNameKey(first) === levelNameKey(second);
}

/** Where a node may go: what is lit while it is dragged, and what the arrow keys stop at. Its own parent is not among them. */
export function legalParents(nodes: readonly PlacedNode[], levels: readonly Level[], id: number): Set<number> {
  const known = byId(nodes);
  const node = known.get(id);
  const old = node?.parent == null ? undefined : known.get(node.parent);
  if (!node || !old) return new Set();
  const own = new Set(withDescendants(nodes, id));
  return new Set(
    nodes
      .filter((to) => to.id !== old.id && !own.has(to.id) && isSameLevelName(levels, old.level, to.level))
      .map((to) => to.id),
  );
}

/** One parent each, no circles, everybody where their level may stand. */
export function isTree(nodes: readonly PlacedNode[], levels: readonly Level[]): boolean {
  const known = byId(nodes);
  if (known.size !== nodes.length) return false;
  const levelOf = byId(levels);
  const fits = (node: PlacedNode) => {
    const level = levelOf.get(node.level);
    if (!level) return false;
    if (node.parent === null) return level.parent === null;
    const parent = known.get(node.parent);
    return parent !== undefined && level.parent !== null && isSameLevelName(levels, level.parent, parent.level);
  };
  if (!nodes.every(fits)) return false;
  const roots = nodes.filter((node) => node.parent === null);
  return roots.reduce((n, root) => n + withDescendants(nodes, root.id).length, 0) === nodes.length;
}

/** Beneath which nodes a copy of one may stand: those on the level above its own, where it stands itself among them. */
export const copyParents = (nodes: readonly PlacedNode[], levels: readonly Level[], id: number): PlacedNode[] => {
  const level = nodes.find((node) => node.id === id)?.level;
  const above = levels.find((one) => one.id === level)?.parent;
  return nodes.filter((node) => node.level === above);
};
