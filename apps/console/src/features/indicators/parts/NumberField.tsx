import type { Figure } from '@msurvey/domain';
import { readNumber } from '@msurvey/ui';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface NumberFieldProps {
  label: string;
  value: Figure;
  onChange: (value: Figure) => void;
  disabled?: boolean;
  hint?: string;
  min?: number;
  autoFocus?: boolean;
}

const TWO = { maximumFractionDigits: 2 };

/** A number in the reader's digits; while it is typed it stands as it is typed. Blank is not zero. */
export function NumberField({ label, value, onChange, disabled, hint, min, autoFocus }: NumberFieldProps) {
  const t = useTexts();
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null || typed.trim() === '' ? null : readNumber(typed);
  const isWrong = read === undefined || (read !== null && min !== undefined && read < min);
  const shown = value === null ? '' : number(value, Number.isInteger(value) ? {} : TWO);
  return (
    <TextField
      label={label}
      value={typed ?? shown}
      disabled={disabled}
      autoFocus={autoFocus}
      error={isWrong}
      helperText={isWrong ? t('table.numbers') : hint}
      onFocus={() => setTyped(value === null ? '' : String(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = target.value.trim() === '' ? null : readNumber(target.value);
        if (next !== undefined && !(next !== null && min !== undefined && next < min)) onChange(next);
      }}
      // what is no number is given up: the one before stands
      onBlur={() => setTyped(null)}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
