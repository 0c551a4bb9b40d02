import { CHART_OPTIONS, figureName } from '@msurvey/domain';
import { Chart } from '@msurvey/ui';
import type { CardChartProps } from '~/features/dashboard/charts/chart-props.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { useLanguage } from '~/lib/use-language.ts';

const FIGURES = ['people', ...CHART_OPTIONS.map((option) => `people.${option}` as const)] as const;

/** Everybody, and by each option of the documents. They overlap, so that they have no total. */
export function OptionsChart({ shown, onOpen }: CardChartProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Chart
      kind="bar"
      title={t('chart.options')}
      categories={FIGURES.map((id) => ({ id, label: figureName(id, language) }))}
      series={[{ id: 'people', label: t('basic.people'), values: FIGURES.map((figure) => shown[figure] ?? null) }]}
      hasTotal={false}
      empty={{ text: t('empty') }}
      onOpen={({ category }) => {
        const figure = FIGURES.find((one) => one === category.id);
        if (figure) onOpen(figure);
      }}
    />
  );
}
