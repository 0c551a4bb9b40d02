import { describe, expect, it } from 'vitest';
import { filterOptions } from '../src/controls/filter-options.ts';

const found = (all: readonly string[], typed: string): string[] =>
  filterOptions(
    all.map((words) => ({ value: words, words }) as never),
    typed,
  ).map(({ words }) => words);

describe('choices that are looked for', () => {
  it('have all the words that were typed, in any order and whatever their accents', () => {
    expect(found(['Rahima Khatun', 'Karim Rahim', 'Salma'], 'kha rahi')).toEqual(['Rahima Khatun']);
    expect(found(['Ștefan', 'Stefania'], 'stefan')).toEqual(['Ștefan', 'Stefania']);
  });

  it('come with those first that are called just so, then those that go on like that, then those that begin so', () => {
    const all = ['Ali 12', 'Group of Ali 1', 'Ali Khan 1', 'Ali 1 · Karim', 'Ali 1'];
    expect(found(all, 'Ali 1')).toEqual(['Ali 1 · Karim', 'Ali 1', 'Ali 12', 'Ali Khan 1', 'Group of Ali 1']);
  });

  it('are all there in their order while nothing is typed', () => {
    expect(found(['b', 'a'], '  ')).toEqual(['b', 'a']);
  });

  it('are found in Bengali, whose marks are letters', () => {
    expect(found(['রহিমা খাতুন', 'রহিম'], 'রহিম')).toEqual(['রহিম', 'রহিমা খাতুন']);
  });
});
