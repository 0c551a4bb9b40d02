import { lazy, useMemo } from 'react';
import type { ChartData } from '../chart/types.ts';
import { useUiText } from '../use-ui-text.ts';
import { type MapChartProps, MapFrame } from './MapFrame.tsx';
import type { MapGround, MapPoint } from './types.ts';

const LeafletPoints = lazy(() => import('./LeafletPoints.tsx'));

export interface PointMapProps extends MapChartProps {
  /** Undefined while loading. Keep it the same object while nothing changes. */
  points: readonly MapPoint[] | undefined;
  onPoint?: (point: MapPoint) => void;
}

/** Each thing where it is, near ones as one symbol that opens; as a table with positions, and as files. */
export function PointMap(props: PointMapProps) {
  const { title, points, layers, tiles, home, viewOf, onPoint, ...frame } = props;
  const ground: MapGround = { layers, tiles, home, viewOf };
  const t = useUiText();
  const data = useMemo<ChartData | undefined>(
    () =>
      points && {
        kind: 'points',
        title,
        hasTotal: false,
        categories: points,
        series: [
          { id: 'latitude', label: t('map.latitude'), values: points.map(({ latitude }) => latitude) },
          { id: 'longitude', label: t('map.longitude'), values: points.map(({ longitude }) => longitude) },
        ],
      },
    [points, title, t],
  );
  return (
    <MapFrame
      {...frame}
      title={title}
      data={data}
      onCategory={
        onPoint &&
        (({ id }) => {
          const point = points?.find((one) => one.id === id);
          if (point) onPoint(point);
        })
      }
      map={<LeafletPoints label={title} points={points ?? []} {...ground} onPoint={onPoint} />}
    />
  );
}
