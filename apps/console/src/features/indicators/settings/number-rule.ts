import { type FieldFault, isBlank } from '@msurvey/domain';
import { readNumber } from '@msurvey/ui';
import type { useTexts } from '~/features/indicators/texts.ts';

/** A number within bounds, in whatever digits; blank says nothing. */
export const numberRule =
  (t: ReturnType<typeof useTexts>) =>
  (min = -1e15, max = 1e15) =>
  (value: unknown): FieldFault | undefined => {
    if (typeof value !== 'string' || isBlank(value)) return undefined;
    const number = readNumber(value);
    if (number === undefined) return t('settings.hint.number') as FieldFault;
    return number < min || number > max ? (t('settings.hint.between', { min, max }) as FieldFault) : undefined;
  };
