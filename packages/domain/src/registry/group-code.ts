const BENGALI_ZERO = 0x9e6;

/**
 * What two spellings of a group's code have in common: letters of either case, blanks anywhere and Bengali digits make no
 * other code. Null where nothing is left.
 */
export function groupCodeKey(code: string | null): string | null {
  const key = (code ?? '')
    .normalize('NFKC')
    .replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) as number) - BENGALI_ZERO))
    .replace(/\s+/g, '')
    .toLowerCase();
  return key === '' ? null : key;
}
