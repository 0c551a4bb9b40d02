import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** One end of a period among filters; on a phone both ends share a line. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Box sx={{ width: { xs: 'calc(50% - 6px)', sm: 172 } }}>
      <TextField
        type="date"
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  );
}
