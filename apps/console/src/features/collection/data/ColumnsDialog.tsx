import { FormDialog, SearchField } from '@msurvey/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { columnQuestions, FACTS } from '~/features/collection/data/columns.ts';
import { type LabelLanguage, labelOf, pathOf, type Question } from '~/features/collection/parts/questions.ts';
import { useTexts } from '~/features/collection/texts.ts';

interface ColumnsDialogProps {
  questions: readonly Question[];
  language: LabelLanguage;
  columns: readonly string[];
  onSave: (columns: string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Which columns the table shows; kept for this person and this form. */
export function ColumnsDialog({ questions, language, columns, onSave, onClose }: ColumnsDialogProps) {
  const t = useTexts();
  return (
    <FormDialog
      open
      title={t('columns.title')}
      defaultValues={{ columns: [...columns] }}
      onSubmit={({ columns: chosen }) => onSave(chosen)}
      onClose={onClose}
    >
      <ColumnBoxes questions={questions} language={language} />
    </FormDialog>
  );
}

function ColumnBoxes({ questions, language }: Pick<ColumnsDialogProps, 'questions' | 'language'>) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const { field } = useController<{ columns: string[] }>({ name: 'columns' });
  const chosen = new Set(field.value);
  const all = [
    ...FACTS.map((id) => ({ id: id as string, label: t(`column.${id}`), name: '' })),
    ...columnQuestions(questions).map((question) => ({
      id: pathOf(question),
      label: labelOf(question, language),
      name: question.name,
    })),
  ];
  // in the order of the form, whatever the order of ticking
  const toggle = (id: string) =>
    field.onChange(all.map((one) => one.id).filter((one) => (one === id ? !chosen.has(one) : chosen.has(one))));
  const wanted = search.trim().toLowerCase();
  const shown = all.filter(({ label, name }) => `${label} ${name}`.toLowerCase().includes(wanted));
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('columns.hint', { count: chosen.size })}
      </Typography>
      <SearchField label={t('columns.search')} value={search} onChange={setSearch} debounceMs={0} />
      <FormGroup>
        {shown.map(({ id, label, name }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox size="small" checked={chosen.has(id)} onChange={() => toggle(id)} />}
            label={name && name !== label ? t('columns.one', { label, name }) : label}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
        {shown.length === 0 && <Typography color="textSecondary">{t('columns.none')}</Typography>}
      </FormGroup>
    </Stack>
  );
}
