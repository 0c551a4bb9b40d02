import type { GeoJsonObject } from 'geojson';

export interface MapPoint {
  id: string;
  latitude: number;
  longitude: number;
  label: string;
  /** Beneath the label in the list: when, by whom. */
  detail?: string;
  href?: string;
}

/** What lies beneath the points: an outline, boundaries. Nothing is fetched from elsewhere. */
export interface MapLayer {
  id: string;
  data: GeoJsonObject;
  attribution: string;
  /** Drawn as land; otherwise lines only. */
  filled?: boolean;
  /** What the map is about: a strong line over the others. */
  marked?: boolean;
}

export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}
