import type { Figure, ValueKind } from '@msurvey/domain';
import { useCallback } from 'react';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** A whole number as it is, any other with two decimals; of percentages with their sign. Unknown is not 0. */
export function useValueWords() {
  const t = useTexts();
  const { number } = useFormat();
  return useCallback(
    (kind: ValueKind, value: Figure): string => {
      if (value === null) return t('blank');
      const digits = number(value, Number.isInteger(value) ? {} : TWO);
      return kind === 'percentage' || kind === 'ratio' ? t('percent', { digits }) : digits;
    },
    [t, number],
  );
}
