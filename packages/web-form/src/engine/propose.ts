import type { RootNode } from '@getodk/xforms-engine';
import { answerOf, setAnswer } from './answer.ts';
import { controlsOf, pathOf } from './tree.ts';

/** Answers that are likely right, by question path. */
export type Proposals = Readonly<Record<string, string>>;

/**
 * Answers a new record's blank questions as proposed, the earlier ones first: what the later ones offer depends on them. An
 * answer that the form gives by itself stands, and what a list does not offer stays blank. Gives back what was answered, by
 * the question's id.
 */
export function propose(root: RootNode, proposals: Proposals): Map<string, string> {
  const answered = new Map<string, string>();
  for (const node of controlsOf(root)) {
    const proposed = proposals[pathOf(node)];
    const { relevant, readonly } = node.currentState;
    if (!proposed || !relevant || readonly || answerOf(node) !== '') continue;
    if (setAnswer(node, proposed)) answered.set(node.nodeId, answerOf(node));
  }
  return answered;
}
