import { LineChart } from '@mui/x-charts/LineChart';
import type { CanvasProps } from './canvas-props.ts';
import { ALL, axisWidth, everyNth } from './layout.ts';
import { useCanvas } from '../use-canvas.ts';

/** So few points that each is marked; of many only those are that stand between gaps, where there is no line to see. */
const MOST_MARKS = 24;

export function LineCanvas(props: CanvasProps) {
  const { data, inks, width } = props;
  const { rtl, shared, figure, tick, labelOf, press } = useCanvas(props);
  const { categories, series } = data;
  const axis = axisWidth(data, tick);
  const shown = everyNth(categories, width - axis);
  const open =
    press &&
    ((_: unknown, { seriesId, dataIndex }: { seriesId: string | number; dataIndex?: number }) =>
      press(seriesId, dataIndex));
  return (
    <LineChart
      {...shared}
      margin={{ top: 12, bottom: 4, left: 24, right: 24 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: categories.map(({ id }) => id),
          valueFormatter: labelOf,
          reverse: rtl,
          height: 32,
          tickInterval: shown,
          tickLabelInterval: ALL,
        },
      ]}
      yAxis={[{ valueFormatter: tick, width: axis, position: rtl ? 'right' : 'left' }]}
      series={series.map(({ id, label, values }, at) => ({
        id,
        label: label || data.title,
        data: [...values],
        color: inks[at]?.color,
        curve: 'linear' as const,
        // the line stops where nothing is known
        connectNulls: false,
        valueFormatter: figure,
        showMark: ({ index }: { index: number }) =>
          categories.length <= MOST_MARKS ||
          ((values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null),
      }))}
      slotProps={{
        line: ({ seriesId }: { seriesId: string | number }) => ({
          strokeWidth: 2.5,
          strokeDasharray: inks[series.findIndex(({ id }) => id === seriesId)]?.dash,
        }),
      }}
      onLineClick={open}
      onMarkClick={open}
    />
  );
}
