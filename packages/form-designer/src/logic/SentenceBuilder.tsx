import { IconPlus, IconTrash } from '@msurvey/ui/icons';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { PickField } from '../parts/PickField.tsx';
import { useKept } from '../parts/use-kept.ts';
import { useTexts } from '../texts.ts';
import { operatorsFor, valueFor } from './offered.ts';
import type { QuestionInfo } from './question-info.ts';
import { type Condition, type Operator, readSentence, type Sentence, takesValue, writeSentence } from './sentence.ts';
import { ValueField } from './ValueField.tsx';

interface SentenceBuilderProps {
  /** Read out before each field: “Show if”. */
  label: string;
  value: string;
  onChange: (expression: string) => void;
  questions: readonly QuestionInfo[];
  /** A constraint speaks of the answer itself. */
  self?: QuestionInfo;
  disabled?: boolean;
}

/** What was built here last: a condition that is half said reads otherwise once it is written. */
interface Built {
  expression: string;
  sentence: Sentence;
}

export const canBuild = (expression: string): boolean => readSentence(expression) !== undefined;

/** “Show if Sex is female and Age is at least 18”, said with lists instead of a formula. */
export function SentenceBuilder({
  label,
  value: expression,
  onChange,
  questions,
  self,
  disabled,
}: SentenceBuilderProps) {
  const t = useTexts();
  const [built, setBuilt] = useState<Built>();
  const sentence =
    built?.expression === expression ? built.sentence : (readSentence(expression) ?? { joined: 'and', conditions: [] });
  const set = (next: Sentence) => {
    const whole = { ...next, conditions: next.conditions.filter(isSaid) };
    const written = writeSentence(whole);
    setBuilt({ expression: written, sentence: next });
    if (written !== expression) onChange(written);
  };
  const setOne = (index: number, next: Condition | undefined) =>
    set({
      ...sentence,
      conditions: sentence.conditions.flatMap((one, i) => (i === index ? (next ? [next] : []) : [one])),
    });
  const add = () => {
    const about = self ?? questions.at(-1);
    if (!about) return;
    const operator = operatorsFor(about)[0] as Operator;
    const condition = { subject: self ? '' : about.name, operator, value: valueFor(about, operator) };
    set({ ...sentence, conditions: [...sentence.conditions, condition] });
  };
  return (
    <Stack role="group" aria-label={label} sx={{ gap: 1 }}>
      {sentence.conditions.map((condition, index) => (
        <Stack key={index} sx={{ gap: 1 }}>
          {index > 0 && (
            <PickField
              value={sentence.joined}
              disabled={disabled}
              onChange={(joined) => set({ ...sentence, joined: joined as Sentence['joined'] })}
              slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('sentence.joined') } } }}
              sx={{ width: 110 }}
            >
              <MenuItem value="and">{t('sentence.and')}</MenuItem>
              <MenuItem value="or">{t('sentence.or')}</MenuItem>
            </PickField>
          )}
          <ConditionLine
            condition={condition}
            questions={questions}
            self={self}
            disabled={disabled}
            onChange={(next) => setOne(index, next)}
          />
        </Stack>
      ))}
      <Box>
        <Button
          size="small"
          startIcon={<IconPlus size={18} aria-hidden />}
          onClick={add}
          disabled={disabled || (!self && questions.length === 0)}
        >
          {t('sentence.add')}
        </Button>
      </Box>
    </Stack>
  );
}

const isSaid = ({ operator, value }: Condition): boolean =>
  !takesValue(operator) || value.kind === 'today' || value.text.trim() !== '';

interface ConditionLineProps {
  condition: Condition;
  questions: readonly QuestionInfo[];
  self?: QuestionInfo;
  disabled?: boolean;
  onChange: (next: Condition | undefined) => void;
}

function ConditionLine({ condition, questions, self, disabled, onChange }: ConditionLineProps) {
  const t = useTexts();
  const { subject, operator, value } = condition;
  const about = subject === '' ? self : questions.find(({ name }) => name === subject);
  const asked = useKept<QuestionInfo>(
    about ?? { key: '', name: subject, label: subject, sort: 'other', choices: [] },
    (a, b) => a.name === b.name && a.label === b.label,
  );
  const choose = (name: string, next: QuestionInfo | undefined) => {
    const operators = operatorsFor(next);
    const kept = operators.includes(operator) ? operator : (operators[0] as Operator);
    onChange({ subject: name, operator: kept, value: valueFor(next, kept) });
  };
  const shown = operatorsFor(about);
  return (
    <Stack sx={{ gap: 1, borderInlineStart: '3px solid', borderInlineStartColor: 'divider', paddingInlineStart: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        {self ? (
          <Box sx={{ flexGrow: 1, fontWeight: 600 }}>{t('sentence.self')}</Box>
        ) : (
          <Autocomplete
            size="small"
            disableClearable
            disabled={disabled}
            options={questions}
            value={asked}
            isOptionEqualToValue={(a, b) => a.name === b.name}
            getOptionLabel={(one) => one.label}
            getOptionKey={(one) => one.name}
            onChange={(_, next) => choose(next.name, next)}
            renderInput={(params) => <TextField {...params} label={t('sentence.question')} />}
            sx={{ flexGrow: 1, minWidth: 0 }}
          />
        )}
        <IconButton
          size="small"
          aria-label={t('sentence.remove')}
          onClick={() => onChange(undefined)}
          disabled={disabled}
        >
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        <PickField
          label={t('sentence.operator')}
          value={operator}
          disabled={disabled}
          onChange={(chosen) => {
            const next = chosen as Operator;
            onChange({ ...condition, operator: next, value: takesValue(next) ? value : valueFor(about, next) });
          }}
          sx={{ width: '45%', flexShrink: 0 }}
        >
          {(shown.includes(operator) ? shown : [...shown, operator]).map((one) => (
            <MenuItem key={one} value={one}>
              {t(`operator.${one}`)}
            </MenuItem>
          ))}
        </PickField>
        {takesValue(operator) && (
          <ValueField
            value={value}
            about={about}
            questions={questions}
            disabled={disabled}
            onChange={(next) => onChange({ ...condition, value: next })}
          />
        )}
      </Stack>
    </Stack>
  );
}
