/** Decimals that come from the database as they are; what adding makes of their last digits is cut off. */
const DIGITS = 1e6;

export const added = (a: number, b: number | undefined): number => Math.round((a + (b ?? 0)) * DIGITS) / DIGITS;
