import { Chart } from '@msurvey/ui';
import type { AskedChartProps } from '~/features/dashboard/charts/chart-props.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { useFormat } from '~/lib/format.ts';

const PARTS = ['total', 'male', 'female'] as const;

/** People by the year of their registration: all years, whichever is chosen. Unknown sex is in all only. */
export function YearsChart({ data, onOpen, ...frame }: AskedChartProps) {
  const t = useTexts();
  const { number } = useFormat();
  const years = data?.peopleByYear ?? [];
  const names = { total: t('land.all'), male: t('sex.male'), female: t('sex.female') };
  return (
    <Chart
      {...frame}
      kind="bar"
      title={t('chart.years')}
      categories={years.map(({ year }) => ({ id: String(year), label: number(year, { useGrouping: false }) }))}
      series={data && PARTS.map((part) => ({ id: part, label: names[part], values: years.map((line) => line[part]) }))}
      onOpen={({ category, series }) => {
        const at = { from: Number(category.id), to: Number(category.id) };
        onOpen(series.id === 'male' ? 'people.male' : series.id === 'female' ? 'people.female' : 'people', at);
      }}
    />
  );
}
