import { Chart } from '@msurvey/ui';
import type { AskedChartProps } from '~/features/dashboard/charts/chart-props.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { dateTag } from '~/lib/locale-tags.ts';
import { useLanguage } from '~/lib/use-language.ts';

/** Trainings that were held in each month of the chosen year, else of the last twelve. */
export function TrainingsChart({ data, onOpen, ...frame }: AskedChartProps) {
  const t = useTexts();
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(dateTag(language), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const months = data?.trainingsByMonth ?? [];
  const isNothing = months.every(({ activities }) => activities === 0);
  return (
    <Chart
      {...frame}
      kind="bar"
      title={t('chart.trainings')}
      categories={(isNothing ? [] : months).map(({ month }) => ({
        id: String(month),
        label: format.format(new Date(Date.UTC(Math.floor(month / 100), (month % 100) - 1))),
      }))}
      series={
        data && [{ id: 'trainings', label: t('card.Training'), values: months.map(({ activities }) => activities) }]
      }
      onOpen={({ category }) => onOpen('training.done', { from: Number(category.id), to: Number(category.id) })}
    />
  );
}
