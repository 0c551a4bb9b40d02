import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import type { Option } from '../form/options.ts';

interface FilterSelectProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** The choice that means any, e.g. `{ id: 0, name: 'All' }`. */
  any?: Option<Value>;
  disabled?: boolean;
  /** The choices could not be loaded, in a sentence. */
  fault?: string;
}

/** One filter with few choices; also for a value whose option has not been loaded yet. */
export function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange, any, disabled, fault } = props;
  const all = any ? [any, ...options] : options;
  const known = all.find((option) => option.id === value);
  return (
    <MuiTextField
      select
      label={label}
      value={known ? value : (any?.id ?? '')}
      disabled={disabled}
      error={fault !== undefined}
      helperText={fault}
      // “any” may be the empty text: its words are shown all the same
      slotProps={any ? { select: { displayEmpty: true }, inputLabel: { shrink: true } } : undefined}
      onChange={(event) => {
        const chosen = all.find((option) => String(option.id) === String(event.target.value));
        if (chosen) onChange(chosen.id);
      }}
    >
      {all.map((option) => (
        <MenuItem key={option.id} value={option.id}>
          {option.name}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
