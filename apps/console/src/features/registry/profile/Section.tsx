import { PanelHeader } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  count?: number;
  children: ReactNode;
}

/** One part of a profile; on paper it is not torn in two where that can be helped. */
export function Section({ title, count, children }: SectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, minWidth: 0, breakInside: 'avoid', '@media print': { border: 0, px: 0, py: 1 } }}
    >
      <Stack sx={{ gap: 1.5 }}>
        <PanelHeader id={id} title={title} count={count} />
        {children}
      </Stack>
    </Paper>
  );
}
