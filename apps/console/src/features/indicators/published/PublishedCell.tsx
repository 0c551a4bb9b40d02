import type { ReportYearData } from '@msurvey/contract';
import type { PublishedFigure, ValueKind } from '@msurvey/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface PublishedCellProps {
  data: ReportYearData | undefined;
  figure: PublishedFigure;
  kind: ValueKind;
  children: ReactNode;
}

/** A figure of a closed year: what it was before it was restated, the figure itself, and what it would be today. */
export function PublishedCell({ data, figure, kind, children }: PublishedCellProps) {
  const t = useTexts();
  const words = useValueWords();
  const published = data?.published;
  if (!published) return children;
  const { was, now } = published;
  const stands = data[figure];
  const old = was && was[figure] !== stands ? words(kind, was[figure]) : null;
  const today = now && now[figure] !== stands ? words(kind, now[figure]) : null;
  const mark = (said: string, shown: string) => (
    <Box component="span" role="img" aria-label={said} title={said} sx={{ color: 'text.secondary' }}>
      {shown}
    </Box>
  );
  return (
    <>
      {old !== null && mark(t('publish.was', { old, new: words(kind, stands) }), `${old} → `)}
      {children}
      {today !== null && mark(t('publish.now', { value: today }), ` ≠ ${today}`)}
    </>
  );
}
