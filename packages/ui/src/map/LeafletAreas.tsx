import Box from '@mui/material/Box';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { type AreaStyle, drawAreas, drawNames } from './draw-areas.ts';
import { areaMapStyles } from './map-styles.ts';
import type { MapArea, MapLayer, MapPoint } from './types.ts';
import { useLeaflet } from './use-leaflet.ts';
import { useSymbols } from './use-symbols.ts';

export interface LeafletAreasProps {
  label: string;
  areas: readonly MapArea[];
  layers: readonly MapLayer[];
  points: readonly MapPoint[];
  style: AreaStyle;
  /** What the tooltip of an area says. */
  words: (area: MapArea) => string;
  onArea?: (area: MapArea) => void;
  onPoint?: (point: MapPoint) => void;
}

const ZOOM_STEP = 0.25;

/** Areas in the colours of their figures, with their names, and points above them. Fetched with the first such map. */
export default function LeafletAreas(props: LeafletAreasProps) {
  const { label, areas, layers, points, style, words, onArea, onPoint } = props;
  const box = useRef<HTMLDivElement>(null);
  const map = useLeaflet(box, layers, ZOOM_STEP);
  const latest = useRef({ onArea, words });
  latest.current = { onArea, words };
  const opens = Boolean(onArea);

  // where one looks stays when only the figures change
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!map) return;
    const ids = areas.map(({ id }) => id);
    if (areas.length === 0 || ids.join() === shown.current.join()) return;
    shown.current = ids;
    const bounds = L.featureGroup(areas.map(({ geometry }) => L.geoJSON(geometry))).getBounds();
    map.fitBounds(bounds, { padding: [16, 16], animate: false });
  }, [map, areas]);

  useEffect(() => {
    if (!map) return;
    const surfaces = L.layerGroup().addTo(map);
    const names = L.layerGroup().addTo(map);
    const open = opens ? (area: MapArea) => latest.current.onArea?.(area) : undefined;
    const bounds = drawAreas(surfaces, areas, style, (area) => latest.current.words(area), open).map((one) =>
      one.getBounds(),
    );
    const redraw = () => drawNames(map, names, areas, bounds);
    map.on('moveend', redraw);
    redraw();
    return () => {
      map.off('moveend', redraw);
      surfaces.remove();
      names.remove();
    };
  }, [map, areas, style, opens]);

  useSymbols(map, points, undefined, { onChoose: onPoint });

  // Leaflet counts from the left whatever the reading direction
  return <Box ref={box} role="region" aria-label={label} dir="ltr" sx={areaMapStyles} />;
}
