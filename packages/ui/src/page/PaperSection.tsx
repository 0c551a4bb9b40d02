import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface PaperSectionProps {
  /** What it is heard as; otherwise by the heading of this id. */
  label?: string;
  headingId: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export const PaperSection = ({ label, headingId, sx, children }: PaperSectionProps) => (
  <Paper
    component="section"
    variant="outlined"
    aria-label={label}
    aria-labelledby={label ? undefined : headingId}
    sx={[{ p: 2, minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
  >
    {children}
  </Paper>
);
