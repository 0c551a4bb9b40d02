/** Spreads a number evenly and always in the same way. */
export function scatter(n: number, salt: number): number {
  let x = (Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)) >>> 0;
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) >>> 0;
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39) >>> 0;
  return (x ^ (x >>> 15)) >>> 0;
}

export const pick = <T>(from: readonly T[], n: number, salt: number): T => from[scatter(n, salt) % from.length] as T;
/** From 0 up to and without 1. */
export const fraction = (n: number, salt: number): number => scatter(n, salt) / 2 ** 32;
/** So many of a hundred. */
export const happens = (ofHundred: number, n: number, salt: number): boolean => fraction(n, salt) * 100 < ofHundred;
export const between = ([low, high]: Range, n: number, salt: number): number => low + fraction(n, salt) * (high - low);
export const wholeBetween = ([low, high]: Range, n: number, salt: number): number =>
  low + (scatter(n, salt) % (high - low + 1));
export const digits = (n: number, length: number): string => String(n).padStart(length, '0').slice(-length);

export type Range = readonly [low: number, high: number];

/** Which entry a fraction falls upon, when each has its share of the whole, and how far into it. */
export function fall(shares: readonly number[], at: number): { index: number; within: number } {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = at * total;
  for (const [index, share] of shares.entries()) {
    if (left < share) return { index, within: left / share };
    left -= share;
  }
  const last = shares.findLastIndex((share) => share > 0);
  return { index: Math.max(0, last), within: 0.999 };
}

/** Whole parts of a whole that is as large as asked, each as near to its share as it can be. */
export function divide(shares: readonly number[], whole: number): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / total) * whole);
  const parts = exact.map(Math.floor);
  const rest = whole - parts.reduce((sum, part) => sum + part, 0);
  const byRest = exact.map((value, i) => [value - Math.floor(value), i] as const).sort((a, b) => b[0] - a[0]);
  for (const [, i] of byRest.slice(0, rest)) parts[i] = (parts[i] as number) + 1;
  return parts;
}
