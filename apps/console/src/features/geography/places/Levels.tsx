import { CardsSkeleton, EmptyState, FailedState, SummaryCard } from '@msurvey/ui';
import { IconMapPin } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import { useLevels } from '~/features/geography/parts/use-levels.ts';
import { useTexts } from '~/features/geography/texts.ts';
import { messageOf } from '~/lib/client.ts';

/** How many places there are of each level, from the top. */
export function Levels() {
  const t = useTexts();
  const { levels, error, refetch } = useLevels();
  if (!levels) return error ? <FailedState text={messageOf(error)} onRetry={refetch} /> : <CardsSkeleton />;
  if (levels.length === 0) return <EmptyState text={t('levels.none')} hint={t('levels.noneHint')} />;
  return (
    <Box
      component="section"
      aria-label={t('levels')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}
    >
      {levels.map(({ id, name, count }) => (
        <SummaryCard key={id} label={name} value={count} icon={IconMapPin} />
      ))}
    </Box>
  );
}
