import { readInstance } from './read-instance.ts';
import type { LostAnswer } from './lost-answer.ts';

/** Set anew by the engine whenever a form is opened or sent. */
const RENEWED = /\/(?:[\w-]+:)?meta\//;
/** `[1]` is written only where there are several; both spellings are the same place. */
export const place = (path: string): string => path.replaceAll('[1]', '');
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** What of an answer is gone: all of it, or some of several choices. A new result of a calculation is no loss. */
export function missing(before: string, after: string | undefined): string {
  if (!after) return before;
  const words = wordsOf(before);
  const left = new Set(wordsOf(after));
  const isPartOf = left.size < words.length && [...left].every((word) => words.includes(word));
  return isPartOf ? words.filter((word) => !left.has(word)).join(' ') : '';
}

/**
 * The engine blanks in silence what it cannot take: a choice no longer in its list, a question the form no longer has.
 * Compares what was given with what it made of it.
 */
export function lostAnswers(given: string, now: string): LostAnswer[] {
  const after = new Map(readInstance(now)?.answers.map(({ path, value }) => [place(path), value]));
  return (readInstance(given)?.answers ?? [])
    .filter(({ path, value }) => value.trim() !== '' && !RENEWED.test(path))
    .map(({ path, value }) => ({ path, value: missing(value, after.get(place(path))) }))
    .filter(({ value }) => value !== '');
}
