import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

/** A date stays on one line; more of it on hover. */
export function OneLine({ children, hint = '' }: { children: string; hint?: string }) {
  return (
    <Tooltip title={hint} describeChild>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {children}
      </Box>
    </Tooltip>
  );
}
