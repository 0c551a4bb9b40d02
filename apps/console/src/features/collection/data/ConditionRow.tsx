import { FilterSelect } from '@msurvey/ui';
import { IconTrash } from '@msurvey/ui/icons';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ChoicePicker } from '~/features/collection/data/ChoicePicker.tsx';
import { type Comparison, type Condition, comparisonsFor, needsValue } from '~/features/collection/data/conditions.ts';
import { type LabelLanguage, labelOf, pathOf, type Question, textIn } from '~/features/collection/parts/questions.ts';
import { useTexts } from '~/features/collection/texts.ts';

interface ConditionRowProps {
  formId: number;
  number: number;
  condition: Condition;
  questions: readonly Question[];
  language: LabelLanguage;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

const INPUT: Record<string, string> = {
  date: 'date',
  dateTime: 'date',
  int: 'number',
  decimal: 'number',
  time: 'time',
};

/** Its choices stand in a file, or are more than the form gives. */
const isLong = ({ list, choices, choiceCount }: Question): boolean =>
  choices ? (choiceCount ?? 0) > choices.length : list !== null;

/** One question, what is asked of its answer, and the value to compare with. */
export function ConditionRow(props: ConditionRowProps) {
  const { number, condition, questions, language, onChange, onRemove } = props;
  const t = useTexts();
  const question = questions.find((one) => pathOf(one) === condition.path);
  const choose = (next: Question | null) => {
    if (next) onChange({ path: pathOf(next), is: comparisonsFor(next)[0] as Comparison, value: '' });
  };
  return (
    <Stack
      role="group"
      aria-label={t('condition.number', { number })}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, alignItems: { sm: 'flex-start' } }}
    >
      <Autocomplete
        sx={{ flex: '2 1 220px', minWidth: 0 }}
        options={questions}
        value={question ?? null}
        onChange={(_, next) => choose(next)}
        getOptionLabel={(one) => labelOf(one, language)}
        getOptionKey={pathOf}
        isOptionEqualToValue={(a, b) => a.path === b.path}
        noOptionsText={t('columns.none')}
        renderInput={(input) => <TextField {...input} label={t('condition.question')} />}
      />
      {question && (
        <Stack sx={{ flex: '1 1 140px' }}>
          <FilterSelect
            label={t('condition.is')}
            value={condition.is}
            options={comparisonsFor(question).map((is) => ({ id: is, name: t(`condition.is.${is}`) }))}
            onChange={(is) => onChange({ ...condition, is })}
          />
        </Stack>
      )}
      {question && needsValue(condition.is) && (
        <Stack sx={{ flex: '1 1 160px' }}>
          {isLong(question) ? (
            <ChoicePicker
              key={question.path}
              formId={props.formId}
              question={question}
              language={language}
              value={condition.value ?? ''}
              onChange={(value) => onChange({ ...condition, value })}
            />
          ) : question.choices ? (
            <FilterSelect
              label={t('condition.value')}
              value={condition.value ?? ''}
              options={question.choices.map(({ name, label }) => ({
                id: name,
                name: (language !== null && textIn(label, language)) || name,
              }))}
              onChange={(value) => onChange({ ...condition, value })}
            />
          ) : (
            <TextField
              label={t('condition.value')}
              type={INPUT[question.dataType] ?? 'text'}
              value={condition.value ?? ''}
              onChange={(event) => onChange({ ...condition, value: event.target.value })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 500, step: 'any' } }}
            />
          )}
        </Stack>
      )}
      <IconButton aria-label={t('condition.remove', { number })} onClick={onRemove} sx={{ alignSelf: 'flex-start' }}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </Stack>
  );
}
