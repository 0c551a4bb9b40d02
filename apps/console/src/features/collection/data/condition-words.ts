import { type Condition, needsValue } from '~/features/collection/data/conditions.ts';
import { answerWords } from '~/features/collection/parts/answer-words.ts';
import { type LabelLanguage, labelOf, pathOf, type Question } from '~/features/collection/parts/questions.ts';
import { useTexts } from '~/features/collection/texts.ts';

/** A condition as a phrase: “Crop is Rice”. */
export function useConditionWords(questions: readonly Question[], language: LabelLanguage) {
  const t = useTexts();
  return ({ path, is, value }: Condition): string => {
    const question = questions.find((one) => pathOf(one) === path);
    const name = question ? labelOf(question, language) : path;
    return t(`condition.phrase.${is}`, {
      question: name,
      value: needsValue(is) ? answerWords(question, value, language) : '',
    });
  };
}
