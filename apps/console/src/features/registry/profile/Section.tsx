import { PanelHeader, PaperSection } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  count?: number;
  children: ReactNode;
}

/** One part of a profile; on paper it is not torn in two where that can be helped. */
export function Section({ title, count, children }: SectionProps) {
  const id = useId();
  return (
    <PaperSection headingId={id} sx={{ breakInside: 'avoid', '@media print': { border: 0, px: 0, py: 1 } }}>
      <Stack sx={{ gap: 1.5 }}>
        <PanelHeader id={id} title={title} count={count} />
        {children}
      </Stack>
    </PaperSection>
  );
}
