import type { AnyControlNode } from '@getodk/xforms-engine';
import { useEngineState } from '../engine/use-engine-state.ts';
import { useKeyed } from '../view/keyed-store.ts';
import { useSession } from '../view/session.ts';
import { useFormText } from '../view/use-form-text.ts';

/** What every question has. */
export function useQuestion(node: AnyControlNode) {
  const t = useFormText();
  const { faults, reveals, options } = useSession();
  const state = useEngineState(() => {
    const { reference, relevant, required, readonly, label, hint } = node.currentState;
    return { reference, relevant, required, readonly, label, hint, violation: node.validationState.violation };
  });
  const fault = useKeyed(faults, node.nodeId);
  const reveal = useKeyed(reveals, node.nodeId);
  const { violation } = state;
  const shown = violation && (reveal === 'all' || (reveal === 'left' && violation.condition === 'constraint'));
  const message = shown ? violation.message?.asString || t(`fault.${violation.condition}`) : undefined;
  return { ...state, readonly: state.readonly || options.readOnly, error: fault ? t(fault) : message };
}

export interface QuestionIds {
  label: string;
  control: string;
  /** Of hint and error, for `aria-describedby`. */
  description: string | undefined;
}

/** What a control needs to know of the question around it. */
export interface ControlProps<Node> {
  node: Node;
  ids: QuestionIds;
  required: boolean;
  readonly: boolean;
  invalid: boolean;
}
