import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { checkExpression } from '@msurvey/xlsform/xpath';
import { useMemo, useRef, useState } from 'react';
import { useCommitted } from '../parts/use-committed.ts';
import { useTexts } from '../texts.ts';
import { type Completion, completionsAt } from './completions.ts';
import { findingText } from './finding-text.ts';
import type { QuestionInfo } from './question-info.ts';

interface ExpressionFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  questions: readonly QuestionInfo[];
  /** Canonical column that it stands in; a choice filter may name columns of its list. */
  column?: string;
  disabled?: boolean;
}

/** A formula as it is written: completes names and functions, and says what is wrong while one types. */
export function ExpressionField({ label, value, onChange, questions, column, disabled }: ExpressionFieldProps) {
  const t = useTexts();
  const { text, setText, commit } = useCommitted(value, onChange);
  const [caret, setCaret] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const names = useMemo(() => new Set(questions.map(({ name }) => name)), [questions]);
  const completing = useMemo(() => completionsAt(text, caret, questions), [text, caret, questions]);
  const findings = useMemo(
    () => (text.trim() === '' ? [] : checkExpression(text, { names, column })),
    [text, names, column],
  );
  const take = ({ insert }: Completion) => {
    const next = text.slice(0, completing.from) + insert + text.slice(completing.to);
    const at = completing.from + insert.length;
    setText(next);
    setCaret(at);
    requestAnimationFrame(() => field.current?.setSelectionRange(at, at));
  };
  const [first] = findings;
  return (
    <Autocomplete<Completion, false, true, true>
      freeSolo
      disableClearable
      disabled={disabled}
      size="small"
      options={completing.options}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.insert)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      value={'' as never}
      inputValue={text}
      onChange={(_, chosen) => typeof chosen !== 'string' && take(chosen)}
      onInputChange={(event, next, reason) => {
        if (reason !== 'input') return;
        setText(next);
        setCaret((event?.target as HTMLInputElement | undefined)?.selectionStart ?? next.length);
      }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          <Box component="code" sx={{ flexShrink: 0 }}>
            {option.insert}
          </Box>
          {option.about && (
            <Typography variant="body2" color="textSecondary" noWrap component="bdi">
              {option.about}
            </Typography>
          )}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={field}
          onBlur={commit}
          onSelect={(event) => setCaret((event.target as HTMLInputElement).selectionStart ?? 0)}
          error={findings.length > 0}
          helperText={first && findingText(t, first)}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, spellCheck: false, dir: 'ltr' },
          }}
          sx={{ '& input': { fontFamily: 'monospace', fontSize: '0.85rem' } }}
        />
      )}
    />
  );
}
