const BENGALI_ZERO = 0x9e6;
const MOST = 10_000_000;

/** Field staff may type in their own digits. */
const inLatinDigits = (text: string): string =>
  text.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));

/** A target as typed: an integer; what is no number becomes 0, as specified. */
export function targetOf(typed: string): number {
  const value = Number(inLatinDigits(typed).replaceAll(/[\s,]/g, '') || Number.NaN);
  return Number.isFinite(value) ? Math.min(MOST, Math.max(0, Math.trunc(value))) : 0;
}
