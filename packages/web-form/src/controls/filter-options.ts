import type { Option } from './use-options.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}(?<![\u0980-\u09ff])/gu, '')
    .toLowerCase();

/** How well a text answers what was typed: it says just that and then something else; it goes on like that; it begins so. */
function rankOf(text: string, phrase: string, first: string): 0 | 1 | 2 | 3 {
  if (text.startsWith(phrase)) return /^[\p{L}\p{M}\p{N}]/u.test(text.slice(phrase.length)) ? 1 : 0;
  return text.startsWith(first) ? 2 : 3;
}

/** Those with all the typed words, in any order; those that begin with them first: who types “Karim 1” means no Karim 12. */
export function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return options;
  const phrase = words.join(' ');
  const ranked: [Option[], Option[], Option[], Option[]] = [[], [], [], []];
  for (const option of options) {
    const text = plain(option.words);
    if (words.every((word) => text.includes(word))) ranked[rankOf(text, phrase, first)].push(option);
  }
  return ranked.flat();
}
