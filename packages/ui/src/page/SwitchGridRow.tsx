import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export interface GridSwitch {
  id: string | number;
  label: string;
  on: boolean;
  /** Waits for the server. */
  busy?: boolean;
  /** Not for this reader to turn. */
  locked?: boolean;
}

interface SwitchGridRowProps {
  title: string;
  switches: readonly GridSwitch[];
  disabled?: boolean;
  onToggle: (id: GridSwitch['id'], on: boolean) => void;
}

/** One module with a switch per action. */
export function SwitchGridRow({ title, switches, disabled, onToggle }: SwitchGridRowProps) {
  const id = useId();
  return (
    <Stack
      role="group"
      aria-labelledby={id}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        py: 1,
        px: 2,
        gap: { xs: 0, sm: 2 },
        alignItems: { sm: 'center' },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography id={id} sx={{ width: { sm: 200 }, flexShrink: 0, fontWeight: 500 }}>
        {title}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
        {switches.map((one) => (
          <FormControlLabel
            key={one.id}
            label={one.label}
            disabled={disabled || one.busy || one.locked}
            sx={{ minWidth: 120, mr: 0 }}
            control={<Switch size="small" checked={one.on} onChange={(_, on) => onToggle(one.id, on)} />}
          />
        ))}
      </Stack>
    </Stack>
  );
}
