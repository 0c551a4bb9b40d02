/** A place as a form keeps it. */
export interface Place {
  latitude: number;
  longitude: number;
  altitude: number | null;
  accuracy: number | null;
}

const DIGITS = 7;
const short = (n: number): string => String(Number(n.toFixed(DIGITS)));

export const toText = ({ latitude, longitude, altitude, accuracy }: Place): string =>
  [latitude, longitude, altitude ?? 0, accuracy ?? 0].map(short).join(' ');

export function toPlace(text: string): Place | null {
  const [latitude, longitude, altitude = null, accuracy = null] = text.trim().split(/\s+/).map(Number);
  if (text.trim() === '' || latitude === undefined || longitude === undefined) return null;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return { latitude, longitude, altitude, accuracy };
}

export const toPlaces = (text: string): Place[] => text.split(';').flatMap((part) => toPlace(part) ?? []);

/** A shape ends where it began; the last place is the first one again. */
export function toLine(places: readonly Place[], isShape: boolean): string {
  const [first] = places;
  if (!first || places.length < (isShape ? 3 : 2)) return '';
  return [...places, ...(isShape ? [first] : [])].map(toText).join(';');
}

/** The places a person set: a shape without its closing one. */
export function fromLine(text: string, isShape: boolean): Place[] {
  const places = toPlaces(text);
  return isShape ? places.slice(0, -1) : places;
}

export type LocateFault = 'geo.denied' | 'geo.unavailable' | 'geo.slow';
const FAULTS: Record<number, LocateFault> = { 1: 'geo.denied', 2: 'geo.unavailable', 3: 'geo.slow' };
const PATIENCE_MS = 30_000;

/** Where the device is, told as it gets better; ends at the accuracy wanted. Needs no map and no network. */
export function locate(
  wanted: number,
  onPlace: (place: Place) => void,
  onEnd: (fault?: LocateFault) => void,
): () => void {
  if (!('geolocation' in navigator)) {
    onEnd('geo.unavailable');
    return () => undefined;
  }
  let ended = false;
  let best: Place | undefined;
  const stop = (fault?: LocateFault) => {
    if (ended) return;
    ended = true;
    navigator.geolocation.clearWatch(watch);
    clearTimeout(timer);
    onEnd(best ? undefined : fault);
  };
  const timer = setTimeout(() => stop('geo.slow'), PATIENCE_MS);
  const watch = navigator.geolocation.watchPosition(
    ({ coords }) => {
      const { latitude, longitude, altitude, accuracy } = coords;
      if (best?.accuracy && best.accuracy <= accuracy) return;
      best = { latitude, longitude, altitude, accuracy };
      onPlace(best);
      if (accuracy <= wanted) stop();
    },
    ({ code }) => stop(FAULTS[code] ?? 'geo.unavailable'),
    { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
  );
  return () => stop();
}
