import type { FormQuestion } from '@msurvey/contract';
import type { ChoiceView, QuestionView } from '@msurvey/xlsform';

/** A screen lists no more choices of a question than these; the whole list is kept beside. */
const LISTED = 100;

export const questionView = (q: QuestionView): FormQuestion => ({
  kind: q.kind,
  path: q.path,
  name: q.name,
  type: q.type,
  dataType: q.dataType,
  label: q.label,
  hint: q.hint,
  list: q.list ?? null,
  ...(q.itemColumns && { itemColumns: q.itemColumns }),
  choices: q.choices ? q.choices.slice(0, LISTED) : null,
  choiceCount: q.choices ? q.choices.length : null,
  repeats: q.repeats,
  groups: q.groups,
  required: q.required,
  visible: q.visible,
  generated: q.generated,
});

export function choiceLists(questions: readonly QuestionView[]): Record<string, ChoiceView[]> {
  const lists: Record<string, ChoiceView[]> = Object.create(null);
  for (const { list, choices } of questions) if (list !== undefined && choices) lists[list] ??= choices;
  return lists;
}

export const countQuestions = (questions: readonly QuestionView[]): number =>
  questions.filter((q) => q.kind === 'question' && !q.generated).length;

/** Those that texts are written in, the default one first; texts without a language name none. */
export function languagesOf(questions: readonly QuestionView[], defaultLanguage: string): string[] {
  const found = new Set<string>();
  for (const { label, hint } of questions)
    for (const language of [...Object.keys(label), ...Object.keys(hint)]) found.add(language);
  const isDefault = found.delete(defaultLanguage);
  found.delete('default');
  return [...(isDefault && defaultLanguage !== 'default' ? [defaultLanguage] : []), ...found];
}
