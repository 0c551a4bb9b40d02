import type { Column } from '@msurvey/ui';
import Box from '@mui/material/Box';
import { type Fact, isFact } from '~/features/collection/data/columns.ts';
import { answerWords } from '~/features/collection/parts/answer-words.ts';
import { type LabelLanguage, labelOf, pathOf, type Question } from '~/features/collection/parts/questions.ts';
import { RecordState } from '~/features/collection/parts/RecordState.tsx';
import { recordName } from '~/features/collection/parts/record-name.ts';
import { useTexts } from '~/features/collection/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type RecordRow = RowOf<'submissions'>;
const LONGEST_HEADER = 40;
const shortened = (text: string) =>
  text.length > LONGEST_HEADER ? `${text.slice(0, LONGEST_HEADER).trimEnd()}…` : text;

/** A long answer is cut in the table; the record's own page shows it whole. */
const cut = (words: string) => (
  <Box
    component="span"
    sx={{ display: 'block', maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
  >
    {words}
  </Box>
);

export function useDataColumns(
  chosen: readonly string[],
  questions: readonly Question[],
  language: LabelLanguage,
): Column<RecordRow>[] {
  const t = useTexts();
  const { dateTime } = useFormat();
  const facts: Record<Fact, Omit<Column<RecordRow>, 'id' | 'header'>> = {
    '@receivedAt': { nowrap: true, primary: true, value: (row) => dateTime(row.receivedAt) },
    '@updatedAt': { nowrap: true, value: (row) => dateTime(row.updatedAt) },
    '@user': { nowrap: true, primary: true, value: (row) => row.name || row.userName },
    '@state': { primary: true, cell: (row) => <RecordState row={row} /> },
    '@source': { value: (row) => t(`source.${row.source}`) },
    '@version': { numeric: true, value: (row) => row.version },
  };
  const byPath = new Map(questions.map((question) => [pathOf(question), question]));
  const columns = chosen.flatMap((id): Column<RecordRow>[] => {
    if (isFact(id)) return [{ id, header: t(`column.${id}`), ...facts[id] }];
    const question = byPath.get(id);
    // a question that the newest version does not have any more
    if (!question) return [];
    const header = shortened(labelOf(question, language));
    if (question.kind === 'repeat')
      return [{ id, header, cell: ({ answers }) => entries(answers[id], (count) => t('answer.entries', { count })) }];
    return [
      {
        id,
        header,
        cell: ({ answers }) => {
          const words = answerWords(question, answers[id], language);
          return words && cut(words);
        },
      },
    ];
  });
  return [{ id: 'record', header: t('column.record'), primary: true, nowrap: true, value: recordName }, ...columns];
}

const entries = (value: unknown, words: (count: number) => string) =>
  Array.isArray(value) && value.length > 0 ? words(value.length) : null;
