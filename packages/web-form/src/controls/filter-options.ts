import type { Option } from './use-options.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}(?<![\u0980-\u09ff])/gu, '')
    .toLowerCase();

/** Those with all the typed words, in any order; those that begin with them first. */
export function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const first: Option[] = [];
  const others: Option[] = [];
  for (const option of options) {
    const text = plain(option.words);
    if (!words.every((word) => text.includes(word))) continue;
    (text.startsWith(words[0] ?? '') ? first : others).push(option);
  }
  return [...first, ...others];
}
