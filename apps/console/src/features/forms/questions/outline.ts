import type { DataOf } from '~/lib/client.ts';
import { currentLanguage } from '~/lib/i18n.ts';

export type Question = DataOf<'formQuestions'>['questions'][number];
export interface OutlineRow {
  question: Question;
  /** How many groups and repeats stand around it. */
  depth: number;
}

/** A text in the wanted language, else in the form's own, else in any. */
export const inLanguage = (texts: Record<string, string>, wanted: string, otherwise: string): string | undefined =>
  texts[wanted] ?? texts[otherwise] ?? Object.values(texts)[0];

/** `Bengali (bn)` for who reads the console in Bengali, where the form has it. */
export const ownLanguage = (languages: readonly string[], code: string = currentLanguage()): string | undefined =>
  languages.find((name) => name === code || name.endsWith(`(${code})`));

const says = (question: Question, words: string): boolean =>
  [question.name, question.type, ...Object.values(question.label)].some((text) => text.toLowerCase().includes(words));

/** What the compiler made for itself is nobody's question; a found question keeps the groups around it in sight. */
export function outline(questions: readonly Question[], typed = ''): OutlineRow[] {
  const words = typed.trim().toLowerCase();
  const asked = questions.filter(({ generated }) => !generated);
  const found = words ? asked.filter((question) => says(question, words)) : asked;
  const around = new Set(found.flatMap(({ path, groups }) => [path, ...groups]));
  return asked
    .filter(({ path }) => around.has(path))
    .map((question) => ({ question, depth: question.groups.filter((path) => path !== question.path).length }));
}
