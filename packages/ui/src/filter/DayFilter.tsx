import MuiTextField from '@mui/material/TextField';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`; empty for any day. */
  value: string;
  onChange: (day: string) => void;
}

/** One end of a period among filters. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <MuiTextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
