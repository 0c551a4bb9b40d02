import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo, useState } from 'react';
import { isWithin } from './bounds.ts';
import type { LeafletMapProps } from './LeafletMap.tsx';
import { PointList } from './PointList.tsx';
import type { MapBounds } from './types.ts';

/** Bangladesh. */
const HOME: MapBounds = { west: 88, south: 20.6, east: 92.7, north: 26.7 };
const LeafletMap = lazy(() => import('./LeafletMap.tsx'));

interface MapViewProps extends Omit<LeafletMapProps, 'home' | 'onView'> {
  home?: MapBounds;
  /** Without it there is no list: one point whose place is told elsewhere. */
  listLabel?: string;
  height?: number;
}

/** Points on a map that clusters them, with the list of what is in view beside it. */
export function MapView({ listLabel, height = 440, home = HOME, points, ...map }: MapViewProps) {
  const [view, setView] = useState<MapBounds>();
  const inView = useMemo(() => (view ? points.filter((point) => isWithin(point, view)) : points), [points, view]);
  return (
    <Paper
      variant="outlined"
      sx={{
        overflow: 'hidden',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: listLabel ? '1fr 300px' : '1fr' },
        gridTemplateRows: { xs: `${Math.min(height, 320)}px`, md: `${height}px` },
        gridAutoRows: 240,
      }}
    >
      <Box sx={{ minWidth: 0, minHeight: 0 }}>
        <Suspense fallback={<Skeleton variant="rectangular" sx={{ height: 1 }} />}>
          <LeafletMap {...map} points={points} home={home} onView={listLabel ? setView : undefined} />
        </Suspense>
      </Box>
      {listLabel && <PointList label={listLabel} points={inView} />}
    </Paper>
  );
}
