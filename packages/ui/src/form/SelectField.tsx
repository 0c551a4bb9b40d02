import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import type { Option } from './options.ts';
import { type FieldProps, useField } from './use-field.ts';

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Words of the choice that means none; without them one must choose. */
  noneLabel?: string;
}

/** A short list; for a long one use AutocompleteField. The value is the option's id, or null. */
export function SelectField(props: SelectFieldProps) {
  const { label, required, hint, disabled, options, noneLabel } = props;
  const { field, error } = useField(props);
  const { ref, value, onChange, ...bound } = field;
  const known = options.some((option) => option.id === value);
  return (
    <MuiTextField
      {...bound}
      select
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      inputRef={ref}
      label={label}
      required={required}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ?? hint}
    >
      {noneLabel !== undefined && <MenuItem value="">{noneLabel}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.id} value={option.id}>
          {option.name}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
