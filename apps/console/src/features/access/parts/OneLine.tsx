import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

/** A date stays on one line, and in its own order within right-to-left text; more of it on hover. */
export function OneLine({ children, hint = '' }: { children: string; hint?: string }) {
  return (
    <Tooltip title={hint} describeChild>
      <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
        {children}
      </Box>
    </Tooltip>
  );
}
