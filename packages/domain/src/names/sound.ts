import { transliterate } from './transliterate.ts';

/** Words of a name in small Latin letters without accents, whatever script they were written in. */
export function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    // Joiners, and apostrophes inside a word.
    .replace(/[\u200b-\u200d'’ʼ`]/g, '')
    .toLowerCase();
  return transliterate(plain)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Titles are written in many ways and left out as often; each way is the same one. */
const MOHAMMAD = 'mhmd';
const MOSAMMAT = 'msmt';
const TITLES: Record<string, string> = {
  __proto__: null as never,
  ...Object.fromEntries(
    ['md', 'mo', 'mohd', 'muhd', 'mohammad', 'mohammed', 'muhammad', 'mohamed'].map((t) => [t, MOHAMMAD]),
  ),
  ...Object.fromEntries(
    ['mst', 'mosa', 'mocha', 'most', 'musammat', 'mosammat', 'mosammot', 'mosamat'].map((t) => [t, MOSAMMAT]),
  ),
};
/** Second names that many women carry and that are dropped or exchanged as easily. */
const COMMON_LAST = new Set(['bgm', 'ktn', 'bibi', 'kanm', 'aktr', 'bnu', 'bn']);

const ONE_SOUND: readonly [RegExp, string][] = [
  [/ck/g, 'k'],
  [/ch+/g, 'C'],
  [/sh/g, 's'],
  [/([kgjtdbz])h/g, '$1'],
  [/ph/g, 'f'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/v/g, 'b'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  // Of the vowels only i is kept apart: the others are written for one another (Akter and Aktar, Hossain and Hussein).
  [/ee|ie/g, 'i'],
  [/^y(?=[aeou])/g, 'i'],
  [/[aeo][iy]/g, 'a'],
  [/y(?=[aeiou])/g, ''],
  [/y/g, 'i'],
  [/^e/, 'i'],
  [/^[aouw]+/, 'A'],
  [/[aeouw]/g, ''],
  [/h$/, ''],
  [/A/g, 'a'],
  [/(.)\1+/g, '$1'],
];

export const isTitle = (word: string): boolean => word in TITLES;

/** How a word sounds, so roughly that spellings of one name in either script become one. */
export function soundOf(word: string): string {
  const title = TITLES[word];
  if (title) return title;
  let sound = word;
  for (const [spelling, one] of ONE_SOUND) sound = sound.replace(spelling, one);
  return sound;
}

const orAll = (some: string[], all: string[]): string[] => (some.length ? some : all);

/** How the words of a name sound, without titles unless there is nothing else. */
export function soundsOf(name: string): string[] {
  const sounds = wordsOf(name).map(soundOf).filter(Boolean);
  return orAll(
    sounds.filter((sound) => sound !== MOHAMMAD && sound !== MOSAMMAT),
    sounds,
  );
}

/** Also without the second names of many, and without vowels after the first letter. */
export function soundKey(name: string): string {
  const sounds = soundsOf(name);
  const own = orAll(
    sounds.filter((sound) => !COMMON_LAST.has(sound)),
    sounds,
  );
  return own.map((sound) => (sound[0] as string) + sound.slice(1).replaceAll('i', '')).join(' ');
}
