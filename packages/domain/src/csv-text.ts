const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
const HAS_SEPARATOR = /[",;\r\n]/;
const [BLANK, MINUS, EQUALS, AT] = [0x20, 0x2d, 0x3d, 0x40];
/**
 * What spreadsheet programs take for the beginning of a formula, where a cell may begin: at the start of a text, and after
 * a `;` or a line's end, because where the comma is the decimal sign they cut at `;` and know nothing of our quotes. A text
 * that has the mark there itself must not lose it when read back.
 */
const FORMULA = /(^|[;\r\n]["\s]*)('*[=+\-@\t\r])/g;
const MARKED = /(^|[;\r\n]["\s]*)'('*[=+\-@\t\r])/g;

/** Opened in a spreadsheet program, no answer runs as a formula: such a text gets a ' in front, as people write it there. */
export const guardFormula = (text: string): string => text.replace(FORMULA, "$1'$2");
export const unguardFormula = (text: string): string => text.replace(MARKED, '$1$2');

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A text as a field of a CSV file. By far the most are plain, which a look at both ends and one pass tell. */
export function csvField(text: string): string {
  const first = text.charCodeAt(0);
  const isPlain = first > MINUS && first !== EQUALS && first !== AT && text.charCodeAt(text.length - 1) > BLANK;
  return isPlain && !HAS_SEPARATOR.test(text) ? text : quoted(guardFormula(text));
}

/** So that Excel reads it as UTF-8 and Bengali stays Bengali. */
export const CSV_BEGIN = '\ufeff';
export const csvLine = (fields: readonly string[]): string => `${fields.join(',')}\r\n`;
