import type { Token } from './tokens.ts';

export class XPathSyntaxError extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message);
  }
}

const WORDS = new Set(['and', 'or', 'mod', 'div']);

/** The sentence for a token that cannot stand where it stands. */
export function unexpected(token: Token, before: Token | undefined, expected?: string): string {
  if (token.type === 'end') {
    if (expected) return `A “${expected}” is missing at the end.`;
    return before ? `Something is missing after “${shown(before)}”.` : 'The expression is empty.';
  }
  if (token.type === 'name' && WORDS.has(token.text.toLowerCase()) && !WORDS.has(token.text)) {
    return `Write “${token.text.toLowerCase()}” in small letters.`;
  }
  if (token.text === ')' && token.type === 'symbol' && (!before || !endsValue(before))) {
    return before ? `Something is missing between “${shown(before)}” and “)”.` : 'This “)” closes nothing.';
  }
  if (token.text === ')' && token.type === 'symbol' && expected === undefined)
    return 'This “)” closes nothing; remove it or add a “(”.';
  if (token.text === ',' && token.type === 'symbol') {
    return expected
      ? `A “${expected}” is missing before the comma.`
      : 'A comma can only stand between the arguments of a function.';
  }
  if (before && endsValue(before) && token.type !== 'operator' && token.type !== 'symbol') {
    return `An operator such as “and” or “=” is missing between “${shown(before)}” and “${shown(token)}”.`;
  }
  if (expected) return `A “${expected}” is missing before “${shown(token)}”.`;
  if (before) return `“${shown(token)}” cannot follow “${shown(before)}”.`;
  return `An expression cannot start with “${shown(token)}”.`;
}

function endsValue(token: Token): boolean {
  if (token.type === 'symbol')
    return token.text === ')' || token.text === ']' || token.text === '.' || token.text === '..';
  return token.type !== 'operator';
}

function shown(token: Token): string {
  const text = token.text.length > 40 ? `${token.text.slice(0, 40)}…` : token.text;
  if (token.type === 'reference') return `\${${text}}`;
  return token.type === 'string' ? `'${text}'` : text;
}
