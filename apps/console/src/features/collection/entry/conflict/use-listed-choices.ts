import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '~/app/session/index.ts';
import type { Differing } from '~/features/collection/entry/conflict/compare.ts';
import { type LabelLanguage, pathOf, type Question } from '~/features/collection/parts/questions.ts';
import { withChoices } from '~/features/collection/parts/with-choices.ts';
import { api } from '~/lib/client.ts';

const MOST_QUESTIONS = 20;
const MOST_CODES = 100;

/** The questions with what both versions picked from lists: a person decides between names, not between codes. */
export function useListedChoices(
  formId: number,
  questions: readonly Question[] = [],
  rows: readonly Differing[],
  language: LabelLanguage,
): readonly Question[] {
  // asking without the right would end the session; then codes stand for themselves
  const allowed = useCan()('Form Data/View');
  const asked = useMemo(() => {
    const codes = new Map<string, Set<string>>();
    const byPath = new Map(questions.map((question) => [question.path, question]));
    for (const { path, mine, theirs } of rows) {
      const question = byPath.get(path.replace(/\[\d+\]/g, ''));
      if (!question || question.list === null) continue;
      const known = codes.get(pathOf(question)) ?? new Set<string>();
      for (const code of `${mine ?? ''} ${theirs ?? ''}`.split(' ').filter(Boolean)) known.add(code);
      codes.set(pathOf(question), known);
    }
    return [...codes]
      .slice(0, MOST_QUESTIONS)
      .map(([path, known]) => ({ path, codes: [...known].slice(0, MOST_CODES) }))
      .filter(({ codes: some }) => some.length > 0);
  }, [questions, rows]);
  const { data } = useQuery({
    ...api.answerChoices.query({ body: { formId, asked } }),
    enabled: allowed && asked.length > 0,
    staleTime: 60_000,
  });
  return useMemo(() => withChoices(questions, data?.data.choices ?? [], language), [questions, data, language]);
}
