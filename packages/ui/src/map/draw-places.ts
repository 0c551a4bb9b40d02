import L from 'leaflet';
import { asElement, HEIGHT, widthOf } from './draw-areas.ts';
import { SYMBOL } from './map-styles.ts';
import { radiusOf } from './symbol-size.ts';
import type { MapPlace } from './types.ts';

/** A number fits into a symbol of this radius. */
const FOR_NUMBER = 13;
/** So many can be reached one by one with the keyboard; more are drawn as one picture, and the table reaches them. */
const MOST_REACHED = 150;

export interface PlaceWords {
  number: (value: number) => string;
}

export interface Drawn {
  place: MapPlace;
  at: L.LatLng;
}

function symbol({ value }: MapPlace, radius: number, words: PlaceWords): L.DivIcon {
  const text = document.createElement('span');
  text.textContent = radius >= FOR_NUMBER ? words.number(value) : '';
  return L.divIcon({ className: 'map-place', iconSize: [2 * radius, 2 * radius], html: text });
}

interface Handlers {
  onPlace?: (place: MapPlace) => void;
}

/** Symbols of the places in view, the largest beneath; each says its count, and opens by a press or by Enter. */
export function drawPlaces(
  layer: L.LayerGroup,
  drawn: readonly Drawn[],
  most: number,
  words: PlaceWords,
  { onPlace }: Handlers,
): void {
  layer.clearLayers();
  const renderer = drawn.length > MOST_REACHED ? L.canvas({ padding: 0.5 }) : undefined;
  for (const { place, at } of drawn.toSorted((a, b) => b.place.value - a.place.value)) {
    const radius = radiusOf(place.value, most);
    const open = () => onPlace?.(place);
    const marker = renderer
      ? L.circleMarker(at, { renderer, radius, weight: 1.5, color: '#fff', fillColor: SYMBOL, fillOpacity: 0.85 })
      : L.marker(at, { icon: symbol(place, radius, words), zIndexOffset: -Math.round(100 * radius) });
    marker.bindTooltip(() => asElement(place.tip), {
      className: 'map-tip',
      direction: 'top',
      offset: [0, -radius / 2],
    });
    marker.on('click', open);
    if (!renderer)
      marker.on('keydown', ({ originalEvent }: L.LeafletKeyboardEvent) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
        originalEvent.preventDefault();
        open();
      });
    marker.addTo(layer);
    if (!renderer) marker.getElement()?.setAttribute('aria-label', place.tip);
  }
}

/** Names beneath the symbols, those of the largest counts first; none covers another. */
export function drawPlaceNames(map: L.Map, layer: L.LayerGroup, drawn: readonly Drawn[], most: number): void {
  layer.clearLayers();
  const taken: L.Bounds[] = [];
  for (const { place, at } of drawn.toSorted((a, b) => b.place.value - a.place.value)) {
    const under = place.value > 0 ? radiusOf(place.value, most) + HEIGHT / 2 : 0;
    const middle = map.latLngToLayerPoint(at).add([0, under]);
    const half = L.point(widthOf(place.label) / 2, HEIGHT / 2);
    const room = L.bounds(middle.subtract(half), middle.add(half));
    if (taken.some((other) => other.intersects(room))) continue;
    taken.push(room);
    L.marker(map.layerPointToLatLng(middle), {
      icon: L.divIcon({ className: 'map-name', html: asElement(place.label), iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
    }).addTo(layer);
  }
}
