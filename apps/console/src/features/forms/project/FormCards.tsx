import { SummaryCard } from '@msurvey/ui';
import { IconCircleCheck, IconClipboardList, IconSend, IconUsers } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '~/features/forms/texts.ts';
import { api } from '~/lib/client.ts';

const CARDS = [
  ['totalForms', IconClipboardList],
  ['totalSubmission', IconSend],
  ['totalUniqueSurveyors', IconUsers],
  ['totalActive', IconCircleCheck],
] as const;

/** The totals of a project's forms; what is not known is blank, not zero. */
export function FormCards({ projectId }: { projectId: number }) {
  const t = useTexts();
  const { data, error } = useQuery({
    ...api.formSummary.query({ query: { projectId } }),
    staleTime: SUMMARY_CACHE_MS,
  });
  const totals = data?.data[0];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))' }}>
      {CARDS.map(([name, icon]) => (
        <SummaryCard
          key={name}
          label={t(`card.${name}`)}
          definition={t(`card.${name}.definition`)}
          icon={icon}
          value={totals ? totals[name] : error ? null : undefined}
        />
      ))}
    </Box>
  );
}
