const HASANTA = '্';
const NUKTA = '়';
const YA = 'য';
const BENGALI_ZERO = 0x9e6;

/** Letters by their order in the alphabet, and what each is in Latin ones. */
const lettersOf = (bengali: string, latin: string): Record<string, string> => {
  const sounds = latin.split(' ');
  return Object.fromEntries([...bengali.replaceAll(' ', '')].map((letter, at) => [letter, sounds[at] as string]));
};

/** Roughly as people in Bangladesh write their names in Latin letters; the vowel that is not written is an a. */
const CONSONANTS = lettersOf(
  'কখগঘঙ চছজঝঞ টঠডঢণ তথদধন পফবভম যরলশষসহৰৱ',
  'k kh g gh ng ch ch j jh n t th d dh n t th d dh n p f b bh m j r l sh sh s h r w',
);
/** With the dot below; ড় and ঢ় sound like র. */
const DOTTED: Record<string, string> = { য: 'y', ড: 'r', ঢ: 'r', ব: 'r' };
const VOWELS = lettersOf('অআইঈউঊঋএঐওঔ', 'a a i i u u ri e oi o ou');
const SIGNS = lettersOf('ািীুূৃেৈোৌৗ', 'a i i u u ri e oi o ou ou');
/** ৎ and ং end a syllable; ঃ and ঁ are not heard. */
const ENDS: Record<string, string> = { ৎ: 't', 'ং': 'ng', 'ঃ': '', 'ঁ': '' };

const isBengaliLetter = (letter: string | undefined): boolean => letter !== undefined && /[\u0980-\u09e5]/.test(letter);

interface Consonant {
  text: string;
  /** How many characters it took. */
  length: number;
}

/** A consonant under another one: য there is only heard as a glide, ব hardly. */
function consonantAt(text: string, at: number, isUnder: boolean): Consonant | undefined {
  const letter = text[at] as string;
  if (!(letter in CONSONANTS)) return undefined;
  if (text[at + 1] === NUKTA && letter in DOTTED) return { text: DOTTED[letter] as string, length: 2 };
  if (isUnder && letter === YA) return { text: 'y', length: 1 };
  if (isUnder && letter === 'ব' && text[at - 2] !== 'ম') return { text: 'w', length: 1 };
  return { text: CONSONANTS[letter] as string, length: 1 };
}

/** What follows the consonant decides whether the a that is not written is heard. */
const hasOwnVowel = (next: string | undefined): boolean =>
  isBengaliLetter(next) && next !== HASANTA && !((next as string) in SIGNS);

/** Bengali script in Latin letters; everything else stays as it is. Expects NFC, where য় is two characters. */
export function transliterate(text: string): string {
  let latin = '';
  let isUnder = false;
  for (let at = 0; at < text.length; ) {
    const letter = text[at] as string;
    const consonant = consonantAt(text, at, isUnder);
    isUnder = letter === HASANTA;
    if (consonant) {
      at += consonant.length;
      latin += consonant.text + (hasOwnVowel(text[at]) ? 'a' : '');
      continue;
    }
    at += 1;
    if (letter >= '০' && letter <= '৯') latin += String((letter.codePointAt(0) as number) - BENGALI_ZERO);
    else latin += VOWELS[letter] ?? SIGNS[letter] ?? ENDS[letter] ?? (isUnder || letter === NUKTA ? '' : letter);
  }
  return latin;
}
