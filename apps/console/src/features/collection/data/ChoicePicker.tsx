import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { answerWords } from '~/features/collection/parts/answer-words.ts';
import { type LabelLanguage, pathOf, type Question } from '~/features/collection/parts/questions.ts';
import { withChoices } from '~/features/collection/parts/with-choices.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api } from '~/lib/client.ts';

interface ChoicePickerProps {
  formId: number;
  question: Question;
  language: LabelLanguage;
  value: string;
  onChange: (code: string) => void;
}

/** An answer out of a list that is too long to be shown whole: one types a part of its name and picks it. */
export function ChoicePicker({ formId, question, language, value, onChange }: ChoicePickerProps) {
  const t = useTexts();
  const path = pathOf(question);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useQuery({
    ...api.answerChoices.query({ body: { formId, asked: [{ path, search: search || null }] } }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    ...api.answerChoices.query({ body: { formId, asked: [{ path, codes: [value] }] } }),
    enabled: value !== '',
    staleTime: 60_000,
  });
  const offered = found.data?.data.choices ?? [];
  const [known] = withChoices([question], [...offered, ...(chosen.data?.data.choices ?? [])], language);
  const words = (code: string) => answerWords({ ...(known ?? question), type: 'select_one' }, code, language);
  return (
    <Autocomplete
      options={offered.map(({ name }) => name)}
      // The server has found them, by label and by code.
      filterOptions={(options) => options}
      value={value || null}
      onChange={(_, code) => onChange(code ?? '')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      getOptionLabel={words}
      isOptionEqualToValue={(a, b) => a === b}
      loading={found.isPending}
      noOptionsText={t('columns.none')}
      renderInput={(input) => <TextField {...input} label={t('condition.value')} placeholder={t('condition.search')} />}
    />
  );
}
