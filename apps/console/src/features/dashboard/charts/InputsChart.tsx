import { cutWord, figureName } from '@msurvey/domain';
import { Chart } from '@msurvey/ui';
import type { AskedChartProps } from '~/features/dashboard/charts/chart-props.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { useLanguage } from '~/lib/use-language.ts';

/** As many as fit on a screen; the table of the report Project Activity has all of them. */
const MOST = 12;

/** Receipts of inputs by what was handed out: the sub-activity says it. */
export function InputsChart({ data, onOpen, ...frame }: AskedChartProps) {
  const t = useTexts();
  const language = useLanguage();
  const kinds = (data?.inputsByKind ?? []).slice(0, MOST);
  return (
    <Chart
      {...frame}
      kind="bar"
      title={t('chart.inputs')}
      categories={kinds.map(({ id, code, name }) => ({
        id: String(id),
        label: code === null ? cutWord('noSubActivity', language) : `${code}, ${name}`,
      }))}
      series={
        data && [
          {
            id: 'inputs',
            label: figureName('input.attendances', language),
            values: kinds.map(({ attendances }) => attendances),
          },
        ]
      }
      onOpen={({ category }) => onOpen('input.attendances', { subActivityIds: [Number(category.id)] })}
    />
  );
}
