import Box from '@mui/material/Box';

/** A date or a path stays in its own order within right-to-left text. */
export function OneLine({ children }: { children: string }) {
  return (
    <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
