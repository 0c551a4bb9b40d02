import type { Reason } from '../reasons.ts';

/** A unit of a list, in the order of the file but with parents before their children. */
export interface ListedUnit {
  /** As the author sees it; the headings stand in row 1. */
  row: number;
  level: string;
  code: string | null;
  name: string;
  nameBn: string | null;
  /** Its place in this list. */
  parent: number | null;
  /** A code that is not in this file: of a unit that is there already. */
  parentCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface Fault {
  row: number;
  level: string | null;
  name: string | null;
  reason: Reason;
  parent?: string | null;
}

/** Unreadable: a sentence on the whole file. */
export type Unreadable = { kind: 'unreadable'; what: string };
export type ListFile = { kind: 'units'; units: ListedUnit[]; faults: Fault[] };

/** An area of a boundary file, checked and wound the right way. */
export interface Area {
  row: number;
  /** What the file says of its level: `adm2`, `Districts`, or nothing. */
  level: string | null;
  code: string | null;
  name: string | null;
  parentCode: string | null;
  /** The text of a GeoJSON geometry: it goes to the database unread. */
  geometry: string;
  digest: string;
  /** Longitude and latitude of a point inside. */
  point: [number, number] | null;
}
export type BoundaryFile = { kind: 'boundaries'; areas: Area[]; faults: Fault[] };
export type GeoFile = ListFile | BoundaryFile | Unreadable;

/** The answer of the worker: units as texts of a thousand each, which are read back without holding up the server. */
export type WorkerAnswer = (Omit<ListFile, 'units'> & { units: string[] }) | BoundaryFile | Unreadable;

export const LISTS = /\.(csv|xlsx|xls)$/i;
export const BOUNDARIES = /\.(geojson|topojson|json)$/i;
export const TYPES = '.csv, .xlsx, .xls, .geojson, .topojson, .json';
