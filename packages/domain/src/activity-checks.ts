/**
 * What automatic checks can find in an activity. Each points a reviewer to something; none decides. `high` is very likely a
 * mistake, `low` is worth a look. A record without any is clean and may be approved together with others.
 */
export const ACTIVITY_CHECKS = {
  'position-outside': 'high',
  'position-far': 'low',
  'followed-missing': 'high',
  'date-missing': 'high',
  'date-future': 'high',
  'date-outside-project': 'high',
  'sub-activity-missing': 'high',
  'participant-not-member': 'low',
  'participant-twice': 'high',
  duplicate: 'high',
  'count-differs': 'high',
  'value-unusual': 'low',
  'photo-missing': 'low',
  'files-missing': 'high',
} as const satisfies Record<string, CheckSeverity>;

export type CheckSeverity = 'high' | 'low';
export type CheckCode = keyof typeof ACTIVITY_CHECKS;
export const CHECK_CODES = Object.keys(ACTIVITY_CHECKS) as CheckCode[];

/** One finding. Details are what its sentence needs: numbers, days, ids of other records. */
export interface Check {
  check: CheckCode;
  severity: CheckSeverity;
  /** Path of the question without the root; null when the form asks for it nowhere. */
  question: string | null;
  details: Record<string, string | number>;
}

export interface PositionLimits {
  /** Boundaries are simplified, and fields lie on both sides of them: so far outside is still inside. */
  boundaryKm: number;
  /** From the position of a union without a boundary: farther is worth a look, and very likely a mistake. */
  warningKm: number;
  seriousKm: number;
}
/** Of the programme, where a project says nothing else. */
export const POSITION_LIMITS: PositionLimits = { boundaryKm: 1, warningKm: 10, seriousKm: 25 };
/** Where not even the union's position is known, that of its upazila or district says less. */
export const FARTHEST_KM = { upazila: 40, district: 90 } as const;

/** Fewer approved ones say nothing about what is usual. */
export const LEAST_FOR_USUAL = 20;
/** More than so many robust standard deviations from the median is far from the usual. */
const FAR_DEVIATIONS = 5;
/** Makes the median of absolute deviations comparable with a standard deviation. */
const MAD_SCALE = 1.4826;
/** Where nearly all are alike their deviation is nothing: then a tenth of the median counts as one. */
const LEAST_SPREAD = 0.1;

const median = (sorted: readonly number[]): number => {
  const half = sorted.length >> 1;
  const upper = sorted[half] as number;
  return sorted.length % 2 ? upper : ((sorted[half - 1] as number) + upper) / 2;
};
const ascending = (a: number, b: number) => a - b;

export interface Usual {
  median: number;
  low: number;
  high: number;
}

/** What is usual among approved values; undefined while there are too few. One wild value among them moves it hardly. */
export function usualOf(values: readonly number[]): Usual | undefined {
  if (values.length < LEAST_FOR_USUAL) return undefined;
  const middle = median(values.toSorted(ascending));
  const mad = median(values.map((value) => Math.abs(value - middle)).toSorted(ascending));
  const spread = FAR_DEVIATIONS * Math.max(mad * MAD_SCALE, Math.abs(middle) * LEAST_SPREAD);
  return { median: middle, low: middle - spread, high: middle + spread };
}

export const isUnusual = (value: number, usual: Usual): boolean => value < usual.low || value > usual.high;

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
export interface Point {
  latitude: number;
  longitude: number;
}

/** Along the surface of the earth. */
export function distanceKm(a: Point, b: Point): number {
  const [dLat, dLon] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

type LonLat = readonly number[];

/** To the nearest edge of rings of [longitude, latitude]; flat around the point, good to a percent over some kilometres. */
export function distanceToEdgeKm(point: Point, rings: readonly (readonly LonLat[])[]): number {
  const perDegree = radians(1) * EARTH_KM;
  const scale = perDegree * Math.cos(radians(point.latitude));
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1] as LonLat, ring[i] as LonLat];
      const ax = ((a[0] as number) - point.longitude) * scale;
      const ay = ((a[1] as number) - point.latitude) * perDegree;
      const bx = ((b[0] as number) - point.longitude) * scale - ax;
      const by = ((b[1] as number) - point.latitude) * perDegree - ay;
      const length = bx * bx + by * by;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * bx + ay * by) / length));
      nearest = Math.min(nearest, Math.hypot(ax + t * bx, ay + t * by));
    }
  return nearest;
}
