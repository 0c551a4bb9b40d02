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

/** What stands in one line of a table; the browser need not lay out the rest. */
const LONGEST = 300;

/** A long answer is cut in the table; the record's own page shows it whole. `mark` says so where not even all of it is here. */
const shown = (words: string, mark: string | undefined) => (
  <Box
    component="span"
    title={mark ?? (words.length > LONGEST ? words : undefined)}
    sx={{ display: 'block', maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
  >
    {words.length > LONGEST || mark ? `${words.slice(0, LONGEST)}…` : words}
  </Box>
);

export function useDataColumns(
  chosen: readonly string[],
  questions: readonly Question[],
  language: LabelLanguage,
  form: { title: string },
): Column<RecordRow>[] {
  const t = useTexts();
  const format = useFormat();
  const { dateTime } = format;
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
        cell: ({ answers, cut }) => {
          const words = answerWords(question, answers[id], language);
          return words && shown(words, cut.includes(id) ? t('answer.cut') : undefined);
        },
      },
    ];
  });
  return [
    {
      id: 'record',
      header: t('column.record'),
      primary: true,
      nowrap: true,
      value: (row) => recordName(row, form, format),
    },
    ...columns,
  ];
}

const entries = (value: string | number | undefined, words: (count: number) => string) =>
  typeof value === 'number' && value > 0 ? words(value) : null;
