import type { Figure, ValueKind } from '@msurvey/domain';
import { IconTable } from '@msurvey/ui/icons';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTexts } from '~/features/indicators/texts.ts';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';

interface ValueFieldProps {
  label: string;
  kind: ValueKind;
  value: Figure;
  onOpen: () => void;
}

/** A number that is entered in the disaggregation table, which opens from here. */
export function ValueField({ label, kind, value, onOpen }: ValueFieldProps) {
  const t = useTexts();
  const words = useValueWords();
  return (
    <TextField
      label={label}
      value={value === null ? '' : words(kind, value)}
      helperText={t('dialog.openTable')}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
      slotProps={{
        htmlInput: { readOnly: true, 'aria-haspopup': 'dialog', sx: { cursor: 'pointer' } },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconTable size={18} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
