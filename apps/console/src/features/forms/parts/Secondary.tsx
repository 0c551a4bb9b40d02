import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The quieter second line of a cell. */
export function Secondary({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary" component="bdi" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
