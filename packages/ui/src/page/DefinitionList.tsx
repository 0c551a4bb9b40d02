import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useUiText } from '../use-ui-text.ts';

export interface Definition {
  term: string;
  value: ReactNode;
}

/** Key facts of a record. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  const t = useUiText();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 42%), 1fr))' }}
    >
      {items.map(({ term, value }) => (
        <Box key={term} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value === null || value === undefined || value === '' ? t('table.blank') : value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
