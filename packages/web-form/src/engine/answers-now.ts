import type { AnyNode } from '@getodk/xforms-engine';
import { childrenOf, isRepeat, pathOf } from './tree.ts';
import type { OpenedForm } from './types.ts';

/** A question, group or repeat as it stands while somebody fills the form. */
export interface AnswerNow {
  /** Which one it is among those that repeat: `/data/plot[2]/crop`. */
  reference: string;
  /** Where it stands in the form: `/data/plot/crop`. */
  path: string;
  /** What its XML holds; of a group nothing. */
  value: string;
  isRelevant: boolean;
}

function* nodesIn(node: AnyNode): Generator<AnyNode> {
  for (const child of childrenOf(node)) {
    // the range that holds the instances has the path of each of them
    if (!isRepeat(child)) yield child;
    yield* nodesIn(child);
  }
}

const valueOf = ({ currentState }: AnyNode): string =>
  'instanceValue' in currentState ? String(currentState.instanceValue) : '';

/** Everything the form holds, in its order, also what is not shown. */
export function answersNow({ root }: OpenedForm): AnswerNow[] {
  return Array.from(nodesIn(root), (node) => ({
    reference: node.currentState.reference,
    path: pathOf(node),
    value: valueOf(node),
    isRelevant: node.currentState.relevant,
  }));
}

const PAUSE_MS = 150;

/** Tells what the form holds, now and a moment after each change; returns how to stop. */
export function watchAnswers(form: OpenedForm, tell: (answers: AnswerNow[]) => void): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const stop = form.changes.onChange(() => {
    clearTimeout(pause);
    pause = setTimeout(() => tell(answersNow(form)), PAUSE_MS);
  });
  tell(answersNow(form));
  return () => {
    clearTimeout(pause);
    stop();
  };
}
