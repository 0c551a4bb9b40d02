import Checkbox from '@mui/material/Checkbox';
import { BooleanField } from './BooleanField.tsx';
import type { FieldProps } from './use-field.ts';

export const CheckboxField = (props: FieldProps) => <BooleanField {...props} control={Checkbox} />;
