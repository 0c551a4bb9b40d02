import { decodeEntities } from './entities.ts';

const EQUALS = 61;
const DOUBLE = 34;
const SINGLE = 39;

/**
 * The value of an attribute in the text of a start tag; `name` with its prefix, such as `r:id`. Walks the attributes one by one
 * instead of searching for the name: what stands inside values cannot mislead it, and its time grows with the tag only.
 */
export function attribute(tag: string, name: string): string | undefined {
  let at = 0;
  while (at < tag.length && !isBlank(tag.charCodeAt(at))) at++;
  while (at < tag.length) {
    at = afterBlanks(tag, at);
    const start = at;
    while (at < tag.length && tag.charCodeAt(at) !== EQUALS && !isBlank(tag.charCodeAt(at))) at++;
    const end = at;
    at = afterBlanks(tag, at);
    if (tag.charCodeAt(at) !== EQUALS) continue;
    at = afterBlanks(tag, at + 1);
    const quote = tag.charCodeAt(at);
    if (quote !== DOUBLE && quote !== SINGLE) continue;
    const close = tag.indexOf(quote === DOUBLE ? '"' : "'", at + 1);
    if (close < 0) return undefined;
    if (end - start === name.length && tag.startsWith(name, start)) return decodeEntities(tag.slice(at + 1, close));
    at = close + 1;
  }
  return undefined;
}

/** Attributes whose prefix varies between writers, such as `r:id`. */
export function prefixedAttribute(tag: string, local: string): string | undefined {
  const name = new RegExp(`\\s([\\w.-]+:${local})\\s*=`).exec(tag)?.[1];
  return name ? attribute(tag, name) : undefined;
}

function afterBlanks(tag: string, from: number): number {
  let at = from;
  while (isBlank(tag.charCodeAt(at))) at++;
  return at;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
