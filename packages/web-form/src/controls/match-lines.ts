import type { Option } from './use-options.ts';

/** As they are compared: without regard to case, blanks and the digits of a language. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** What an option is called: its words as a whole, and each part that tells it apart. */
const namesOf = (words: string): string[] => [...new Set([words, ...words.split(' · ')].map(plain))].filter(Boolean);

interface Matched {
  values: string[];
  /** Lines that mean none of the options, or several of them, as they were written. */
  unmatched: string[];
}

/**
 * Lines of a spreadsheet, each of a name, a number or both: the option that all known cells of a line mean. What nobody is
 * called (a column of remarks) says nothing.
 */
export function matchLines(text: string, options: readonly Pick<Option, 'value' | 'words'>[]): Matched {
  const called = new Map<string, Set<string>>();
  for (const { value, words } of options)
    for (const name of namesOf(words)) called.set(name, (called.get(name) ?? new Set()).add(value));
  const values = new Set<string>();
  const unmatched: string[] = [];
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const cells = [line, ...line.split(/[\t;,]/)];
    const known = cells.flatMap((cell) => called.get(plain(cell.replaceAll('"', ''))) ?? []);
    const [only, ...others] = [...(known[0] ?? [])].filter((value) => known.every((meant) => meant.has(value)));
    if (only === undefined || others.length > 0) unmatched.push(line);
    else values.add(only);
  }
  return { values: [...values], unmatched };
}
