import { filledIn } from '../filled.ts';
import type { Language } from '../languages.ts';
import { type FieldFault, fieldWords } from '../validators.ts';
import * as bn from './bn.ts';
import type { FieldTexts, ProblemCode, ProblemTexts } from './catalogue.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';
import * as ro from './ro.ts';
import * as zh from './zh.ts';

export { isPermissionProblem, PROBLEMS, type ProblemCode } from './catalogue.ts';

export interface ProblemLanguage {
  problems: ProblemTexts;
  fields: FieldTexts;
  /** Words of the commonest fields; a field without an entry is shown by its English words. */
  words?: Record<string, string>;
}

export const PROBLEM_LANGUAGES: Record<Language, ProblemLanguage> = { en, fr, ro, zh, bn };

/** The sentence of a problem in one language. */
export const problemText = (language: Language, code: ProblemCode, values: Record<string, unknown> = {}): string =>
  filledIn(language, PROBLEM_LANGUAGES[language].problems[code], values);

/** The sentence of a field's fault in one language. */
export function fieldText(language: Language, field: string, fault: FieldFault): string {
  const { fields, words } = PROBLEM_LANGUAGES[language];
  return filledIn(language, fields[fault], { field: words?.[field] ?? fieldWords(field) });
}
