import L from 'leaflet';
import { type AreaClass, classOf } from './area-classes.ts';
import type { MapArea } from './types.ts';

export interface AreaStyle {
  classes: readonly AreaClass[];
  colors: readonly string[];
  /** What areas without a figure are filled with. */
  unknown: string;
}

/** So many at most are drawn as elements, which the page's styles colour; more of them as one picture. */
const MOST_ELEMENTS = 300;

/** Of a name, in pixels. */
export const HEIGHT = 20;

function fillOf({ value }: MapArea, { classes, colors, unknown }: AreaStyle): string {
  const at = classOf(classes, value);
  return at === undefined ? unknown : (colors[at] ?? unknown);
}

/** Puts the areas into the layer. A press opens one; by keyboard the table beside the map does. */
export function drawAreas(
  layer: L.LayerGroup,
  areas: readonly MapArea[],
  style: AreaStyle,
  words: (area: MapArea) => string,
  onArea: ((area: MapArea) => void) | undefined,
  line = '#555',
): L.GeoJSON[] {
  const renderer = areas.length > MOST_ELEMENTS ? L.canvas({ padding: 0.5 }) : undefined;
  return areas.map((area) => {
    const drawn = L.geoJSON(area.geometry, {
      interactive: true,
      style: {
        className: onArea ? 'map-area map-area-open' : 'map-area',
        weight: 1,
        ...(renderer && { renderer, color: line, opacity: 0.6 }),
        fillColor: fillOf(area, style),
        fillOpacity: 1,
      },
    }).addTo(layer);
    drawn.bindTooltip(() => asElement(words(area)), { sticky: true, className: 'map-tip' });
    if (onArea) drawn.on('click', () => onArea(area));
    return drawn;
  });
}

/** Tooltips are HTML; names are what people typed. */
export function asElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

/** About as wide as a letter of a name, with its signs above and below. */
const LETTER = 7;
export const widthOf = (label: string) => label.replaceAll(/\p{Mn}/gu, '').length * LETTER + 8;

/** The names of areas that are large enough at this zoom to carry one; none covers another. */
export function drawNames(
  map: L.Map,
  layer: L.LayerGroup,
  areas: readonly MapArea[],
  bounds: readonly L.LatLngBounds[],
): void {
  layer.clearLayers();
  const view = map.getBounds();
  const taken: L.Bounds[] = [];
  for (const [at, { label }] of areas.entries()) {
    const box = bounds[at];
    if (!box || !view.intersects(box)) continue;
    const size = map.latLngToLayerPoint(box.getSouthEast()).subtract(map.latLngToLayerPoint(box.getNorthWest()));
    const width = widthOf(label);
    if (size.y < HEIGHT || size.x < width) continue;
    const middle = map.latLngToLayerPoint(box.getCenter());
    const half = L.point(width / 2, HEIGHT / 2);
    const room = L.bounds(middle.subtract(half), middle.add(half));
    if (taken.some((other) => other.intersects(room))) continue;
    taken.push(room);
    L.marker(box.getCenter(), {
      icon: L.divIcon({ className: 'map-name', html: asElement(label), iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
    }).addTo(layer);
  }
}
