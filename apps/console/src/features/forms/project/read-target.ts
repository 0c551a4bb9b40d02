import { inLatinDigits } from '@msurvey/domain';

/** As large as the server takes. */
export const LARGEST_TARGET = 10_000_000;

/** Nothing typed is no target; anything but a whole number is none at all. Digits may be Bengali. */
export function readTarget(typed: string): number | null | 'invalid' {
  const text = inLatinDigits(typed).replace(/[,\s]/g, '');
  if (text === '') return null;
  if (!/^\d{1,9}$/.test(text)) return 'invalid';
  const value = Number(text);
  return value <= LARGEST_TARGET ? value : 'invalid';
}
