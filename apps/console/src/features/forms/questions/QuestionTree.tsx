import { EmptyState, FilterSelect, SearchField } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { ownLanguage, outline } from '~/features/forms/questions/outline.ts';
import { QuestionLine } from '~/features/forms/questions/QuestionLine.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import type { DataOf } from '~/lib/client.ts';

/** A form of thousands of questions is drawn a part at a time. */
const PART = 150;

type Props = Pick<DataOf<'formQuestions'>, 'questions' | 'languages' | 'defaultLanguage'>;

/** The questions of a form in their order, read-only, in one of its languages. */
export function QuestionTree({ questions, languages, defaultLanguage }: Props) {
  const t = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(PART);
  const rows = useMemo(() => outline(questions, typed), [questions, typed]);
  const language = chosen !== null && languages.includes(chosen) ? chosen : (ownLanguage(languages) ?? defaultLanguage);
  // what the compiler adds by itself makes no form
  if (rows.length === 0 && typed === '')
    return (
      <Paper variant="outlined">
        <EmptyState text={t('questions.none')} hint={t('questions.noneHint')} />
      </Paper>
    );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack
        direction="row"
        sx={{ gap: 1.5, flexWrap: 'wrap', '& > .MuiTextField-root': { width: { xs: 1, sm: 260 } } }}
      >
        <SearchField label={t('questions.search')} value={typed} onChange={setTyped} debounceMs={200} />
        {languages.length > 1 && (
          <FilterSelect
            label={t('questions.language')}
            value={language}
            options={languages.map((name) => ({ id: name, name }))}
            onChange={setChosen}
          />
        )}
      </Stack>
      <Paper variant="outlined">
        {rows.length === 0 && <EmptyState text={t('questions.notFound')} />}
        <Stack component="ol" aria-label={t('xform.tab.questions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.slice(0, most).map(({ question, depth }) => (
            <QuestionLine
              key={question.path}
              question={question}
              depth={depth}
              language={language}
              otherwise={defaultLanguage}
            />
          ))}
        </Stack>
        {rows.length > most && (
          <Button fullWidth onClick={() => setMost(most + PART)}>
            {t('questions.more', { count: rows.length - most })}
          </Button>
        )}
      </Paper>
    </Stack>
  );
}
