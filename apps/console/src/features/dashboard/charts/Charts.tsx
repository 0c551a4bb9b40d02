import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Shown } from '~/features/dashboard/cards/shown.ts';
import { AgesChart } from '~/features/dashboard/charts/AgesChart.tsx';
import { InputsChart } from '~/features/dashboard/charts/InputsChart.tsx';
import { LandChart } from '~/features/dashboard/charts/LandChart.tsx';
import { OptionsChart } from '~/features/dashboard/charts/OptionsChart.tsx';
import { TrainingsChart } from '~/features/dashboard/charts/TrainingsChart.tsx';
import { YearsChart } from '~/features/dashboard/charts/YearsChart.tsx';
import { bodyOf, FRESH, type ReportProps } from '~/features/dashboard/report/use-report.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

/** Charts of the cards that are shown, and those that one more call answers. */
export function Charts({ shown, ...props }: ReportProps & { shown: Shown }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery({ ...api.dashboardCharts.query(bodyOf(props)), ...FRESH });
  const frame = {
    data: data?.data,
    onOpen: props.onOpen,
    empty: { text: t('empty') },
    ...(error && { error: messageOf(error), onRetry: () => void refetch() }),
  };
  return (
    <Box component="section" aria-label={t('chart.section')} sx={GRID}>
      <OptionsChart shown={shown} onOpen={props.onOpen} />
      <AgesChart {...frame} />
      <YearsChart {...frame} />
      <TrainingsChart {...frame} />
      <LandChart shown={shown} onOpen={props.onOpen} />
      <InputsChart {...frame} />
    </Box>
  );
}
