import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { boundsOf } from './bounds.ts';
import { mapStyles } from './map-styles.ts';
import type { MapBounds, MapLayer, MapPoint, MapTiles } from './types.ts';
import { corners, useLeaflet } from './use-leaflet.ts';
import { useSymbols } from './use-symbols.ts';

export interface LeafletMapProps {
  label: string;
  points: readonly MapPoint[];
  layers: readonly MapLayer[];
  /** Where to look when there are no points. */
  home: MapBounds;
  /** What to look at instead of all the points; keep it the same object while it is the same place. */
  focus?: MapBounds;
  tiles?: MapTiles;
  chosen?: string;
  onChoose?: (point: MapPoint) => void;
  onView?: (bounds: MapBounds) => void;
}

/** A single point is shown with its surroundings: without tiles there is nothing to see close by. */
const fit = (points: readonly MapPoint[]) => ({
  padding: [32, 32] as [number, number],
  maxZoom: points.length > 1 ? 13 : 8,
  animate: false,
});

/** Leaflet and nothing around it; loaded when the first map is shown. */
export default function LeafletMap(props: LeafletMapProps) {
  const { label, points, layers, home, focus, tiles, chosen, onChoose, onView } = props;
  const box = useRef<HTMLDivElement>(null);
  const map = useLeaflet(box, layers, 1, tiles);

  useEffect(() => {
    if (focus) map?.fitBounds(corners(focus), { padding: [24, 24], maxZoom: 13, animate: false });
    else map?.fitBounds(corners(boundsOf(points) ?? home), fit(points));
  }, [map, points, home, focus]);

  useSymbols(map, points, chosen, { onChoose, onView });

  // Leaflet counts from the left whatever the reading direction
  return <Box ref={box} role="region" aria-label={label} dir="ltr" sx={mapStyles} />;
}
