import L from 'leaflet';
import type { Cluster } from './clusters.ts';
import type { MapPoint } from './types.ts';

interface Words {
  /** The accessible name of a symbol. */
  cluster: (count: number) => string;
  number: (count: number) => string;
}
interface Handlers {
  onPoint: (point: MapPoint) => void;
  onCluster: (cluster: Cluster) => void;
}

const SMALLEST = 28;
const LARGEST = 56;
/** Area grows with the count, so that a symbol twice as large stands for about twice as many. */
const sizeOf = (count: number) => Math.round(Math.min(LARGEST, SMALLEST + 4 * Math.log2(count)));

function symbol(cluster: Cluster, chosen: string | undefined, words: Words): L.DivIcon {
  const { point, count } = cluster;
  if (point)
    return L.divIcon({
      className: point.id === chosen ? 'map-point map-point-chosen' : 'map-point',
      // large enough for a finger; the dot itself is drawn smaller inside
      iconSize: [24, 24],
      html: '<span></span>',
    });
  const size = sizeOf(count);
  const text = document.createElement('span');
  text.textContent = words.number(count);
  return L.divIcon({ className: 'map-cluster', iconSize: [size, size], html: text });
}

/** Puts the symbols of what is in view into the layer; each can be reached by Tab and opened by Enter. */
export function drawClusters(
  layer: L.LayerGroup,
  clusters: readonly Cluster[],
  chosen: string | undefined,
  words: Words,
  { onPoint, onCluster }: Handlers,
): void {
  layer.clearLayers();
  for (const cluster of clusters) {
    const { point, latitude, longitude, count } = cluster;
    const name = point ? point.label : words.cluster(count);
    const marker = L.marker([latitude, longitude], { icon: symbol(cluster, chosen, words), title: name });
    const open = () => (point ? onPoint(point) : onCluster(cluster));
    marker.on('click', open);
    // Leaflet makes a marker reachable by Tab, but opens only its own popups by Enter
    marker.on('keydown', ({ originalEvent }: L.LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
      originalEvent.preventDefault();
      open();
    });
    marker.addTo(layer).getElement()?.setAttribute('aria-label', name);
  }
}
