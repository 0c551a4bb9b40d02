import { inLatinDigits } from '@msurvey/domain';

const MOST = 10_000_000;

/** A target as typed: an integer; what is no number becomes 0, as specified. */
export function targetOf(typed: string): number {
  const value = Number(inLatinDigits(typed).replaceAll(/[\s,]/g, '') || Number.NaN);
  return Number.isFinite(value) ? Math.min(MOST, Math.max(0, Math.trunc(value))) : 0;
}
