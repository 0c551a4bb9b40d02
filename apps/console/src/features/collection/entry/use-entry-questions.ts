import { type ReactNode, useState } from 'react';
import { entryQuestions, type FinishedEntry } from '~/lib/entry-guards.ts';

/** One question after the other; the first “no” keeps the record in the form. */
export function useEntryQuestions() {
  const [shown, setShown] = useState<ReactNode>(null);
  const ask = async (entry: FinishedEntry): Promise<boolean> => {
    for (const question of await entryQuestions(entry)) {
      const goesOn = await new Promise<boolean>((decide) => setShown(question(decide)));
      setShown(null);
      if (!goesOn) return false;
    }
    return true;
  };
  return { ask, shown };
}
