import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useId, useMemo } from 'react';
import { Delayed } from '../page/Delayed.tsx';
import { useUiText } from '../use-ui-text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { sumOf } from './figures.ts';
import { Legend, type LegendItem } from './Legend.tsx';
import { Patterns } from './Patterns.tsx';
import type { ChartData, ChartFrameProps, ChartKind, ChartSeries } from './types.ts';
import { useInks } from './use-inks.ts';
import { figureText } from './words.ts';

const ChartCanvas = lazy(() => import('./canvas/ChartCanvas.tsx'));
/** Kinds that have room for so many. */
const MOST_SERIES: Partial<Record<ChartKind, number>> = { donut: 1, pyramid: 2 };
const PAPER = 'var(--mui-palette-background-paper, #fff)';

export interface ChartProps extends Omit<ChartData, 'kind' | 'series'>, ChartFrameProps {
  kind: Exclude<ChartKind, 'ring' | 'map'>;
  /** Undefined while loading. */
  series: readonly ChartSeries[] | undefined;
  height?: number;
}

/** Bars, stacked bars, a pyramid, lines or a donut. What draws them is fetched when the first one is shown. */
export function Chart(props: ChartProps) {
  const { kind, title, categories, series, unit, hasTotal = true, note, height = 280, ...frame } = props;
  const t = useUiText();
  const chartId = useId();
  const data = useMemo<ChartData | undefined>(
    () =>
      series && {
        kind,
        title,
        categories,
        series: series.slice(0, MOST_SERIES[kind] ?? series.length),
        unit,
        hasTotal,
        note,
      },
    [kind, title, categories, series, unit, hasTotal, note],
  );
  const inks = useInks(kind === 'donut' ? categories.length : (series?.length ?? 0));
  const skeleton = (
    <Delayed>
      <Skeleton variant="rounded" height={height} />
    </Delayed>
  );
  return (
    <ChartFrame title={title} data={data} skeleton={<Box sx={{ height }}>{skeleton}</Box>} {...frame}>
      {data && (
        <Stack sx={{ gap: 1 }}>
          <svg width={0} height={0} aria-hidden data-chart-inks style={{ position: 'absolute' }}>
            <Patterns chartId={chartId} inks={inks} paper={PAPER} />
          </svg>
          {/* lines wipe in from the side even without animation, and with none some browsers leave them wiped out */}
          <Box data-chart-canvas sx={{ minHeight: height, '& clipPath rect': { animation: 'none !important' } }}>
            <Suspense fallback={skeleton}>
              <ChartCanvas data={data} chartId={chartId} inks={inks} height={height} onOpen={frame.onOpen} />
            </Suspense>
          </Box>
          {(kind === 'donut' || data.series.length > 1) && (
            <Legend
              chartId={chartId}
              inks={inks}
              asLine={kind === 'line'}
              items={kind === 'donut' ? slices(data, t) : data.series}
            />
          )}
        </Stack>
      )}
    </ChartFrame>
  );
}

/** A slice with its figure and its share of those that are known. */
function slices({ categories, series: [only], unit }: ChartData, t: ReturnType<typeof useUiText>): LegendItem[] {
  const total = sumOf(only?.values ?? []) ?? 0;
  return categories.map(({ id, label }, at) => {
    const value = only?.values[at] ?? null;
    const figure = figureText(t, value, unit);
    const share = value !== null && total > 0 ? value / total : undefined;
    return { id, label, detail: share === undefined ? figure : t('chart.withShare', { figure, share }) };
  });
}
