import type { GeoJsonObject, Geometry } from 'geojson';

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

/** Pictures of the ground from a server that somebody runs: address with {z}, {x} and {y}, and whom to name for them. */
export interface MapTiles {
  url: string;
  attribution: string;
}

/** Where to look. */
export interface MapHome {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** Where a map is looked at, and what lies beneath what it shows. */
export interface MapGround {
  layers: readonly MapLayer[];
  tiles?: MapTiles;
  /** Undefined: at everything that it shows. */
  home?: MapHome;
  /** The view is set anew when this changes, and stays when only the figures do. */
  viewOf: string;
}

/** A place with a figure, and its area where it is known. */
export interface MapPlace {
  id: string;
  label: string;
  value: number;
  tip: string;
  position: { latitude: number; longitude: number } | null;
  geometry?: Geometry;
}

export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A place with a figure: a district with its farmers. */
export interface MapArea {
  id: string;
  label: string;
  geometry: Geometry;
  /** Null is not known: hatched, never the colour of zero. */
  value: number | null;
}
