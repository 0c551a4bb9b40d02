import type L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapHome } from './types.ts';

/**
 * Looks at home, else at all there is, whenever `viewOf` changes; what one looks at stays when only the figures change.
 * Answers whether the map looks anywhere yet: before that it has no bounds.
 */
export function useView(
  map: L.Map | undefined,
  viewOf: string,
  home: MapHome | undefined,
  all: L.LatLngBounds | undefined,
): () => boolean {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!map || seen.current === viewOf || (!home && !all)) return;
    seen.current = viewOf;
    if (home) map.setView([home.latitude, home.longitude], home.zoom, { animate: false });
    else if (all) map.fitBounds(all, { padding: [40, 40], maxZoom: 11, animate: false });
  }, [map, viewOf, home, all]);
  return () => seen.current !== undefined;
}
