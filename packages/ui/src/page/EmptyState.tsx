import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: string;
  /** What will be here. */
  hint?: string;
  /** The first step. */
  action?: ReactNode;
  /** Where to go instead. */
  way?: { href: string; label: string };
  /** It stands for the whole screen: its words are the heading. */
  isPage?: boolean;
}

export function EmptyState({ text, hint, action, way, isPage }: EmptyStateProps) {
  return (
    <Stack role="status" sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}>
      <Typography variant="subtitle1" component={isPage ? 'h1' : 'p'}>
        {text}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 480 }}>
          {hint}
        </Typography>
      )}
      {action}
      {way && (
        <Button href={way.href} variant="outlined">
          {way.label}
        </Button>
      )}
    </Stack>
  );
}
