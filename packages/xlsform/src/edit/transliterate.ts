// Bengali letters in Latin ones, near enough to be read; what letters mean to a linguist is not the point.

/** Letters by their order in the alphabet, and what each is in Latin ones. Not as people write their names: as a question is read. */
const lettersOf = (bengali: string, latin: string): Record<string, string> => {
  const sounds = latin.split(' ');
  return Object.fromEntries([...bengali.replaceAll(' ', '')].map((letter, at) => [letter, sounds[at] as string]));
};

const VOWELS = lettersOf('অআইঈউঊঋএঐওঔ', 'o a i i u u ri e oi o ou');
const SIGNS = lettersOf('ািীুূৃেৈোৌ', 'a i i u u ri e oi o ou');
const CONSONANTS = lettersOf(
  'কখগঘঙ চছজঝঞ টঠডঢণ তথদধন পফবভম যরলশষসহৰৱ',
  'k kh g gh ng ch chh j jh n t th d dh n t th d dh n p f b bh m j r l sh sh s h r w',
);
/** With the dot below. */
const DOTTED: Readonly<Record<string, string>> = { ড: 'r', ঢ: 'rh', য: 'y' };

const OTHERS: Readonly<Record<string, string>> = {
  'ং': 'ng',
  'ঃ': 'h',
  'ঁ': 'n',
  ৎ: 't',
  '।': ' ',
  // Latin letters that Unicode does not take apart.
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
};

const VIRAMA = '্';
const NUKTA = '়';
const ZERO = 0x09e6;

/** Bengali in Latin letters; all else stays. A consonant without a vowel sign is followed by “o”, not at the end of a word. */
export function transliterate(text: string): string {
  // NFC takes ড় ঢ় য় apart and puts vowel signs of two parts together: both are looked up in that form.
  const letters = [...text.normalize('NFC')];
  let out = '';
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] as string;
    const isDotted = letters[i + 1] === NUKTA;
    const consonant = (isDotted ? DOTTED[letter] : undefined) ?? CONSONANTS[letter];
    if (consonant !== undefined) {
      const joined = letters[i - 1] === VIRAMA;
      if (isDotted) i++;
      const next = letters[i + 1];
      out += joined && letter === 'য' ? 'y' : consonant;
      if (next === VIRAMA) i++;
      else if (next !== undefined && (CONSONANTS[next] !== undefined || OTHERS[next] === 'ng')) out += 'o';
      // At the end of a word it is only said after letters that are written together.
      else if ((next === undefined || !/[\p{L}\p{M}]/u.test(next)) && joined) out += 'o';
      continue;
    }
    const code = letter.codePointAt(0) as number;
    out +=
      VOWELS[letter] ??
      SIGNS[letter] ??
      OTHERS[letter] ??
      (code >= ZERO && code < ZERO + 10 ? String(code - ZERO) : letter === VIRAMA || letter === NUKTA ? '' : letter);
  }
  return out;
}
