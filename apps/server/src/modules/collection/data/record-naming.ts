/** A piece of how a form calls its records: words, or the answer to a question. */
export type NamePart = { text: string } | { path: string };

const ARGUMENT = /\s*(?:\$\{\s*([^}\s]+)\s*\}|'([^']*)'|"([^"]*)")\s*/y;
const CONCAT = /^\s*concat\s*\(([\s\S]*)\)\s*$/;

/**
 * How a form calls its records, where that is answers and words in a row: `${name}`, `concat(${crop}, ' ', ${day})`.
 * Undefined for everything else: what such a form calculates is shown as it was sent.
 */
export function namingOf(expression: string, pathOf: (name: string) => string | undefined): NamePart[] | undefined {
  const inside = CONCAT.exec(expression)?.[1] ?? expression;
  const parts: NamePart[] = [];
  ARGUMENT.lastIndex = 0;
  for (let at = 0; ; ) {
    const found = ARGUMENT.exec(inside);
    if (!found) return undefined;
    const [, name, single, double] = found;
    if (name === undefined) parts.push({ text: single ?? double ?? '' });
    else {
      const path = pathOf(name);
      if (path === undefined) return undefined;
      parts.push({ path });
    }
    at = ARGUMENT.lastIndex;
    if (at === inside.length) return parts;
    if (inside[at] !== ',') return undefined;
    ARGUMENT.lastIndex = at + 1;
  }
}

/** The questions that such names are made of. */
export const namingPaths = (parts: readonly NamePart[]): string[] =>
  parts.flatMap((part) => ('path' in part ? [part.path] : []));

/**
 * A name in words: it is made again from the answers, and where that gives what was sent, with labels in place of codes.
 * Whatever was named otherwise (by another program, by a person) keeps its name.
 */
export function nameInWords(
  sent: string | null,
  parts: readonly NamePart[] | undefined,
  codeOf: (path: string) => string,
  labelOf: (path: string) => string,
): string | null {
  if (!sent || !parts) return sent;
  const made = (value: (path: string) => string) =>
    parts.map((part) => ('path' in part ? value(part.path) : part.text)).join('');
  return made(codeOf).trim() === sent.trim() ? made(labelOf) : sent;
}
