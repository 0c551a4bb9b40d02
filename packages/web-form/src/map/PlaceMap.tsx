import 'leaflet/dist/leaflet.css';
import { useTheme } from '@mui/material/styles';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Place } from '../controls/geo.ts';
import { useSession } from '../view/session.ts';
import { useFormText } from '../view/use-form-text.ts';
import { drawPlaces } from './draw-places.ts';
import { drawGraticule } from './graticule.ts';

/** Bangladesh, before anything is known. */
const CENTRE: L.LatLngExpression = [23.7, 90.35];
const COUNTRY_ZOOM = 7;
const PLACE_ZOOM = 16;

interface PlaceMapProps {
  kind: 'point' | 'line' | 'shape';
  places: readonly Place[];
  onPlace?: (place: Place) => void;
}

/**
 * A map to see and set places on. A click sets one; so does Enter, in the middle of the map, which the arrow keys move.
 * Without pictures (offline, or none configured) it shows degrees and a scale.
 */
export default function PlaceMap({ kind, places, onPlace }: PlaceMapProps) {
  const t = useFormText();
  const { tiles } = useSession().options;
  const { palette } = useTheme();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(undefined);
  const layer = useRef<L.LayerGroup>(undefined);
  const set = useRef(onPlace);
  set.current = onPlace;

  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const made = L.map(box, {
      preferCanvas: true,
      attributionControl: Boolean(tiles),
      zoomControl: false,
      zoomAnimation: false,
    });
    made.setView(CENTRE, COUNTRY_ZOOM);
    if (tiles) L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(made);
    else drawGraticule(made);
    L.control.zoom({ zoomInTitle: t('geo.zoomIn'), zoomOutTitle: t('geo.zoomOut') }).addTo(made);
    L.control.scale({ imperial: false }).addTo(made);
    const give = ({ lat, lng }: L.LatLng) =>
      set.current?.({ latitude: lat, longitude: lng, altitude: null, accuracy: null });
    made.on('click', ({ latlng }) => give(latlng));
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== box) return;
      event.preventDefault();
      give(made.getCenter());
    };
    box.addEventListener('keydown', onKey);
    map.current = made;
    layer.current = L.layerGroup().addTo(made);
    return () => {
      box.removeEventListener('keydown', onKey);
      made.remove();
    };
  }, [tiles, t]);

  useEffect(() => {
    if (!map.current || !layer.current) return;
    drawPlaces(layer.current, kind, places, palette.primary.main);
    const bounds = L.latLngBounds(places.map((p): L.LatLngTuple => [p.latitude, p.longitude]));
    if (!bounds.isValid() || map.current.getBounds().pad(-0.1).contains(bounds)) return;
    map.current.fitBounds(bounds, { maxZoom: PLACE_ZOOM, animate: false });
  }, [places, kind, palette.primary.main]);

  return (
    <>
      <div ref={element} className="wf-map" dir="ltr" role="application" aria-label={t('geo.map')} />
      {onPlace && <div className="wf-quiet">{t('geo.mapHelp')}</div>}
    </>
  );
}
