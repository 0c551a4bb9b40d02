import type { AnyChildNode, AnyNode, GroupNode, RepeatRangeNode, RootNode } from '@getodk/xforms-engine';
import { childrenOf, isControl, isGroup, isRepeat, isShown } from '../engine/tree.ts';

/** One screen: a question, a group whose questions stand together, or the place where a repeat grows. */
export interface Page {
  key: string;
  node: AnyChildNode;
  /** Headings of what it stands in, outermost first. */
  within: readonly string[];
  kind: 'content' | 'repeat';
}

const standsTogether = (node: GroupNode | RepeatRangeNode): boolean =>
  Boolean(node.appearances?.['field-list'] || node.appearances?.['table-list']);

const titleOf = (node: AnyNode): string[] => {
  const text = node.currentState.label?.asString;
  return text ? [text] : [];
};

function collect(node: AnyChildNode, within: readonly string[], pages: Page[]): void {
  if (!node.currentState.relevant) return;
  if (node.nodeType === 'repeat-instance') {
    for (const child of childrenOf(node)) collect(child, within, pages);
    return;
  }
  if (!isShown(node)) return;
  if (isControl(node)) pages.push({ key: node.nodeId, node, within, kind: 'content' });
  else if (isRepeat(node)) collectRepeat(node as RepeatRangeNode, within, pages);
  else if (isGroup(node)) {
    if (!node.currentState.hasRelevantBodyNodes) return;
    if (standsTogether(node)) pages.push({ key: node.nodeId, node, within, kind: 'content' });
    else for (const child of childrenOf(node)) collect(child, [...within, ...titleOf(node)], pages);
  }
}

function collectRepeat(node: RepeatRangeNode, within: readonly string[], pages: Page[]): void {
  const [title = ''] = titleOf(node);
  if (standsTogether(node)) {
    // all instances on one screen, with the way to add one
    pages.push({ key: node.nodeId, node, within, kind: 'content' });
    return;
  }
  childrenOf(node).forEach((instance, index) => collect(instance, [...within, `${title} ${index + 1}`.trim()], pages));
  if (node.nodeType === 'repeat-range:uncontrolled') pages.push({ key: node.nodeId, node, within, kind: 'repeat' });
}

/** The screens of the form as it stands, one question each. */
export function pagesOf(root: RootNode): Page[] {
  const pages: Page[] = [];
  for (const child of root.currentState.children) collect(child, [], pages);
  return pages;
}

const contains = (node: AnyNode, nodeId: string): boolean =>
  node.nodeId === nodeId || childrenOf(node).some((child) => contains(child, nodeId));

/** The screen a question is on; -1 when it does not apply now. */
export const pageWith = (pages: readonly Page[], nodeId: string): number =>
  pages.findIndex((page) => page.key === nodeId || (page.kind === 'content' && contains(page.node, nodeId)));
