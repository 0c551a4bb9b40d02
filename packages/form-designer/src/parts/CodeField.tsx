import TextField, { type TextFieldProps } from '@mui/material/TextField';

/** A name that machines read: written from left to right in every language, and in no dictionary. */
export const CodeField = (field: Omit<TextFieldProps, 'variant'>) => (
  <TextField {...field} size="small" fullWidth slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }} />
);
