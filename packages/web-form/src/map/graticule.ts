import L from 'leaflet';

const STEPS = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001];
const LINES = 5;

const short = (degrees: number): string => `${Number(degrees.toFixed(4))}°`;

function linesBetween(from: number, to: number): number[] {
  const step = STEPS.find((s) => (to - from) / s >= LINES) ?? 0.0001;
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}

/** Lines of latitude and longitude with their numbers, so that ground without pictures still says where it is. */
export function drawGraticule(map: L.Map): void {
  const layer = L.layerGroup().addTo(map);
  const label = (at: L.LatLngTuple, text: string) =>
    L.marker(at, {
      interactive: false,
      keyboard: false,
      icon: L.divIcon({ className: 'wf-degree', html: text, iconSize: [0, 0] }),
    }).addTo(layer);
  const draw = () => {
    layer.clearLayers();
    const box = map.getBounds();
    const [west, east, south, north] = [box.getWest(), box.getEast(), box.getSouth(), box.getNorth()];
    const line = (from: L.LatLngTuple, to: L.LatLngTuple) =>
      L.polyline([from, to], { color: '#7d8a82', weight: 1, opacity: 0.5, interactive: false }).addTo(layer);
    for (const lat of linesBetween(south, north)) {
      line([lat, west], [lat, east]);
      label([lat, east - (east - west) * 0.07], short(lat));
    }
    for (const lng of linesBetween(west, east)) {
      line([south, lng], [north, lng]);
      label([north - (north - south) * 0.02, lng], short(lng));
    }
  };
  map.on('moveend zoomend resize', draw);
  draw();
}
