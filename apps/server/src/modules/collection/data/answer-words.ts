import type { Language } from '@msurvey/domain';
import type { ListLabels } from '#modules/forms/index.ts';
import { textIn } from '../exports/plan.ts';
import { formLanguage } from './form-language.ts';
import { choiceOf, type FormShape, type ShapeQuestion } from './form-shape.ts';
import { codesOf } from './listed.ts';

/** Answers as a person reads them: labels of choices and of items of lists; a code that nobody knows stays. */
export function answerWords(
  shape: FormShape,
  reader: Language,
  listed: ListLabels,
): (question: ShapeQuestion, value: string | number) => string {
  const language = formLanguage(shape, reader);
  return (question, value) => {
    const text = String(value);
    const { choices, list } = question;
    const items = list === null ? undefined : listed.get(list);
    if (!choices && !items) return text;
    const label = (code: string) => {
      const choice = choiceOf(question, code);
      const item = items?.get(code);
      return (
        (choice ? textIn(choice.label, language, shape.defaultLanguage) : item && (item[reader] ?? item.en)) ?? code
      );
    };
    return codesOf(question, text).map(label).join(', ');
  };
}
