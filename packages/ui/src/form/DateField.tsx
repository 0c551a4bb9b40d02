import { TextField, type TextFieldProps } from './TextField.tsx';

/** The browser's own date input: its picker, its keyboard, `YYYY-MM-DD` as value. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}
