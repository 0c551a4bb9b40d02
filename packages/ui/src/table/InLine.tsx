import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface InLineProps {
  children: ReactNode;
  /** What adds identity to the line above it. */
  isSecond?: boolean;
  lang?: string | undefined;
}

/** One line of a cell of two (`lines: 2`); in a table what is too long for it is cut, and shown whole in the cell's tooltip. */
export function InLine({ children, isSecond, lang }: InLineProps) {
  return (
    <Box
      data-line=""
      lang={lang}
      sx={{
        ...(isSecond && { color: 'text.secondary' }),
        'td &': { maxWidth: 170, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      }}
    >
      {children}
    </Box>
  );
}
