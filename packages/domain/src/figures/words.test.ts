import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { FIGURE_NAMES } from './figures.ts';
import { figureDefinition, figureName } from './words.ts';

const ENDS = { en: '.', fr: '.', ro: '.', zh: '。', bn: '।' };

describe.each(LANGUAGES)('the words of figures in %s', (language) => {
  it('name every figure, and none like another', () => {
    const names = FIGURE_NAMES.map((figure) => figureName(figure, language));
    for (const name of names) expect(name.trim()).toBe(name || 'missing');
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('define every figure in whole sentences, and none like another', () => {
    const definitions = FIGURE_NAMES.map((figure) => figureDefinition(figure, language));
    for (const text of definitions) {
      expect(text.split(ENDS[language]).length, text).toBe(3);
      expect(text.endsWith(ENDS[language]), text).toBe(true);
    }
    expect(new Set(definitions).size).toBe(FIGURE_NAMES.length);
  });
});

it('a figure is said in the words of its language, and not in English', () => {
  expect(figureName('people.female', 'en')).toBe('Female beneficiaries');
  expect(figureDefinition('training.unique.people', 'en')).toContain('where they are registered');
  for (const language of LANGUAGES.filter((one) => one !== 'en'))
    for (const figure of FIGURE_NAMES)
      expect(figureDefinition(figure, language)).not.toBe(figureDefinition(figure, 'en'));
});
