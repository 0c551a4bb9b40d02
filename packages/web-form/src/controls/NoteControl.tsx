import type { AnyNoteNode } from '@getodk/xforms-engine';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';

/** A note says what it has to say in its label; one with a value shows that too. */
export function NoteControl({ node }: ControlProps<AnyNoteNode>) {
  const value = useEngineState(() => node.currentState.instanceValue);
  return value ? <div>{value}</div> : null;
}
