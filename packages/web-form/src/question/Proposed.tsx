import type { AnyControlNode } from '@getodk/xforms-engine';
import { answerOf } from '../engine/answer.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import { useFormText } from '../view/use-form-text.ts';
import { useSession } from '../view/session.ts';

/** Whether the answer is still the one that was proposed. */
export function useProposed(node: AnyControlNode): boolean {
  const proposed = useSession().form.proposed.get(node.nodeId);
  return useEngineState(() => proposed !== undefined && answerOf(node) === proposed);
}

/** Says that nobody has given this answer yet. */
export function Proposed({ id }: { id: string }) {
  const t = useFormText();
  return (
    <div className="wf-proposed" id={id}>
      {t('proposed')}
    </div>
  );
}
