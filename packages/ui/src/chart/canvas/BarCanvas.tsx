import { BarChart } from '@mui/x-charts/BarChart';
import { fillOf } from '../Patterns.tsx';
import { BarFigures } from './BarFigures.tsx';
import type { CanvasProps } from './canvas-props.ts';
import { FilledBar } from './FilledBar.tsx';
import { ALL, axisWidth, barLayout, everyNth, hasLabels, longestFigure } from './layout.ts';
import { useCanvas } from '../use-canvas.ts';

export function BarCanvas(props: CanvasProps) {
  const { data, chartId, inks, width, height } = props;
  const { rtl, shared, figure, tick, labelOf, press } = useCanvas(props);
  const { categories, series, kind } = data;
  const isStacked = kind === 'stackedBar';
  const { lying, height: needed, names } = barLayout(categories, width, height);
  const labelled = !isStacked && (lying || hasLabels(data, tick, width));
  const beside = lying && labelled ? longestFigure(data, tick) : 0;
  const axis = axisWidth(data, tick);
  const byName = {
    scaleType: 'band' as const,
    data: categories.map(({ id }) => id),
    valueFormatter: labelOf,
    categoryGapRatio: 0.3,
  };
  const isPositive = series.every(({ values }) => values.every((value) => (value ?? 0) >= 0));
  const byFigure = { valueFormatter: tick, min: isPositive ? 0 : undefined };
  const side = rtl ? ('right' as const) : ('left' as const);
  const shown = everyNth(categories, width - axis);
  return (
    <BarChart
      // its axes change places: what is drawn between must not see one old and one new
      key={lying ? 'lying' : 'standing'}
      {...shared}
      height={needed}
      margin={{ top: lying ? 8 : 24, bottom: 4, left: rtl ? beside + 16 : 8, right: rtl ? 8 : beside + 16 }}
      layout={lying ? 'horizontal' : 'vertical'}
      grid={lying ? { vertical: true } : { horizontal: true }}
      xAxis={[
        lying
          ? {
              ...byFigure,
              reverse: rtl,
              height: 28,
              tickNumber: Math.max(2, Math.floor((width - names) / (axis + 24))),
            }
          : { ...byName, reverse: rtl, height: 32, tickInterval: shown, tickLabelInterval: ALL },
      ]}
      yAxis={[
        lying
          ? { ...byName, width: names, position: side, disableTicks: true }
          : { ...byFigure, width: axis, position: side },
      ]}
      series={series.map(({ id, label, values }, at) => ({
        id,
        label: label || data.title,
        data: [...values],
        stack: isStacked ? 'all' : undefined,
        color: inks[at]?.color,
        valueFormatter: figure,
      }))}
      slots={{ bar: FilledBar }}
      slotProps={{
        bar: ({ seriesId }) => {
          const at = series.findIndex(({ id }) => id === seriesId);
          const ink = inks[at];
          // a frame in the colour of the paper keeps the parts of a stack apart
          const frame = isStacked ? 'var(--mui-palette-background-paper, #fff)' : 'none';
          return ink ? { fill: fillOf(chartId, ink, at), stroke: frame } : {};
        },
      }}
      onItemClick={press && ((_, { seriesId, dataIndex }) => press(seriesId, dataIndex))}
    >
      <BarFigures data={data} lying={lying} labelled={labelled} figure={tick} />
    </BarChart>
  );
}
