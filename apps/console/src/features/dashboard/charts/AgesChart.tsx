import { AGE_BANDS, type FigureName } from '@msurvey/domain';
import { Chart } from '@msurvey/ui';
import type { AskedChartProps } from '~/features/dashboard/charts/chart-props.ts';
import { useTexts } from '~/features/dashboard/texts.ts';

const SEXES = ['male', 'female'] as const;

/** The figure that a bar is. */
const figureOf = (band: string, sex: string): FigureName | undefined => {
  const from = AGE_BANDS.find((one) => String(one) === band);
  const side = SEXES.find((one) => one === sex);
  return from === undefined || !side ? undefined : `people.age_${from}_${side}`;
};

/** The pyramid of ages on the day of registration. Who is in no bar, because age or sex is not known, is said beneath it. */
export function AgesChart({ data, onOpen, ...frame }: AskedChartProps) {
  const t = useTexts();
  const ages = data?.peopleByAge;
  const isNothing = ages && ages.bands.every(({ male, female }) => male + female === 0) && ages.unknown === 0;
  const bands = isNothing ? [] : (ages?.bands ?? []);
  return (
    <Chart
      {...frame}
      kind="pyramid"
      title={t('chart.ages')}
      categories={bands.map(({ from, to }) => ({
        id: String(from),
        label: to === null ? t('ages.over', { from }) : t('land.between', { from, to }),
      }))}
      series={ages && SEXES.map((sex) => ({ id: sex, label: t(`sex.${sex}`), values: bands.map((band) => band[sex]) }))}
      note={ages && ages.unknown > 0 ? t('ages.unknown', { count: ages.unknown }) : undefined}
      onNote={() => onOpen('people.age_unknown')}
      onOpen={({ category, series }) => {
        const figure = figureOf(category.id, series.id);
        if (figure) onOpen(figure);
      }}
    />
  );
}
