import { isTitle, soundOf, wordsOf } from './sound.ts';

const SHORTEST_PART = 3;
const MOST_WORDS = 6;
const LONGEST = 1000;

/**
 * What a search looks in: every word in small Latin letters as it is written, and in capitals as it sounds. Plain ASCII,
 * each word between blanks, so that the database's trigrams serve parts and beginnings whatever its locale. Numbers (of a
 * member, a telephone) may stand among the names.
 */
export function searchText(...names: (string | null | undefined)[]): string {
  const words = new Set<string>();
  for (const name of names)
    for (const word of wordsOf(name ?? '')) {
      words.add(word);
      if (!/\d/.test(word)) words.add(soundOf(word).toUpperCase());
    }
  words.delete('');
  return words.size === 0 ? '' : ` ${[...words].join(' ').slice(0, LONGEST)} `;
}

const BEGINS_WITH_VOWEL = /^[ai]/;

/** Letters and digits only come out of `wordsOf`: nothing in a pattern needs escaping. */
function patternsOf(word: string): string[] {
  const sound = /\d/.test(word) ? '' : soundOf(word);
  const asWritten = word.length >= SHORTEST_PART ? `%${word}%` : `% ${word}%`;
  if (sound.length < 2) return [asWritten];
  // So little may sound alike only as a whole word (Syed and Sayed), and a title may also be the beginning of a name.
  if (sound.length < SHORTEST_PART || isTitle(word)) return [`% ${sound.toUpperCase()} %`, asWritten];
  // A vowel is only kept at the beginning of a word, so there it finds beginnings; a later part is found as written.
  return BEGINS_WITH_VOWEL.test(sound) ? [`% ${sound.toUpperCase()}%`, asWritten] : [`%${sound.toUpperCase()}%`];
}

/**
 * What is typed, as LIKE patterns for a `searchText`: every word must be found by one of its patterns. One or two letters
 * find beginnings of words. Nothing to look for: no patterns.
 */
export const searchPatterns = (typed: string): string[][] =>
  [...new Set(wordsOf(typed))].slice(0, MOST_WORDS).map(patternsOf);
