import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type ComponentType, useId } from 'react';
import { type FieldProps, useField } from './use-field.ts';

/** What a tick box and a switch have in common. */
interface Control {
  name: string;
  checked: boolean;
  slotProps?: { input?: object };
}

export function BooleanField(props: FieldProps & { control: ComponentType<Control> }) {
  const { label, required, hint, disabled, control: Control } = props;
  const helperId = useId();
  const { field, error } = useField(props);
  const { ref, value, ...bound } = field;
  const help = error ?? hint;
  return (
    <FormControl error={Boolean(error)} disabled={disabled} required={required}>
      <FormControlLabel
        label={label}
        control={
          <Control
            {...bound}
            checked={Boolean(value)}
            slotProps={{ input: { ref, 'aria-describedby': help ? helperId : undefined } }}
          />
        }
      />
      {help && (
        <FormHelperText id={helperId} sx={{ mt: -0.5 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
