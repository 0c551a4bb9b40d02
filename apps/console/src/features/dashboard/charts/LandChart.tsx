import { type FigureName, LAND_BOUNDS } from '@msurvey/domain';
import { Chart } from '@msurvey/ui';
import type { CardChartProps } from '~/features/dashboard/charts/chart-props.ts';
import { useTexts } from '~/features/dashboard/texts.ts';

const BUCKETS = ['one', 'two', 'three'] as const;
const WHO = ['', 'youth_', 'ethnic_'] as const;
const figureOf = (who: (typeof WHO)[number], bucket: (typeof BUCKETS)[number]): FigureName =>
  `people.${who}land_${bucket}`;

/** Land by bucket: of all, of youth, of ethnic minorities. */
export function LandChart({ shown, onOpen }: CardChartProps) {
  const t = useTexts();
  const [first, second] = LAND_BOUNDS;
  const labels = {
    one: t('land.between', { from: 0, to: first }),
    two: t('land.between', { from: first + 1, to: second }),
    three: t('land.above', { from: second }),
  };
  const names = { '': t('land.all'), youth_: t('land.youth'), ethnic_: t('land.ethnic') };
  return (
    <Chart
      kind="bar"
      title={t('chart.land')}
      categories={BUCKETS.map((id) => ({ id, label: labels[id] }))}
      series={WHO.map((who) => ({
        id: `land ${who}`,
        label: names[who],
        values: BUCKETS.map((bucket) => shown[figureOf(who, bucket)] ?? null),
      }))}
      empty={{ text: t('empty') }}
      onOpen={({ category, series }) => {
        const who = WHO.find((one) => `land ${one}` === series.id);
        const bucket = BUCKETS.find((one) => one === category.id);
        if (who !== undefined && bucket) onOpen(figureOf(who, bucket));
      }}
    />
  );
}
