import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import L from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { boundsOf } from './bounds.ts';
import { CLOSEST_ZOOM, clusterIndex } from './clusters.ts';
import { drawClusters } from './draw-clusters.ts';
import { mapStyles } from './map-styles.ts';
import type { MapBounds, MapLayer, MapPoint } from './types.ts';

export interface LeafletMapProps {
  label: string;
  points: readonly MapPoint[];
  layers: readonly MapLayer[];
  /** Where to look when there are no points. */
  home: MapBounds;
  /** What to look at instead of all the points; keep it the same object while it is the same place. */
  focus?: MapBounds;
  chosen?: string;
  onChoose?: (point: MapPoint) => void;
  onView?: (bounds: MapBounds) => void;
}

const corners = ({ west, south, east, north }: MapBounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
];
const viewOf = (map: L.Map): MapBounds => {
  const seen = map.getBounds();
  return { west: seen.getWest(), south: seen.getSouth(), east: seen.getEast(), north: seen.getNorth() };
};
/** Leaflet writes attributions as HTML; ours are plain text that people typed. */
const asText = (words: string): string => {
  const element = document.createElement('span');
  element.textContent = words;
  return element.innerHTML;
};
/** A single point is shown with its surroundings: without tiles there is nothing to see close by. */
const fit = (points: readonly MapPoint[]) => ({
  padding: [32, 32] as L.PointTuple,
  maxZoom: points.length > 1 ? 13 : 8,
  animate: false,
});

/** Leaflet and nothing around it; loaded when the first map is shown. */
export default function LeafletMap({ label, points, layers, home, focus, chosen, onChoose, onView }: LeafletMapProps) {
  const t = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const latest = useRef({ onChoose, onView });
  latest.current = { onChoose, onView };

  useEffect(() => {
    const animated = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = L.map(box.current as HTMLElement, {
      attributionControl: false,
      zoomControl: false,
      zoomAnimation: animated,
      markerZoomAnimation: animated,
      fadeAnimation: animated,
      maxZoom: CLOSEST_ZOOM,
      minZoom: 2,
    });
    const resized = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    resized.observe(box.current as HTMLElement);
    setMap(made);
    return () => {
      resized.disconnect();
      made.remove();
    };
  }, []);

  useEffect(() => {
    if (!map) return;
    const zoom = L.control.zoom({ zoomInTitle: t('map.zoomIn'), zoomOutTitle: t('map.zoomOut') }).addTo(map);
    return () => void zoom.remove();
  }, [map, t]);

  useEffect(() => {
    if (!map) return;
    const credits = L.control.attribution({ prefix: false }).addTo(map);
    const drawn = layers.map(({ data, attribution, filled, marked }) => {
      if (attribution) credits.addAttribution(asText(attribution));
      return L.geoJSON(data, {
        interactive: false,
        style: {
          className: marked ? 'map-mark' : filled ? 'map-land' : 'map-line',
          weight: marked ? 2 : 1,
          fill: filled || marked,
        },
      }).addTo(map);
    });
    return () => {
      credits.remove();
      for (const layer of drawn) layer.remove();
    };
  }, [map, layers]);

  useEffect(() => {
    if (focus) map?.fitBounds(corners(focus), { padding: [24, 24], maxZoom: 13, animate: false });
    else map?.fitBounds(corners(boundsOf(points) ?? home), fit(points));
  }, [map, points, home, focus]);

  const clustersIn = useMemo(() => clusterIndex(points), [points]);
  useEffect(() => {
    if (!map) return;
    const symbols = L.layerGroup().addTo(map);
    const words = {
      cluster: (count: number) => t('map.cluster', { count }),
      number: (value: number) => t('number', { value }),
    };
    const draw = () => {
      const view = viewOf(map);
      drawClusters(symbols, clustersIn(view, map.getZoom()), chosen, words, {
        onPoint: (point) => latest.current.onChoose?.(point),
        onCluster: ({ latitude, longitude, opensAt }) => {
          // the symbol will be gone: whoever came by keyboard stays on the map
          map.getContainer().focus({ preventScroll: true });
          map.setView([latitude, longitude], opensAt);
        },
      });
      latest.current.onView?.(view);
    };
    map.on('moveend', draw);
    draw();
    return () => {
      map.off('moveend', draw);
      symbols.remove();
    };
  }, [map, clustersIn, chosen, t]);

  // Leaflet counts from the left whatever the reading direction
  return <Box ref={box} role="region" aria-label={label} dir="ltr" sx={mapStyles} />;
}
