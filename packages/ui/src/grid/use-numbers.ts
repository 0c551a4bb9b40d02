import { useMemo } from 'react';
import { useUiText } from '../use-ui-text.ts';

const MOST_KEPT = 20_000;

/** Numbers in the reader's digits. Making such a text is slow, and a grid shows hundreds while one scrolls. */
export function useNumbers() {
  const t = useUiText();
  return useMemo(() => {
    const known = new Map<number, string>();
    const zero = t('number', { value: 0 }).charCodeAt(0);
    return {
      number: (value: number): string => {
        const made = known.get(value) ?? t('number', { value });
        if (known.size < MOST_KEPT) known.set(value, made);
        return made;
      },
      /** The same digits, one by one: for days, and for a number while it is typed, which must lose nothing. */
      digits: (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit))),
    };
  }, [t]);
}
export type Numbers = ReturnType<typeof useNumbers>;
