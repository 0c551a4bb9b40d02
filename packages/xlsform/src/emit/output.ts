import type { FormNode } from '../form/node.ts';
import { lex, type Token } from '../text/lexer.ts';
import { REFERENCE } from '../text/references.ts';
import type { Resolver } from './resolver.ts';
import { escapeAttribute, escapeText } from './xml.ts';

/** A label, hint, message or file name as XML: references and instance() paths in it become output elements. */
export function textWithOutputs(text: string, resolver: Resolver, context?: FormNode, prefix = ''): string {
  const escaped = escapeText(text);
  if (text === '-' || (!escaped.includes('${') && !escaped.includes('instance('))) return prefix + escaped;
  const value = escaped.includes('instance(') ? replaceInstances(escaped, resolver, context) : escaped;
  if (!value.includes('${')) return value === escaped ? prefix + value : padded(value, prefix);
  const replaced = value.replace(
    REFERENCE,
    (match: string, lastSaved: string | undefined, name: string, at: number) => {
      const path = resolver.path(value, at, at + match.length, lastSaved !== undefined, name, context);
      return `<output value="${path}"/>`;
    },
  );
  return replaced === escaped ? prefix + replaced : padded(replaced, prefix);
}

/** Text beside an output element is set off by blanks, as the reference compiler writes it; file names bear none. */
function padded(content: string, prefix: string): string {
  if (prefix !== '' || /^<output [^>]*\/>$/.test(content)) return prefix + content;
  return content.startsWith('<output ') ? `${content} ` : ` ${content} `;
}

function replaceInstances(text: string, resolver: Resolver, context?: FormNode): string {
  let out = '';
  let last = 0;
  for (const [start, end] of instancePaths(lex(text))) {
    // The text is escaped already and gets escaped again, which is what the reference compiler writes.
    const value = escapeAttribute(resolver.resolve(text.slice(start, end), context));
    out += `${text.slice(last, start)}<output value="${value}"/>`;
    last = end;
  }
  return out + text.slice(last);
}

/**
 * Where instance('x')/path[…]/path expressions begin and end. Outside of predicates a blank ends the path;
 * inside of them anything goes.
 */
function instancePaths(tokens: Iterable<Token>): [start: number, end: number][] {
  const found: [number, number][] = [];
  let start = -1;
  let last: Token | undefined;
  let state: 'call' | 'path' | 'predicate' | 'after' = 'call';
  for (const token of tokens) {
    if (start < 0) {
      if (token.type !== 'call' || token.value !== 'instance(') continue;
      start = token.start;
      last = token;
      state = 'call';
      continue;
    }
    const next = follow(state, token, last);
    if (next === undefined) {
      found.push([start, last?.end ?? token.start]);
      start = -1;
    } else {
      state = next;
      last = token;
    }
  }
  if (start >= 0 && last) found.push([start, last.end]);
  return found;
}

type State = 'call' | 'path' | 'predicate' | 'after';

/** The state after this token, or undefined when the token no longer belongs to the expression. */
function follow(state: State, token: Token, last: Token | undefined): State | undefined {
  if (token.type === 'literal' && last?.type === 'call' && last.value === 'instance(') return state;
  if (token.type === 'close' && last?.type === 'literal') return state;
  if (token.type === 'slash' && (last?.type === 'close' || last?.type === 'predicate-end')) return 'path';
  if (state === 'path') {
    if (token.type === 'blank') return undefined;
    return token.type === 'predicate' ? 'predicate' : 'path';
  }
  if (state === 'predicate') return token.type === 'predicate-end' ? 'after' : 'predicate';
  return undefined;
}
