import type { Figure } from '@msurvey/domain';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** Percent as a bar and as a number; unknown is no empty bar. */
export function ProgressBar({ percent }: { percent: Figure }) {
  const t = useTexts();
  const format = useFormat();
  if (percent === null) return t('blank');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 120 }}>
      <LinearProgress
        variant="determinate"
        value={Math.max(0, Math.min(100, percent))}
        aria-label={t('column.progress')}
        sx={{ flexGrow: 1 }}
      />
      <span>{format.percent(percent / 100)}</span>
    </Stack>
  );
}
