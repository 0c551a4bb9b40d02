import { LANGUAGES } from '@msurvey/domain';
import type { LabelLanguage, Question } from '~/features/collection/parts/questions.ts';
import type { DataOf } from '~/lib/client.ts';
import { currentLanguage } from '~/lib/i18n.ts';

type ListChoice = DataOf<'submission'>['choices'][number];

/** A form names its languages as it likes, `বাংলা (bn)`; one that says nothing of itself is read in the reader's own. */
const languageOf = (name: string) =>
  LANGUAGES.find((language) => name === language || name.endsWith(`(${language})`)) ?? currentLanguage();

/** The server's lists are not in the form: what was picked from them becomes the choices of the questions that did. */
export function withChoices(
  questions: readonly Question[],
  picked: readonly ListChoice[],
  language: LabelLanguage,
): readonly Question[] {
  if (language === null || picked.length === 0) return questions;
  const spoken = languageOf(language);
  const lists = new Map<string, NonNullable<Question['choices']>>();
  for (const { list, name, label } of picked) {
    const choices = lists.get(list) ?? [];
    choices.push({ name, label: { default: label[spoken] ?? label.en } });
    lists.set(list, choices);
  }
  return questions.map((question) => {
    const choices = question.list ? lists.get(question.list) : undefined;
    return choices && !question.choices ? { ...question, choices } : question;
  });
}
