import { inLatinDigits } from '../digits.ts';
import type { Figure } from '../progress.ts';
import { asAmount, AMOUNT_MAX } from './achievement.ts';

/** On the wire of the documents numbers are texts, and what is missing is '0'. */
export const wireNumber = (value: Figure): string => String(value ?? 0);

/** A client that divides may send more decimals than we keep. */
const WRITTEN = /^\d{1,9}(\.\d{1,20})?$/;

/** Null: nothing was said, for which the documents write '0'; undefined: it is no amount. */
export function wireAmount(value: string | number | null | undefined): Figure | undefined {
  const text = inLatinDigits(String(value ?? '').trim());
  if (text === '') return null;
  if (!WRITTEN.test(text) || Number(text) > AMOUNT_MAX) return undefined;
  return asAmount(Number(text)) || null;
}
