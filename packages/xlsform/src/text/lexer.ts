import { NCNAME, QNAME } from './names.ts';

export interface Token {
  type: string;
  value: string;
  start: number;
  end: number;
}

// A tolerant lexer for texts that may be expressions: it never fails, it only names what it sees.
// Order is priority. It serves two questions: is a default computed, and where in a label does an
// instance() path begin and end. Real XPath parsing is done elsewhere.
const DATE = '-?\\d{4}-\\d{2}-\\d{2}';
const TIME = '\\d{2}:\\d{2}:\\d{2}(?:\\.\\s+)?(?:[+\\-]\\d{2}:\\d{2}|Z)?';
const RULES: [type: string, pattern: string][] = [
  ['date', `${DATE}T${TIME}|${DATE}`],
  ['time', TIME],
  ['number', '-?\\d+\\.\\d*|-?\\.\\d+|-?\\d+'],
  ['math', '[*+\\-]| mod | div '],
  ['compare', '=|!=|<|>'],
  ['bool', ' and | or '],
  ['union', '\\|'],
  ['open', '\\('],
  ['close', '\\)'],
  ['bracket', '[\\[{}]'],
  ['parent', '\\.\\.'],
  ['self', '\\.'],
  ['slash', '/'],
  ['literal', '"[^"]*"|\'[^\']*\''],
  ['comma', ','],
  ['blank', '\\s+'],
  ['reference', `\\$\\{(?:last-saved#)?${NCNAME}\\}`],
  ['call', `${QNAME}\\(`],
  ['predicate', `${QNAME}\\[`],
  ['predicate-end', '\\]'],
  ['scheme', `${NCNAME}://`],
  ['name', QNAME],
  ['other', '[^]'],
];
const LEXER = new RegExp(RULES.map(([, pattern]) => `(${pattern})`).join('|'), 'gu');

export function* lex(text: string): Generator<Token> {
  for (const match of text.matchAll(LEXER)) {
    let group = 1;
    while (group < RULES.length && match[group] === undefined) group++;
    const type = RULES[group - 1]?.[0] ?? 'other';
    yield { type, value: match[0], start: match.index, end: match.index + match[0].length };
  }
}

const SUSPECT = /[*+\-|($]| mod | div /;
const HYPHENATED = new Set(['date', 'dateTime', 'geopoint', 'geotrace', 'geoshape']);
const COMPUTED = new Set(['math', 'union', 'reference', 'call']);

/** Must this default be computed when the form opens, rather than written into the instance? */
export function isDynamicDefault(value: string, type: string): boolean {
  if (!SUSPECT.test(value)) return false;
  for (const token of lex(value)) {
    // Dates and coordinates are full of hyphens that are no subtraction.
    if (token.type === 'math' && token.value === '-' && HYPHENATED.has(type)) return false;
    if (COMPUTED.has(token.type)) return true;
  }
  return false;
}
