import { fiscalYearLabel } from '@msurvey/domain';
import { useCallback } from 'react';
import { useFormat } from '~/lib/format.ts';

/** `2025-26` in the reader's digits. */
export function useYearWords() {
  const { number } = useFormat();
  return useCallback(
    (year: number) => fiscalYearLabel(year).replace(/\d/g, (digit) => number(Number(digit))),
    [number],
  );
}
