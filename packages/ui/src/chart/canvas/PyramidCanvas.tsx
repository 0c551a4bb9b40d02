import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { useMemo } from 'react';
import { useCanvas } from '../use-canvas.ts';
import type { ChartData } from '../types.ts';
import { fillOf } from '../Patterns.tsx';
import type { CanvasProps } from './canvas-props.ts';
import { axisWidth, barLayout, longestFigure } from './layout.ts';
import { FilledBar } from './FilledBar.tsx';

const [AWAY, MARGIN] = [6, 8];
/** The first series grows to the left of nought, the others to the right: the drawing library knows that as less than nothing. */
const sideOf = (at: number): 1 | -1 => (at === 0 ? -1 : 1);
const drawn = (value: number | null | undefined, at: number): number | null =>
  value === null || value === undefined ? null : value * sideOf(at);

/** The drawing library begins at the top, and where its axis is turned round it does not find what was pressed. */
const upsideDown = (data: ChartData): ChartData => ({
  ...data,
  categories: data.categories.toReversed(),
  series: data.series.map((one) => ({ ...one, values: one.values.slice(0, data.categories.length).toReversed() })),
});

/** Two series back to back, a row for each category, the first one at the bottom. Both sides have the same scale. */
export function PyramidCanvas(props: CanvasProps) {
  const { chartId, inks, width, height } = props;
  const data = useMemo(() => upsideDown(props.data), [props.data]);
  const { rtl, shared, figure, tick, labelOf, press } = useCanvas({ ...props, data });
  const { categories, series } = data;
  const { height: needed, names } = barLayout(categories, width, height);
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  // Beyond the longest bars there is room for their figures, which would otherwise lie on the names.
  const half = Math.max(1, (width - names - 2 * MARGIN) / 2);
  const room = Math.min(half / 2, longestFigure(data, tick) + 2 * AWAY);
  const most = Math.max(1, ...values) * (half / (half - room));
  return (
    <BarChart
      {...shared}
      height={needed}
      layout="horizontal"
      margin={{ top: 8, bottom: 4, left: MARGIN, right: MARGIN }}
      grid={{ vertical: true }}
      xAxis={[
        {
          min: -most,
          max: most,
          valueFormatter: (value: number) => tick(Math.abs(value)),
          reverse: rtl,
          height: 28,
          tickNumber: Math.max(4, Math.floor((2 * half) / (axisWidth(data, tick) + 24))),
          ...(values.every(Number.isInteger) && { tickMinStep: 1 }),
        },
      ]}
      yAxis={[
        {
          scaleType: 'band',
          data: categories.map(({ id }) => id),
          valueFormatter: labelOf,
          categoryGapRatio: 0.2,
          width: names,
          position: rtl ? 'right' : 'left',
          disableTicks: true,
        },
      ]}
      series={series.map(({ id, label, values }, at) => ({
        id,
        label: label || data.title,
        data: values.map((value) => drawn(value, at)),
        stack: 'sides',
        color: inks[at]?.color,
        valueFormatter: (value: number | null) => figure(value === null ? null : Math.abs(value)),
      }))}
      slots={{ bar: FilledBar }}
      slotProps={{
        bar: ({ seriesId }: Pick<BarProps, 'seriesId'>) => {
          const at = series.findIndex(({ id }) => id === seriesId);
          const ink = inks[at];
          return ink ? { fill: fillOf(chartId, ink, at) } : {};
        },
      }}
      onItemClick={press && ((_, { seriesId, dataIndex }) => press(seriesId, dataIndex))}
    >
      <PyramidFigures data={data} figure={tick} />
    </BarChart>
  );
}

/** The figures at the outer ends of the bars, and a question mark where one is not known. */
function PyramidFigures({ data, figure }: { data: ChartData; figure: (value: number) => string }) {
  const across = useXScale() as unknown as ReturnType<typeof useXScale<'linear'>>;
  const byName = useYScale() as unknown as ReturnType<typeof useYScale<'band'>>;
  const [from = 0, to = 0] = across.range();
  const grows = Math.sign(to - from);
  return (
    <g
      fill="var(--mui-palette-text-primary, #222)"
      fontSize={12}
      pointerEvents="none"
      aria-hidden
      // places are counted from the left
      style={{ direction: 'ltr' }}
    >
      {data.series.flatMap(({ id, values }, at) =>
        data.categories.map((category, index) => {
          const value = values[index] ?? null;
          const way = grows * sideOf(at);
          return (
            <text
              key={`${id} ${category.id}`}
              x={(across(drawn(value, at) ?? 0) ?? 0) + way * AWAY}
              y={(byName(category.id) ?? 0) + byName.bandwidth() / 2}
              textAnchor={way < 0 ? 'end' : 'start'}
              dominantBaseline="central"
            >
              {value === null ? '?' : figure(value)}
            </text>
          );
        }),
      )}
    </g>
  );
}
