import { PLACES } from '../content/places.ts';

export type Programme = 1 | 2;

/** A union where the programme works. */
export interface DemoUnion {
  division: number;
  district: number;
  upazila: number;
  union: number;
  /** Of the district: no more is known of the places below. */
  latitude: number | null;
  longitude: number | null;
  /** Of 10,000 members of each programme, how many live here. */
  members: Readonly<Record<Programme, number>>;
}

export interface ListedUnion {
  union: number;
  members: Readonly<Record<Programme, number>>;
}

export const LISTED_UNIONS: readonly ListedUnion[] = PLACES.trim()
  .split('\n')
  .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
  .map((entry) => {
    const [union = 0, sacp = 0, rains = 0] = entry.trim().split(' ').map(Number);
    return { union, members: { 1: sacp, 2: rains } };
  });
