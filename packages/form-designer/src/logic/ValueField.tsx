import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PickField } from '../parts/PickField.tsx';
import { useCommitted } from '../parts/use-committed.ts';
import { useOffered } from '../parts/use-offered.ts';
import { useTexts } from '../texts.ts';
import type { QuestionInfo } from './question-info.ts';
import type { Value } from './sentence.ts';

interface ValueFieldProps {
  value: Value;
  about: QuestionInfo | undefined;
  questions: readonly QuestionInfo[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}
const TYPED = 'typed';
const TODAY = 'today';
const OTHER = 'question ';

/** With what an answer is compared: one of its choices, what is typed, today, or the answer to another question. */
export function ValueField(props: ValueFieldProps) {
  const { value, about, questions, disabled, onChange } = props;
  const t = useTexts();
  const isChoice = about !== undefined && about.choices.length > 0;
  const typed = typedKind(about);
  const comparable = isChoice ? [] : questions.filter(({ name, sort }) => name !== about?.name && sort === about?.sort);
  const chosen = isChoice
    ? value.text
    : value.kind === 'today'
      ? TODAY
      : value.kind === 'question'
        ? OTHER + value.text
        : TYPED;
  const { offered, select } = useOffered(comparable, ({ name }) => OTHER + name === chosen);
  if (
    !isChoice &&
    value.kind !== 'today' &&
    value.kind !== 'question' &&
    comparable.length === 0 &&
    about?.sort !== 'date'
  )
    return <TypedField {...props} />;
  return (
    <>
      <PickField
        label={t('sentence.value')}
        value={chosen}
        disabled={disabled}
        onChange={(next) => {
          if (isChoice) onChange({ kind: 'text', text: next });
          else if (next === TODAY) onChange({ kind: 'today', text: '' });
          else if (next.startsWith(OTHER)) onChange({ kind: 'question', text: next.slice(OTHER.length) });
          else onChange({ kind: typed, text: '' });
        }}
        slotProps={{ select }}
        sx={{ flexGrow: 1, minWidth: 0, maxWidth: chosen === TYPED ? 120 : undefined }}
      >
        {isChoice
          ? choicesWith(about.choices, value.text).map(({ name, label }) => (
              <MenuItem key={name} value={name}>
                {label}
              </MenuItem>
            ))
          : [
              <MenuItem key={TYPED} value={TYPED}>
                {t('sentence.typed')}
              </MenuItem>,
              (about?.sort === 'date' || value.kind === 'today') && (
                <MenuItem key={TODAY} value={TODAY}>
                  {t('sentence.today')}
                </MenuItem>
              ),
              ...offered.map(({ name, label }) => (
                <MenuItem key={name} value={OTHER + name}>
                  {t('sentence.answerTo', { question: label })}
                </MenuItem>
              )),
              value.kind === 'question' && !comparable.some(({ name }) => name === value.text) && (
                <MenuItem key={`${OTHER}kept`} value={OTHER + value.text}>
                  {t('sentence.answerTo', { question: value.text })}
                </MenuItem>
              ),
            ]}
      </PickField>
      {chosen === TYPED && !isChoice && <TypedField {...props} />}
    </>
  );
}

const typedKind = (about: QuestionInfo | undefined) =>
  about?.sort === 'number' ? 'number' : about?.sort === 'date' ? 'date' : 'text';

/** A code that is no choice any more is still what the condition says. */
const choicesWith = (choices: QuestionInfo['choices'], code: string) =>
  choices.some(({ name }) => name === code) ? choices : [...choices, { name: code, label: code }];

function TypedField({ value, about, disabled, onChange }: ValueFieldProps) {
  const t = useTexts();
  const kind = typedKind(about);
  const { text, setText, commit } = useCommitted(value.text, (next) => onChange({ kind, text: next }));
  return (
    <TextField
      size="small"
      label={t('sentence.value')}
      value={text}
      disabled={disabled}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flexGrow: 1, minWidth: 0 }}
    />
  );
}
