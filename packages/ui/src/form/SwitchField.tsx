import Switch from '@mui/material/Switch';
import { BooleanField } from './BooleanField.tsx';
import type { FieldProps } from './use-field.ts';

export const SwitchField = (props: FieldProps) => <BooleanField {...props} control={Switch} />;
