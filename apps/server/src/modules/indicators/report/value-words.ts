import type { Figure, Language, ValueKind } from '@msurvey/domain';
import { fractionIn, numberIn } from '#texts/in-digits.ts';

/** As the screens write it: a whole number as it is, any other with two decimals; percentages with their sign. Unknown is not 0. */
export function valueIn(language: Language): (kind: ValueKind, value: Figure) => string {
  const [whole, broken] = [numberIn(language), fractionIn(language)];
  return (kind, value) => {
    if (value === null) return '—';
    const digits = Number.isInteger(value) ? whole(value) : broken(value);
    return kind === 'percentage' || kind === 'ratio' ? `${digits}%` : digits;
  };
}
