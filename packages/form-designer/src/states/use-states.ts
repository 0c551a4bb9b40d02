import { useEffect, useEffectEvent, useState } from 'react';
import type { FormState, StateSource } from './source.ts';

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The states that were loaded so far, and a way to more. */
export function useStates({ list }: StateSource) {
  const [states, setStates] = useState<FormState[]>();
  const [hasMore, setMore] = useState(false);
  const [fault, setFault] = useState<string>();
  const load = async (known: readonly FormState[]) => {
    setFault(undefined);
    try {
      const page = await list(known.at(-1)?.version);
      setStates([...known, ...page.states]);
      setMore(page.hasMore);
    } catch (error) {
      setFault(wordsOf(error));
    }
  };
  const begin = useEffectEvent(() => void load([]));
  // once for each time that they are opened
  useEffect(() => begin(), []);
  return { states, hasMore, fault, more: () => load(states ?? []) };
}
