import { decodeEntities } from './entities.ts';

/** The value of an attribute in the text of a start tag; `name` with its prefix, such as `r:id`. */
export function attribute(tag: string, name: string): string | undefined {
  let at = 0;
  for (;;) {
    at = tag.indexOf(name, at);
    if (at < 0) return undefined;
    let next = at + name.length;
    if (isBlank(tag.charCodeAt(at - 1))) {
      while (isBlank(tag.charCodeAt(next))) next++;
      if (tag.charCodeAt(next) === EQUALS) {
        next++;
        while (isBlank(tag.charCodeAt(next))) next++;
        const close = tag.indexOf(tag.charAt(next), next + 1);
        // Counting quotes tells a name inside some other attribute's value from an attribute.
        if (close > 0 && outsideQuotes(tag, at)) return decodeEntities(tag.slice(next + 1, close));
      }
    }
    at += name.length;
  }
}

/** Attributes whose prefix varies between writers, such as `r:id`. */
export function prefixedAttribute(tag: string, local: string): string | undefined {
  const prefix = new RegExp(`\\s([\\w.-]+:${local})\\s*=`).exec(tag)?.[1];
  return prefix ? attribute(tag, prefix) : undefined;
}

const EQUALS = 61;

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

function outsideQuotes(tag: string, at: number): boolean {
  let quote = 0;
  for (let i = 0; i < at; i++) {
    const code = tag.charCodeAt(i);
    if (quote === 0 && (code === 34 || code === 39)) quote = code;
    else if (code === quote) quote = 0;
  }
  return quote === 0;
}
