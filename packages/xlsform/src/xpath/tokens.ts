export type TokenType = 'number' | 'string' | 'reference' | 'name' | 'operator' | 'symbol' | 'end';

/** Position and length count UTF-16 units of the expression as the author wrote it. */
export interface Token {
  type: TokenType;
  text: string;
  start: number;
  end: number;
}

export interface LexError {
  message: string;
  position: number;
}

const NAME = /[\p{L}_][\p{L}\p{N}\p{M}_.\-\u00B7]*(?::(?!:)(?:[\p{L}_][\p{L}\p{N}\p{M}_.\-\u00B7]*|\*))?/uy;
const NUMBER = /\d+(?:\.\d*)?|\.\d+/y;
const SPACE = /\s+/y;
const SYMBOLS = [
  '//',
  '::',
  '!=',
  '<=',
  '>=',
  '..',
  '(',
  ')',
  '[',
  ']',
  '@',
  ',',
  '/',
  '|',
  '+',
  '-',
  '=',
  '<',
  '>',
  '*',
  '.',
];
const OPERATOR_SYMBOLS = new Set(['//', '/', '|', '+', '-', '=', '!=', '<', '<=', '>', '>=']);
const OPERATOR_NAMES = new Set(['and', 'or', 'mod', 'div']);

/** What people write who know spreadsheets or programming languages better than XPath. */
const FOREIGN: [string, string][] = [
  ['&&', 'Write “and” instead of “&&”.'],
  ['||', 'Write “or” instead of “||”.'],
  ['==', 'Write a single “=” to compare.'],
  ['=<', 'Write “<=” instead of “=<”.'],
  ['=>', 'Write “>=” instead of “=>”.'],
  ['=!', 'Write “!=” instead of “=!”.'],
  ['<>', 'Write “!=” instead of “<>”.'],
  ['!', 'Write not(…) instead of “!”.'],
  ['&', 'Write concat(…) to join texts, or “and” to combine conditions, instead of “&”.'],
  ['%', 'Write “mod” for the remainder of a division; percentages are written as 0.05.'],
  ['^', 'Write pow(base, exponent) instead of “^”.'],
  [';', 'Separate arguments with a comma, not with a semicolon.'],
  ['{', 'A reference needs a dollar sign: ${name}.'],
  ['}', 'This “}” closes nothing.'],
  ['#', 'The sign “#” has no meaning here.'],
];

/** XPath 1.0 tokens plus `${name}`. One pass, no backtracking. Typographic quotes count as straight ones, as in the compiler. */
export function tokenize(source: string): { tokens: Token[]; error?: LexError } {
  const text = source.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  const tokens: Token[] = [];
  let at = 0;
  const fail = (message: string, position = at) => ({ tokens, error: { message, position } });
  const push = (type: TokenType, end: number, value = text.slice(at, end)) => {
    tokens.push({ type, text: value, start: at, end });
    at = end;
  };
  for (;;) {
    at = skip(SPACE, text, at);
    const char = text[at];
    if (char === undefined) break;
    if (char === '"' || char === "'") {
      const close = text.indexOf(char, at + 1);
      if (close < 0) return fail(`The text that starts here is not closed: a second ${char} is missing.`);
      push('string', close + 1, text.slice(at + 1, close));
    } else if (char === '$') {
      const close = text[at + 1] === '{' ? text.indexOf('}', at + 2) : -1;
      if (text[at + 1] !== '{') return fail('A reference to another question is written ${name}.');
      if (close < 0) return fail('This reference is not closed: a “}” is missing.');
      push('reference', close + 1, text.slice(at + 2, close).trim());
    } else {
      const number = skip(NUMBER, text, at);
      const name = skip(NAME, text, at);
      if (number > at) push('number', number);
      else if (name > at)
        push(endsOperand(tokens) && OPERATOR_NAMES.has(text.slice(at, name)) ? 'operator' : 'name', name);
      else {
        const foreign = FOREIGN.find(([sign]) => text.startsWith(sign, at) && !(sign === '!' && text[at + 1] === '='));
        if (foreign) return fail(foreign[1]);
        const symbol = SYMBOLS.find((candidate) => text.startsWith(candidate, at));
        if (!symbol) return fail(`The sign “${String.fromCodePoint(text.codePointAt(at) ?? 0)}” has no meaning here.`);
        const operator = OPERATOR_SYMBOLS.has(symbol) || (symbol === '*' && endsOperand(tokens));
        push(operator ? 'operator' : 'symbol', at + symbol.length);
      }
    }
  }
  tokens.push({ type: 'end', text: '', start: text.length, end: text.length });
  return { tokens };
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** XPath's rule for telling `*` and `and` the operator from `*` and `and` the name: what stands before decides. */
function endsOperand(tokens: Token[]): boolean {
  const last = tokens.at(-1);
  if (!last || last.type === 'operator') return false;
  return (
    last.type !== 'symbol' ||
    last.text === ')' ||
    last.text === ']' ||
    last.text === '.' ||
    last.text === '..' ||
    last.text === '*'
  );
}
