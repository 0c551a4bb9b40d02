import type { Check } from '@msurvey/domain';
import { useCallback } from 'react';
import { checkWords } from '~/features/activities/parts/check-words.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** A finding as a sentence in the reader's language. */
export function useCheckText(): (finding: Pick<Check, 'check' | 'details'>) => string {
  const t = useTexts();
  const format = useFormat();
  return useCallback((finding) => t(...checkWords(finding, format)), [t, format]);
}
