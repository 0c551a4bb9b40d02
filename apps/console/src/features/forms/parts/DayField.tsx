import { DayFilter } from '@msurvey/ui';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';

/** On a phone both ends of a period share a line. */
export function DayField(props: ComponentProps<typeof DayFilter>) {
  return (
    <Box sx={{ width: { xs: 'calc(50% - 6px)', sm: 172 } }}>
      <DayFilter {...props} />
    </Box>
  );
}
