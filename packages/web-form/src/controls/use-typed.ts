import type { AnyInputNode } from '@getodk/xforms-engine';
import { useState } from 'react';
import { setAnswer } from '../engine/answer.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { FormTextKey } from '../texts.ts';
import { useSession } from '../view/session.ts';

interface Typed {
  /** What stands in the box. */
  text: string;
  type(shown: string, answer: string): void;
  /** The box was left: from now on it shows the answer as the engine holds it. */
  settle(): void;
}

/**
 * Text being typed. While it is typed it stays as typed, whatever the engine makes of it ("1." is on the way to "1.5").
 * What is no answer stays in the box with a fault, so that it is never sent as a blank without a word.
 */
export function useTyped(node: AnyInputNode, fault: FormTextKey): Typed {
  const { faults } = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const answer = useEngineState(() => node.currentState.instanceValue);
  return {
    text: typed ?? answer,
    type(shown, value) {
      setTyped(shown);
      const taken = setAnswer(node, value);
      faults.set(node.nodeId, taken ? undefined : fault);
    },
    settle() {
      if (!faults.get(node.nodeId)) setTyped(null);
    },
  };
}
