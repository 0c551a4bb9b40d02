import L from 'leaflet';
import type { Place } from '../controls/geo.ts';

const RADIUS = 7;

/** Places as dots, joined as they belong together; how exact a single one is, as a circle. */
export function drawPlaces(
  layer: L.LayerGroup,
  kind: 'point' | 'line' | 'shape',
  places: readonly Place[],
  color: string,
): void {
  layer.clearLayers();
  const points = places.map(({ latitude, longitude }): L.LatLngTuple => [latitude, longitude]);
  if (kind === 'line') L.polyline(points, { color, interactive: false }).addTo(layer);
  if (kind === 'shape') L.polygon(points, { color, interactive: false }).addTo(layer);
  const [only] = places;
  if (kind === 'point' && only?.accuracy && points[0])
    L.circle(points[0], { radius: only.accuracy, color, weight: 1, fillOpacity: 0.1, interactive: false }).addTo(layer);
  for (const point of points)
    L.circleMarker(point, {
      radius: RADIUS,
      color: '#fff',
      weight: 2,
      fillColor: color,
      fillOpacity: 1,
      interactive: false,
    }).addTo(layer);
}
