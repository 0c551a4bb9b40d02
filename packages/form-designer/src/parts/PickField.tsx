import TextField, { type TextFieldProps } from '@mui/material/TextField';

type PickFieldProps = Omit<TextFieldProps, 'variant' | 'select' | 'size' | 'onChange'> & {
  onChange: (value: string) => void;
};

/** One of a short list, as small as the other fields of the designer. */
export const PickField = ({ onChange, ...field }: PickFieldProps) => (
  <TextField {...field} select size="small" onChange={({ target }) => onChange(target.value)} />
);
