import type { MapPlace } from './types.ts';

/** Degrees between neighbours: about four kilometres. */
const STEP = 0.04;
const TURN = Math.PI * (3 - Math.sqrt(5));

/**
 * Places of which only the place above is known stand on one spot: they are set around it like seeds of a sunflower, so
 * that each can be seen and pressed. The same places are always set in the same way.
 */
export function spread(places: readonly MapPlace[]): MapPlace[] {
  const here = new Map<string, number>();
  const all = new Map<string, number>();
  const keyOf = ({ position }: MapPlace) => position && `${position.latitude} ${position.longitude}`;
  for (const place of places) {
    const key = keyOf(place);
    if (key) all.set(key, (all.get(key) ?? 0) + 1);
  }
  return places.map((place) => {
    const key = keyOf(place);
    if (!key || !place.position || (all.get(key) ?? 0) < 2) return place;
    const at = here.get(key) ?? 0;
    here.set(key, at + 1);
    const away = STEP * Math.sqrt(at);
    const { latitude, longitude } = place.position;
    return {
      ...place,
      position: { latitude: latitude + away * Math.sin(at * TURN), longitude: longitude + away * Math.cos(at * TURN) },
    };
  });
}
