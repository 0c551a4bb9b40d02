import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { type FieldProps, useField } from './use-field.ts';

export interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  rows?: number;
  maxLength?: number;
  autoFocus?: boolean;
  endAdornment?: ReactNode;
  /** The language of what is typed, for spelling and fonts. */
  lang?: string;
}

/** Put together from its pieces: MUI's own text field always brings the select, its menu and the modal along. */
export function TextField(props: TextFieldProps) {
  const { label, required, hint, disabled, type, inputMode, rows, maxLength, lang } = props;
  const id = useId();
  const { field, error } = useField(props);
  const { ref, value, ...bound } = field;
  const help = error ?? hint;
  // a date input shows its own words while empty, so the label must not lie on them
  const shrink = type === 'date' || undefined;
  return (
    <FormControl fullWidth size="small" required={required} disabled={disabled} error={Boolean(error)}>
      <InputLabel htmlFor={id} shrink={shrink}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...bound}
        id={id}
        value={value ?? ''}
        inputRef={ref}
        label={label}
        notched={shrink}
        type={type}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus}
        multiline={rows !== undefined}
        minRows={rows}
        endAdornment={props.endAdornment}
        aria-describedby={help ? `${id}help` : undefined}
        inputProps={{ inputMode, maxLength, lang, spellCheck: type === 'email' ? false : undefined }}
      />
      {help && <FormHelperText id={`${id}help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
