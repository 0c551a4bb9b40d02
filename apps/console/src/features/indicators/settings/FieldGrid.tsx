import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields beside one another where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
    }}
  >
    {children}
  </Box>
);
