import { PanelHeader } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';

/** A part of a record with its heading. */
export function Panel({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <PanelHeader id={id} title={title} count={count} />
      {children}
    </Paper>
  );
}
