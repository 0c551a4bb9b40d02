const BENGALI_ZERO = 0x09e6;

/** Field staff write ০ to ৯ where others write 0 to 9; whoever reads a number or a code takes both. */
export const inLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
