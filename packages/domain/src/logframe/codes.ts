const BENGALI_ZERO = 0x9e6;
/** Longer runs of digits are no numbering; they sort by their length first, as numbers do. */
const DIGITS = /\d+/g;

/** What two spellings of a code have in common: case, blanks and Bengali digits make no other code. */
export const codeKey = (code: string): string =>
  code
    .normalize('NFKC')
    .replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) as number) - BENGALI_ZERO))
    .replace(/\s+/g, '')
    .toLowerCase();

/**
 * A text by which codes sort as people count: 1.2 before 1.10. Each run of digits is led by how many digits it has, so
 * that the database sorts by bytes and needs no rule of its own.
 */
export const codeOrder = (code: string): string =>
  codeKey(code).replace(DIGITS, (run) => {
    const number = run.replace(/^0+(?=\d)/, '');
    return String(number.length).padStart(2, '0') + number;
  });

export function compareCodes(a: string, b: string): number {
  const first = codeOrder(a);
  const second = codeOrder(b);
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** The code that a new child is offered: that of its parent and the next free number. */
export function nextCode(parentCode: string | null, siblings: readonly string[]): string {
  const taken = new Set(siblings.map(codeKey));
  const lead = parentCode === null ? '' : `${parentCode}.`;
  let number = 1;
  while (taken.has(codeKey(`${lead}${number}`))) number += 1;
  return `${lead}${number}`;
}

/** The code of a node that goes along when the one above it is copied: what leads it with that one's code leads it with the copy's. */
export const copiedCode = (code: string, from: string, to: string): string =>
  code === from || code.startsWith(`${from}.`) ? to + code.slice(from.length) : code;
