import type { Level } from './levels.ts';
import { withDescendants } from './levels.ts';
import { addFault, moveFault, type PlacedNode, type TreeFault } from './tree.ts';

export type TreeEdit =
  | { kind: 'add'; node: PlacedNode }
  | { kind: 'move'; id: number; parent: number }
  | { kind: 'delete'; id: number };

/** The tree after an edit, or why it cannot be made. What was given stays as it is, so the one before can be gone back to. */
export function edited(
  nodes: readonly PlacedNode[],
  levels: readonly Level[],
  edit: TreeEdit,
): readonly PlacedNode[] | TreeFault {
  if (edit.kind === 'add') {
    if (nodes.some(({ id }) => id === edit.node.id)) return 'unknown-node';
    return addFault(nodes, levels, edit.node) ?? [...nodes, edit.node];
  }
  if (edit.kind === 'move') {
    const fault = moveFault(nodes, levels, edit);
    return fault ?? nodes.map((node) => (node.id === edit.id ? { ...node, parent: edit.parent } : node));
  }
  if (!nodes.some(({ id }) => id === edit.id)) return 'unknown-node';
  const gone = new Set(withDescendants(nodes, edit.id));
  return nodes.filter(({ id }) => !gone.has(id));
}
