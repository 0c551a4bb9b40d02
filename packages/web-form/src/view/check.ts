import type { AnyNode } from '@getodk/xforms-engine';
import { violationOf } from '../engine/serialize.ts';
import { controlsOf } from '../engine/tree.ts';
import type { Session } from './session.ts';

/** Questions of this part that cannot stay as they are, in order; from now on they say why. */
export function revealFaults(session: Session, part: AnyNode): string[] {
  const faulty: string[] = [];
  for (const node of controlsOf(part)) {
    if (!node.currentState.relevant) {
      // what was typed into a question that no longer applies is nobody's fault
      session.faults.set(node.nodeId, undefined);
      continue;
    }
    const isWrong = violationOf(session.form, node) !== null;
    if (isWrong) session.reveals.set(node.nodeId, 'all');
    if (isWrong || session.faults.get(node.nodeId)) faulty.push(node.nodeId);
  }
  return faulty;
}
