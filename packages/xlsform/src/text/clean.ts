const SMART = /[\u2018\u2019\u201c\u201d]/;
const SINGLE = /[\u2018\u2019]/g;
const DOUBLE = /[\u201c\u201d]/g;

/** Word processors curl quotes, which no expression understands. */
export function straighten(value: string): string {
  return SMART.test(value) ? value.replace(SINGLE, "'").replace(DOUBLE, '"') : value;
}

/** Straight quotes, no blanks at the ends, single blanks within; line breaks stay. */
export function tidy(value: string): string {
  const trimmed = value.trim();
  return straighten(trimmed.includes('  ') ? trimmed.replace(/ {2,}/g, ' ') : trimmed);
}

const SPELLINGS = new Map([
  ...['yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'true()'].map((s) => [s, true] as const),
  ...['no', 'No', 'NO', 'false', 'False', 'FALSE', 'false()'].map((s) => [s, false] as const),
]);

/** The yes/no spellings of XLSForm; undefined for anything else. */
export const yesNo = (value: string | undefined): boolean | undefined =>
  value === undefined ? undefined : SPELLINGS.get(value);

const BLANKS = /\s+/;
/** Column names and types are compared in this form. */
export const snake = (value: string): string => value.trim().split(BLANKS).join('_').toLowerCase();
