import { inLatinDigits } from '@msurvey/domain';

/** Spellings of one sound that people do not keep apart when they type. */
const SAME_SOUND: readonly [RegExp, string][] = [
  [/\u200c|\u200d|\u0981/g, ''], // joiners, chandrabindu
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/ণ/g, 'ন'],
  [/[শষ]/g, 'স'],
  [/ং/g, 'ঙ'],
  [/ঙ্গ/g, 'ঙ'],
  [/ৎ/g, 'ত'],
];

const PLAIN = /^[\x20-\x7e]*$/;

function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  // NFKD takes accents off Latin letters; NFC then writes য়, ড় and ঢ় in the one way.
  let folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  for (const [spelling, one] of SAME_SOUND) folded = folded.replace(spelling, one);
  return inLatinDigits(folded);
}

/** An apostrophe stands inside a word; letters, their signs and digits make words, the rest parts them. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/['’ʼ`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Longer than any place's name; what is typed beyond it finds nothing. */
const LONGEST = 120;

/** Signs that stood in two words, or beside what was left out, may read otherwise once they stand together. */
function settled(key: string): string {
  const again = fold(key);
  return again === key ? key : settled(again);
}

const keyOf = (words: readonly string[]): string => settled(words.join('')).slice(0, LONGEST);

/** How a name is compared: “Cox’s Bazar”, “coxsbazar” and “COXS BAZAR” are one. */
export const nameKey = (name: string): string => keyOf(wordsOf(name));

/** Every key that begins with `key` is below `key + AFTER`: the collation “C” compares code points. */
export const AFTER = '\u{10ffff}';

export interface SearchKey {
  key: string;
  /** From the beginning of a name, not from a later word of it. */
  startsName: boolean;
}

/** What a unit is found by: each of its names, whole and from each word on. */
export function searchKeys(names: readonly string[]): SearchKey[] {
  const keys = new Map<string, boolean>();
  for (const name of names) {
    const words = wordsOf(name);
    for (let i = 0; i < words.length; i++) {
      const key = keyOf(words.slice(i));
      keys.set(key, (keys.get(key) ?? false) || i === 0);
    }
  }
  return [...keys].map(([key, startsName]) => ({ key, startsName }));
}
