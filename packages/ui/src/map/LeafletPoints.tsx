import Box from '@mui/material/Box';
import L from 'leaflet';
import { useMemo, useRef } from 'react';
import { placeMapStyles } from './map-styles.ts';
import type { MapGround, MapPoint } from './types.ts';
import { useLeaflet } from './use-leaflet.ts';
import { useSymbols } from './use-symbols.ts';
import { useView } from './use-view.ts';

export interface LeafletPointsProps extends MapGround {
  label: string;
  points: readonly MapPoint[];
  onPoint?: (point: MapPoint) => void;
}

/** Points, near ones as one symbol with their number. */
export default function LeafletPoints({ label, points, layers, tiles, home, viewOf, onPoint }: LeafletPointsProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useLeaflet(box, layers, 1, tiles);
  const bounds = useMemo(
    () =>
      points.length > 0 ? L.latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude])) : undefined,
    [points],
  );
  useView(map, viewOf, home, bounds);
  useSymbols(points.length > 0 ? map : undefined, points, undefined, { onChoose: onPoint });
  return <Box ref={box} role="region" aria-label={label} dir="ltr" sx={placeMapStyles} />;
}
