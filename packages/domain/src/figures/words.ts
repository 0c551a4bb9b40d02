import type { Language } from '../languages.ts';
import { type FigureName, FIGURES } from './figures.ts';
import { words as bn } from './words/bn.ts';
import { words as en } from './words/en.ts';
import { words as fr } from './words/fr.ts';
import { words as ro } from './words/ro.ts';
import type { FigureTexts } from './words/texts.ts';
import { words as zh } from './words/zh.ts';
import type { WorkKind } from './works.ts';

const WORDS: Record<Language, FigureTexts> = { en, bn, fr, ro, zh };

/** A kind of crop, or a type of structure; as it is where nobody knows better. */
export const kindWord = (kind: string, language: Language): string => {
  const { kinds, cut } = WORDS[language];
  if (kind === '') return cut.noKind;
  return Object.hasOwn(kinds, kind) ? kinds[kind as WorkKind] : kind;
};

/** What is said of a cut, beside the names of places and works. */
export const cutWord = (word: keyof FigureTexts['cut'], language: Language): string => WORDS[language].cut[word];

export const figureName = (figure: FigureName, language: Language): string => WORDS[language].figures[figure].name;

/** What is counted, where and when. */
export const figureDefinition = (figure: FigureName, language: Language): string => {
  const { figures, where } = WORDS[language];
  // Chinese sentences follow each other without a space.
  return [figures[figure].means, where[FIGURES[figure].counts]].join(language === 'zh' ? '' : ' ');
};
