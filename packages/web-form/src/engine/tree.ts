import type { AnyChildNode, AnyControlNode, AnyNode, GroupNode, RootNode } from '@getodk/xforms-engine';

export const isGroup = (node: AnyNode): node is GroupNode => node.nodeType === 'group';
export const isRepeat = (node: AnyNode) =>
  node.nodeType === 'repeat-range:controlled' || node.nodeType === 'repeat-range:uncontrolled';

const CONTROLS = new Set(['input', 'note', 'select', 'range', 'rank', 'trigger', 'upload']);
export const isControl = (node: AnyNode): node is AnyControlNode => CONTROLS.has(node.nodeType);

/** Groups without a body (`meta`) hold values only. */
export const isShown = (node: AnyNode): boolean =>
  isControl(node) ||
  isRepeat(node) ||
  (isGroup(node) && (node.definition as { bodyElement: unknown }).bodyElement != null);

export const childrenOf = (node: AnyNode): readonly AnyChildNode[] =>
  (node.currentState.children as readonly AnyChildNode[] | null) ?? [];

/** Where a question stands in the form, whichever instance of a repeat it is in: `/data/plot/crop`. */
export const pathOf = (node: AnyNode): string => node.currentState.reference.replace(/\[\d+\]/g, '');

/** Questions in the order of the form, also those that do not apply. */
export function* controlsOf(node: AnyNode): Generator<AnyControlNode> {
  if (isControl(node)) yield node;
  else for (const child of childrenOf(node)) yield* controlsOf(child);
}

/** The question, group or repeat at a path; `[1]` may be left out. */
export function findNode(root: RootNode, path: string): AnyNode | null {
  const wanted = path.replaceAll('[1]', '');
  const visit = (node: AnyNode): AnyNode | null => {
    const here = node.currentState.reference.replaceAll('[1]', '');
    if (here === wanted && !isRepeat(node)) return node;
    if (!wanted.startsWith(here === '/' ? '/' : `${here}/`) && !isRepeat(node)) return null;
    for (const child of childrenOf(node)) {
      const found = visit(child);
      if (found) return found;
    }
    return here === wanted ? node : null;
  };
  return visit(root);
}

export function findById(node: AnyNode, nodeId: string): AnyNode | null {
  if (node.nodeId === nodeId) return node;
  for (const child of childrenOf(node)) {
    const found = findById(child, nodeId);
    if (found) return found;
  }
  return null;
}
