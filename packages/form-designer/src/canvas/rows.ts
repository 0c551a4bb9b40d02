import { type FormDocument, type TreeNode, tree } from '@msurvey/xlsform/edit';

/** A line of the canvas. */
export interface CanvasLine {
  node: TreeNode;
  /** From 1. */
  position: number;
  siblings: number;
  isFolded: boolean;
}

/** The form from top to bottom without what is folded away. */
export function linesOf(document: FormDocument, folded: ReadonlySet<string>): CanvasLine[] {
  const lines: CanvasLine[] = [];
  const walk = (nodes: readonly TreeNode[]) => {
    for (const [i, node] of nodes.entries()) {
      const isFolded = node.children !== undefined && folded.has(node.key);
      lines.push({ node, position: i + 1, siblings: nodes.length, isFolded });
      if (node.children && !isFolded) walk(node.children);
    }
  };
  walk(tree(document).roots);
  return lines;
}

/** Opens what is around a row, so that it is seen. */
export function opened(document: FormDocument, key: string, folded: ReadonlySet<string>): ReadonlySet<string> {
  const around: string[] = [];
  for (let node = tree(document).byKey.get(key)?.parent; node; node = node.parent) around.push(node.key);
  if (!around.some((one) => folded.has(one))) return folded;
  return new Set([...folded].filter((one) => !around.includes(one)));
}
