import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SourceSectionProps {
  id: string;
  title: string;
  hint: string;
  fault?: string | undefined;
  children: ReactNode;
}

/** A part of how records are counted, with what it is for beneath its heading. */
export const SourceSection = ({ id, title, hint, fault, children }: SourceSectionProps) => (
  <Stack component="section" aria-labelledby={id} sx={{ gap: 1.5 }}>
    <Typography variant="h3" id={id}>
      {title}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {hint}
    </Typography>
    {fault && (
      <Typography variant="body2" color="error" role="alert">
        {fault}
      </Typography>
    )}
    {children}
  </Stack>
);
