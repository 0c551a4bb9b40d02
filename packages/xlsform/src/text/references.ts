import { NCNAME } from './names.ts';

export interface Reference {
  name: string;
  /** `${last-saved#name}`: the value of the previous record. */
  lastSaved: boolean;
}

const CANDIDATE = /\$\{([^}]+)\}|\$\{[^}]*$/g;
const INNER = new RegExp(`^(last-saved#)?(${NCNAME})$`, 'u');
const EXACT = /^\$\{([^}]+)\}$/;

/** Well-formed references, for replacing. Groups: last-saved prefix, name. */
export const REFERENCE = new RegExp(`\\$\\{(last-saved#)?(${NCNAME})\\}`, 'gu');

/** Cheap pre-check: most cells hold no reference at all. */
export const mayRefer = (value: string): boolean => value.length > 2 && value.includes('${');

const read = (inner: string | undefined): Reference | undefined => {
  const match = inner === undefined ? null : INNER.exec(inner);
  return match ? { name: match[2] ?? '', lastSaved: match[1] !== undefined } : undefined;
};

/** All references of a text, or undefined as soon as one of them is malformed. */
export function references(value: string): Reference[] | undefined {
  if (!mayRefer(value)) return [];
  const found: Reference[] = [];
  for (const match of value.matchAll(CANDIDATE)) {
    const reference = read(match[1]);
    if (!reference) return undefined;
    found.push(reference);
  }
  return found;
}

/** Does the text contain a reference? Judged by the first one, as the reference compiler does. */
export function hasReference(value: string): boolean {
  if (!mayRefer(value)) return false;
  for (const match of value.matchAll(CANDIDATE)) return read(match[1]) !== undefined;
  return false;
}

/** The reference, if the text is one and nothing else. */
export function soleReference(value: string): Reference | undefined {
  return mayRefer(value) ? read(EXACT.exec(value)?.[1]) : undefined;
}

export const hasLastSaved = (value: string): boolean =>
  value.includes('${last-saved#') && (references(value)?.some((r) => r.lastSaved) ?? false);
