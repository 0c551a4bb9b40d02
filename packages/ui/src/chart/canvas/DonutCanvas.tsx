import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieArc, type PieArcProps, PieChart } from '@mui/x-charts/PieChart';
import { type ComponentType, useMemo } from 'react';
import { sumOf } from '../figures.ts';
import type { Ink } from '../palette.ts';
import { fillOf } from '../Patterns.tsx';
import type { CanvasProps } from './canvas-props.ts';
import { useCanvas } from '../use-canvas.ts';

/** Slices of what is known; in the middle the whole. */
export function DonutCanvas(props: CanvasProps) {
  const { data, chartId, inks } = props;
  const { shared, figure, press } = useCanvas(props);
  const { categories, series, hasTotal } = data;
  const [only] = series;
  const known = useMemo(
    () => categories.flatMap((category, at) => ((only?.values[at] ?? null) === null ? [] : [{ category, at }])),
    [categories, only],
  );
  const Arc = useMemo(() => filledArc(chartId, inks, known), [chartId, inks, known]);
  if (!only) return null;
  return (
    <PieChart
      {...shared}
      series={[
        {
          id: only.id,
          innerRadius: '62%',
          paddingAngle: 1,
          valueFormatter: ({ value }) => figure(value),
          data: known.map(({ category, at }) => ({
            id: category.id,
            label: category.label,
            value: only.values[at] ?? 0,
            color: inks[at]?.color,
          })),
        },
      ]}
      slots={{ pieArc: Arc }}
      onItemClick={press && ((_, { seriesId, dataIndex }) => press(seriesId, known[dataIndex]?.at))}
    >
      {hasTotal && <Middle words={figure(sumOf(only.values))} />}
    </PieChart>
  );
}

const filledArc = (
  chartId: string,
  inks: readonly Ink[],
  known: readonly { at: number }[],
): ComponentType<PieArcProps> =>
  function FilledArc(props) {
    const at = known[props.dataIndex]?.at ?? 0;
    const ink = inks[at];
    return <PieArc {...props} color={ink ? fillOf(chartId, ink, at) : props.color} />;
  };

function Middle({ words }: { words: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={words.length > 12 ? 16 : 20}
      fontWeight={600}
      fill="currentColor"
      pointerEvents="none"
    >
      {words}
    </text>
  );
}
