import { LANGUAGES } from '@msurvey/domain';
import { type LabelLanguage, pathOf, type Question } from '~/features/collection/parts/questions.ts';
import type { DataOf } from '~/lib/client.ts';
import { currentLanguage } from '~/lib/i18n.ts';

export type ListChoice = DataOf<'submission'>['choices'][number];
type Choice = NonNullable<Question['choices']>[number];

/** A form names its languages as it likes, `বাংলা (bn)`; one that says nothing of itself is read in the reader's own. */
const languageOf = (name: string) =>
  LANGUAGES.find((language) => name === language || name.endsWith(`(${language})`)) ?? currentLanguage();

/** An item of a file is named in the product's languages; what it is called in the one that labels are read in. */
const itemOf = ({ name, label }: ListChoice, spoken: string): Choice => ({
  name,
  label: { default: label[spoken] ?? label.en ?? name },
});

/**
 * Lists in files are not in the form, of a long list the form gives only the beginning, and what an earlier version
 * offered is not in the newest: what was picked becomes the choices of the questions that did.
 */
export function withChoices(
  questions: readonly Question[],
  picked: readonly ListChoice[],
  language: LabelLanguage,
): readonly Question[] {
  if (language === null || picked.length === 0) return questions;
  const spoken = languageOf(language);
  const lists = new Map<string, ListChoice[]>();
  for (const choice of picked) lists.set(choice.list, [...(lists.get(choice.list) ?? []), choice]);
  return questions.map((question) => {
    const { list, choices } = question;
    if (!choices) {
      const items = list === null ? undefined : lists.get(list);
      return items ? { ...question, choices: items.map((item) => itemOf(item, spoken)) } : question;
    }
    const known = new Set(choices.map(({ name }) => name));
    const more = (lists.get(pathOf(question)) ?? []).filter(({ name }) => !known.has(name));
    return more.length > 0 ? { ...question, choices: [...choices, ...more] } : question;
  });
}
