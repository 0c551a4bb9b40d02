import { type Column, DataTable } from '@msurvey/ui';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { answerWords } from '~/features/collection/parts/answer-words.ts';
import { type LabelLanguage, labelOf, pathOf, type Question } from '~/features/collection/parts/questions.ts';
import { withChoices } from '~/features/collection/parts/with-choices.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';

type Change = RowOf<'submissionDifference'>;
interface DifferenceProps {
  formId: number;
  instanceId: string;
  from: number;
  to: number;
  questions: readonly Question[];
  language: LabelLanguage;
}

/** Answer by answer what one revision changed. */
export function Difference({ formId, instanceId, from, to, questions, language }: DifferenceProps) {
  const t = useTexts();
  const { data, error, refetch } = useQuery({
    ...api.submissionDifference.query({ query: { formId, instanceId, from, to } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = withChoices(questions, data?.meta.choices ?? [], language);
  const byPath = new Map(known.map((question) => [pathOf(question), question]));
  const nameOf = ({ path, items }: Change) => {
    const question = byPath.get(path);
    const label = question ? labelOf(question, language) : path;
    return items.length > 0 ? t('difference.inEntry', { question: label, entry: items.join('.') }) : label;
  };
  const value = (side: 'before' | 'after') => (change: Change) =>
    answerWords(byPath.get(change.path), change[side], language);
  const columns: Column<Change>[] = [
    { id: 'question', header: t('difference.question'), primary: true, value: nameOf },
    {
      id: 'before',
      header: t('difference.before'),
      primary: true,
      cell: (change) => {
        const words = value('before')(change);
        return words && <Box component="del">{words}</Box>;
      },
    },
    {
      id: 'after',
      header: t('difference.after'),
      primary: true,
      cell: (change) => {
        const words = value('after')(change);
        return (
          words && (
            <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 500 }}>
              {words}
            </Box>
          )
        );
      },
    },
  ];
  return (
    <DataTable
      label={t('difference.title', { from, to })}
      columns={columns}
      rows={data?.data}
      rowId={({ path, items }) => `${path}#${items.join('.')}`}
      error={error ? messageOf(error) : undefined}
      onRetry={() => void refetch()}
      empty={{ text: t('difference.none') }}
    />
  );
}
