import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReportLine } from '~/features/indicators/report/lines.ts';

/** A node with the name of its level, an indicator that leads to its profile, or a part of one. */
export function LineName({ line, path }: { line: ReportLine; path: string | null }) {
  if (line.hierarchy)
    return (
      <>
        <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
          {line.hierarchy}:{' '}
        </Box>
        {line.name}
      </>
    );
  if (path === null || line.isLeaf) return line.name;
  return (
    // The grid takes Enter and Space for its own.
    <Link href={path} onKeyDown={(event) => event.stopPropagation()}>
      {line.name}
    </Link>
  );
}
