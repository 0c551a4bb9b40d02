import L from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { clusterIndex } from './clusters.ts';
import { drawClusters } from './draw-clusters.ts';
import type { MapBounds, MapPoint } from './types.ts';
import { viewOf } from './use-leaflet.ts';

interface SymbolHandlers {
  onChoose?: (point: MapPoint) => void;
  onView?: (bounds: MapBounds) => void;
}

/** The points of what is in view, near ones as one symbol; drawn anew whenever the view changes. */
export function useSymbols(
  map: L.Map | undefined,
  points: readonly MapPoint[],
  chosen: string | undefined,
  handlers: SymbolHandlers,
): void {
  const t = useUiText();
  const latest = useRef(handlers);
  latest.current = handlers;
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
}
