import type { EntryForm } from '@msurvey/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '~/app/session/index.ts';
import type { Differing } from '~/features/collection/entry/conflict/compare.ts';
import { useListedChoices } from '~/features/collection/entry/conflict/use-listed-choices.ts';
import { answerWords } from '~/features/collection/parts/answer-words.ts';
import { labelOf, languageFor } from '~/features/collection/parts/questions.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api } from '~/lib/client.ts';
import { currentLanguage } from '~/lib/i18n.ts';

const bare = (path: string): string => path.replace(/\[\d+\]/g, '');
const itemOf = (path: string): string => [...path.matchAll(/\[(\d+)\]/g)].map(([, n]) => n).join('.');

/** The differences that a person can judge, in the words of the form; what the form makes by itself follows by itself. */
export function useShown(form: EntryForm, rows: readonly Differing[]) {
  const t = useTexts();
  // asking without the right would end the session; then questions are called by their names
  const allowed = useCan()('Form/View');
  const { data } = useQuery({
    ...api.formProperties.query({ query: { formId: form.formId } }),
    enabled: allowed,
    staleTime: 60_000,
  });
  const language = languageFor(form.languages, currentLanguage());
  const known = useListedChoices(form.formId, data?.data, rows, language);
  const byPath = useMemo(() => new Map(known.map((question) => [question.path, question])), [known]);
  const shown = useMemo(
    () =>
      rows.filter(({ path }) => {
        const question = byPath.get(bare(path));
        return byPath.size === 0 || !question || (question.visible && !question.generated);
      }),
    [rows, byPath],
  );
  return {
    shown,
    labelOf: (path: string) => {
      const question = byPath.get(bare(path));
      const label = question ? labelOf(question, language) : (bare(path).split('/').pop() ?? path);
      const isRepeated = (question?.repeats.length ?? 0) > 0 || path.includes('[');
      return isRepeated ? t('difference.inEntry', { question: label, entry: itemOf(path) || '1' }) : label;
    },
    wordsOf: (path: string, value: string | undefined) => answerWords(byPath.get(bare(path)), value, language),
  };
}
