import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { CLOSEST_ZOOM } from './clusters.ts';
import type { MapBounds, MapLayer, MapTiles } from './types.ts';

export const corners = ({ west, south, east, north }: MapBounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
];

export const viewOf = (map: L.Map): MapBounds => {
  const seen = map.getBounds();
  return { west: seen.getWest(), south: seen.getSouth(), east: seen.getEast(), north: seen.getNorth() };
};

/** Leaflet writes attributions as HTML; ours are plain text that people typed. */
const asText = (words: string): string => {
  const element = document.createElement('span');
  element.textContent = words;
  return element.innerHTML;
};

/** A map in the box, with its buttons and what lies beneath; undefined until the box is there. */
export function useLeaflet(
  box: RefObject<HTMLElement | null>,
  layers: readonly MapLayer[],
  /** How fine the steps of zoom are: with fine ones areas fill the map. */
  zoomSnap = 1,
  tiles?: MapTiles,
): L.Map | undefined {
  const t = useUiText();
  const [map, setMap] = useState<L.Map>();

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
      zoomSnap,
    });
    const resized = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    resized.observe(box.current as HTMLElement);
    setMap(made);
    return () => {
      resized.disconnect();
      made.remove();
    };
  }, [box, zoomSnap]);

  useEffect(() => {
    if (!map) return;
    const zoom = L.control.zoom({ zoomInTitle: t('map.zoomIn'), zoomOutTitle: t('map.zoomOut') }).addTo(map);
    return () => void zoom.remove();
  }, [map, t]);

  useEffect(() => {
    if (!map) return;
    const credits = L.control.attribution({ prefix: false }).addTo(map);
    if (tiles) {
      credits.addAttribution(asText(tiles.attribution));
      // a picture of the map may be taken only of pictures that came without cookies
      L.tileLayer(tiles.url, { maxZoom: CLOSEST_ZOOM, crossOrigin: 'anonymous' }).addTo(map);
    }
    const drawn = layers.map(({ data, attribution, filled, marked }) => {
      if (attribution) credits.addAttribution(asText(attribution));
      return L.geoJSON(data, {
        interactive: false,
        style: {
          className: marked ? 'map-mark' : filled ? 'map-land' : 'map-line',
          weight: marked ? 2 : 1,
          // land would hide the pictures of it
          fill: marked || (filled && !tiles),
        },
      }).addTo(map);
    });
    return () => {
      credits.remove();
      for (const layer of drawn) layer.remove();
      map.eachLayer((layer) => layer instanceof L.TileLayer && layer.remove());
    };
  }, [map, layers, tiles]);

  return map;
}
