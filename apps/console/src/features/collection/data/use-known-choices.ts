import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Condition, needsValue } from '~/features/collection/data/conditions.ts';
import { type LabelLanguage, pathOf, type Question } from '~/features/collection/parts/questions.ts';
import { withChoices } from '~/features/collection/parts/with-choices.ts';
import { api } from '~/lib/client.ts';

/** Whether a form knows this answer itself; lists in files and the ends of long lists are the server's to explain. */
const isKnown = (question: Question, code: string): boolean =>
  question.choices ? question.choices.some(({ name }) => name === code) : question.list === null;

/** The questions with what the codes in conditions mean: an address holds codes, people read labels. */
export function useKnownChoices(
  formId: number,
  questions: readonly Question[],
  conditions: readonly Condition[],
  language: LabelLanguage,
): readonly Question[] {
  const asked = useMemo(() => {
    const byPath = new Map(questions.map((question) => [pathOf(question), question]));
    return conditions.flatMap(({ path, is, value }) => {
      const question = byPath.get(path);
      return question && needsValue(is) && value && !isKnown(question, value) ? [{ path, codes: [value] }] : [];
    });
  }, [questions, conditions]);
  const { data } = useQuery({
    ...api.answerChoices.query({ body: { formId, asked } }),
    enabled: asked.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => withChoices(questions, asked.length > 0 ? (data?.data.choices ?? []) : [], language),
    [questions, asked, data, language],
  );
}
