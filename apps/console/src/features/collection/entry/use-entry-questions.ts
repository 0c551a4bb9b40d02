import type { QuestionComment } from '@msurvey/web-form';
import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '~/features/collection/texts.ts';
import { type EntryFault, entryQuestions, type FinishedEntry } from '~/lib/entry-guards.ts';

/** One question after the other; the first “no” keeps the record in the form. */
export function useEntryQuestions() {
  const t = useTexts();
  const [shown, setShown] = useState<ReactNode>(null);
  const [fault, setFault] = useState<EntryFault>();
  const ask = async (entry: FinishedEntry): Promise<boolean> => {
    setFault(undefined);
    for (const question of await entryQuestions(entry)) {
      const goesOn = await new Promise<boolean>((decide) =>
        setShown(
          question((yes, wrong) => {
            setFault(wrong);
            decide(yes);
          }),
        ),
      );
      setShown(null);
      if (!goesOn) return false;
    }
    return true;
  };
  const comments = useMemo(
    (): Record<string, QuestionComment[]> =>
      fault ? { [fault.question]: [{ author: t('entry.toCorrect'), text: fault.text }] } : {},
    [fault, t],
  );
  return { ask, shown, goTo: fault?.question, comments };
}
