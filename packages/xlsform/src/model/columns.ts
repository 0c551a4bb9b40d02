import { snake } from '../text/clean.ts';
import { VOCABULARIES, type Vocabulary } from './aliases.ts';
import type { Column } from './types.ts';

const NONE: Vocabulary = { aliases: new Map(), columns: new Set() };
const vocabulary = (sheet: string): Vocabulary =>
  Object.hasOwn(VOCABULARIES, sheet) ? (VOCABULARIES[sheet] ?? NONE) : NONE;

interface Reading {
  path: string[];
  /** The header is already the name it is known by, or is not known at all. */
  verbatim: boolean;
}

/** Splits `label::French` and finds what the first part stands for. Unknown columns stay as they are. */
export function readHeader(header: string, sheet: string, doubleColon: boolean): Reading {
  const { columns, aliases } = vocabulary(sheet);
  for (const name of [header, snake(header)]) {
    if (columns.has(name) && !aliases.has(name)) return { path: [name], verbatim: name === header };
  }
  const parts = split(header, doubleColon);
  const first = snake(parts[0] ?? '');
  const alias = aliases.get(first);
  if (alias) return { path: [...alias, ...parts.slice(1)], verbatim: alias.length === 1 && alias[0] === header };
  if (columns.has(first)) return { path: [first, ...parts.slice(1)], verbatim: first === header };
  return { path: parts, verbatim: true };
}

/** A single colon delimits only in sheets that never use the double one, and not in `jr:…` names. */
function split(header: string, doubleColon: boolean): string[] {
  if (doubleColon || header.includes('::')) return header.split('::').map((part) => part.trim());
  const parts = header.split(':').map((part) => part.trim());
  const jr = parts.indexOf('jr');
  if (jr >= 0 && jr + 1 < parts.length) parts.splice(jr, 2, `jr:${parts[jr + 1]}`);
  return parts;
}

export const usesDoubleColon = (headers: readonly string[]): boolean => headers.some((header) => header.includes('::'));

export function columnsOf(headers: readonly string[], sheet: string): Column[] {
  const doubleColon = usesDoubleColon(headers);
  return headers.map((header) => ({ header, path: readHeader(header, sheet, doubleColon).path }));
}
