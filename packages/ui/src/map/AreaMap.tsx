import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useId, useMemo } from 'react';
import { ChartFrame } from '../chart/ChartFrame.tsx';
import { Legend } from '../chart/Legend.tsx';
import { Patterns } from '../chart/Patterns.tsx';
import type { ChartData, ChartFrameProps } from '../chart/types.ts';
import { figureText } from '../chart/words.ts';
import { useUiText } from '../use-ui-text.ts';
import type { MapArea, MapLayer, MapPoint } from './types.ts';
import { useAreaStyle } from './use-area-style.ts';

const LeafletAreas = lazy(() => import('./LeafletAreas.tsx'));
const NO_POINTS: MapPoint[] = [];
const NO_LAYERS: MapLayer[] = [];
const HATCHING = 'var(--mui-palette-text-secondary, #555)';

export interface AreaMapProps extends Omit<ChartFrameProps, 'onOpen'> {
  title: string;
  /** Undefined while loading. Keep it the same object while nothing changes. */
  areas: readonly MapArea[] | undefined;
  /** What lies beneath. */
  layers?: readonly MapLayer[];
  /** What lies above, near ones as one symbol. */
  points?: readonly MapPoint[];
  unit?: string;
  /** Shares and averages have no total. */
  hasTotal?: boolean;
  height?: number;
  /** An area was pressed, or its row of the table. */
  onOpen?: (area: MapArea) => void;
  onPoint?: (point: MapPoint) => void;
}

/** A figure per place, as a map whose colours are classes; table, sentences and files as every chart has them. */
export function AreaMap(props: AreaMapProps) {
  const {
    title,
    areas,
    layers = NO_LAYERS,
    points = NO_POINTS,
    unit,
    hasTotal,
    height = 440,
    onOpen,
    onPoint,
    ...frame
  } = props;
  const t = useUiText();
  const id = useId();
  const { classes, inks, style } = useAreaStyle(id, areas);
  const data = useMemo<ChartData | undefined>(
    () =>
      areas && {
        kind: 'map',
        title,
        unit,
        hasTotal,
        categories: areas,
        series: [{ id: 'areas', label: '', values: areas.map(({ value }) => value) }],
      },
    [areas, title, unit, hasTotal],
  );
  const number = (value: number) => t('number', { value });
  const items = [
    ...classes.map(({ from, to }, at) => ({
      id: String(at),
      label: from === to ? number(from) : t('map.range', { from, to }),
    })),
    ...(areas?.some(({ value }) => value === null) ? [{ id: 'unknown', label: t('chart.unknown') }] : []),
  ];
  const open =
    onOpen &&
    (({ category }: { category: { id: string } }) => {
      const area = areas?.find((one) => one.id === category.id);
      if (area) onOpen(area);
    });
  const skeleton = <Skeleton variant="rectangular" height={height} />;
  return (
    <ChartFrame title={title} data={data} skeleton={skeleton} onOpen={open} {...frame}>
      <Stack sx={{ gap: 1 }}>
        <svg width={0} height={0} aria-hidden data-chart-inks style={{ position: 'absolute' }}>
          <Patterns chartId={id} inks={inks} paper={HATCHING} />
        </svg>
        <Box data-chart-canvas sx={{ height: { xs: Math.min(height, 360), md: height } }}>
          <Suspense fallback={skeleton}>
            <LeafletAreas
              label={title}
              areas={areas ?? []}
              layers={layers}
              points={points}
              style={style}
              words={({ label, value }) => t('map.area', { label, value: figureText(t, value, unit) })}
              onArea={onOpen}
              onPoint={onPoint}
            />
          </Suspense>
        </Box>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          {unit && (
            <Box component="span" sx={{ typography: 'body2', fontWeight: 600 }}>
              {unit}
            </Box>
          )}
          <Legend chartId={id} inks={inks} items={items} />
        </Stack>
      </Stack>
    </ChartFrame>
  );
}
