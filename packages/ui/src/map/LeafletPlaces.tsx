import Box from '@mui/material/Box';
import L from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { type AreaStyle, drawAreas } from './draw-areas.ts';
import { type Drawn, drawPlaceNames, drawPlaces } from './draw-places.ts';
import { placeMapStyles } from './map-styles.ts';
import type { MapArea, MapGround, MapPlace } from './types.ts';
import { useLeaflet } from './use-leaflet.ts';
import { useView } from './use-view.ts';

export interface LeafletPlacesProps extends MapGround {
  label: string;
  places: readonly MapPlace[];
  style: AreaStyle;
  onPlace?: (place: MapPlace) => void;
}

const ZOOM_STEP = 0.25;

const spotOf = ({ position, geometry }: MapPlace): L.LatLng | undefined => {
  if (position) return L.latLng(position.latitude, position.longitude);
  return geometry ? L.geoJSON(geometry).getBounds().getCenter() : undefined;
};

/** Places with their figures: areas in colours where they are known, symbols whose size is the count, names. */
export default function LeafletPlaces(props: LeafletPlacesProps) {
  const { label, places, layers, tiles, style, home, viewOf, onPlace } = props;
  const t = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const map = useLeaflet(box, layers, ZOOM_STEP, tiles);
  const latest = useRef(onPlace);
  latest.current = onPlace;
  const opens = Boolean(onPlace);
  const drawn = useMemo<Drawn[]>(
    () =>
      places.flatMap((place) => {
        const at = spotOf(place);
        return at ? [{ place, at }] : [];
      }),
    [places],
  );

  const bounds = useMemo(() => {
    if (drawn.length === 0) return undefined;
    const around = L.latLngBounds(drawn.map(({ at }) => at));
    for (const { geometry } of places) if (geometry) around.extend(L.geoJSON(geometry).getBounds());
    return around;
  }, [drawn, places]);
  const looks = useRef<() => boolean>(() => false);
  looks.current = useView(map, viewOf, home, bounds);

  useEffect(() => {
    if (!map) return;
    const surfaces = L.layerGroup().addTo(map);
    const tips = new Map(places.map((place) => [place.id, place]));
    const areas = places.flatMap(({ id, label: name, value, geometry }): MapArea[] =>
      geometry ? [{ id, label: name, value, geometry }] : [],
    );
    const open = opens
      ? ({ id }: MapArea) => {
          const place = tips.get(id);
          if (place) latest.current?.(place);
        }
      : undefined;
    drawAreas(surfaces, areas, style, ({ id }) => tips.get(id)?.tip ?? '', open);
    return () => void surfaces.remove();
  }, [map, places, style, opens]);

  useEffect(() => {
    if (!map) return;
    const symbols = L.layerGroup().addTo(map);
    const names = L.layerGroup().addTo(map);
    const most = Math.max(0, ...places.map(({ value }) => value));
    const words = { number: (value: number) => t('number', { value }) };
    const redraw = () => {
      // the map has no view until the first places are there
      if (!looks.current()) return;
      const view = map.getBounds().pad(0.1);
      const inView = drawn.filter(({ at }) => view.contains(at));
      const counted = inView.filter(({ place }) => place.value > 0);
      drawPlaces(symbols, counted, most, words, { onPlace: (place) => latest.current?.(place) });
      drawPlaceNames(map, names, inView, most);
    };
    map.on('moveend', redraw);
    redraw();
    return () => {
      map.off('moveend', redraw);
      symbols.remove();
      names.remove();
    };
  }, [map, drawn, places, t]);

  // Leaflet counts from the left whatever the reading direction
  return <Box ref={box} role="region" aria-label={label} dir="ltr" sx={placeMapStyles} />;
}
